import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../openapi/declared.ts'
import type * as kiosks from '../../../openapi/kiosks.ts'
import { operations } from '../../../openapi/operations.ts'
import { attempt } from '../../../server/attempt.ts'
import type { Context, Handlers } from '../../../server/context.ts'
import { root } from '../../../server/root.ts'
import type * as byType from '../../support/declared-by-type.ts'

/** By operation, what the compiler makes of `declaredByType`. */
function askedOfCompiler(): Record<string, string[]> {
  const name: keyof typeof byType = 'declaredByType'
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const path = join(root, 'tests/support/declared-by-type.ts')
  const program = ts.createProgram([path], { ...options, incremental: false, types: [] })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const exported = file && checker.getSymbolAtLocation(file)?.exports?.get(name as ts.__String)
  if (!exported) throw new Error('the type is missing')
  const typesIn = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol).getProperties()
  const codes = (type: ts.Type) =>
    (type.isUnion() ? type.types : [type]).map(one => (one.isStringLiteral() ? one.value : checker.typeToString(one)))
  return Object.fromEntries(
    typesIn(exported)
      .flatMap(typesIn)
      .map(operation => [operation.name, codes(checker.getTypeOfSymbol(operation)).toSorted()]),
  )
}

it('the compiler knows the declared problems of every operation', { timeout: 240_000 }, () => {
  const declared = operations.map(route => [route.operationId, [...problemsOf(route)].toSorted()])
  expect(askedOfCompiler()).toEqual(Object.fromEntries(declared))
})

type StartKiosk = Handlers<typeof kiosks>['startKiosk']
const ctx = { refuse: code => new Error(code) } as Parameters<StartKiosk>[1]
const input = {} as Parameters<StartKiosk>[0]

const whenOver = (of: Context<'outOfTurn'>): never => {
  throw of.refuse('outOfTurn')
}
const whenWrong = (of: Context<'pinWrong'>): never => {
  throw of.refuse('pinWrong')
}
const whenEither = (of: Context<'outOfTurn' | 'pinWrong'>, over: boolean) => (over ? whenOver(of) : whenWrong(of))

describe('startKiosk, which declares outOfTurn and not pinWrong', () => {
  it('refuses with what it declares, by itself and by a helper', async () => {
    const itself: StartKiosk = async (_, of) => Promise.reject(of.refuse('outOfTurn'))
    const byHelper: StartKiosk = async (_, of) => whenOver(of)
    for (const handler of [itself, byHelper]) await expect(handler(input, ctx)).rejects.toThrow('outOfTurn')
  })

  it('does not compile with another problem', async () => {
    // @ts-expect-error refused by itself
    const itself: StartKiosk = async (_, of) => Promise.reject(of.refuse('pinWrong'))
    // @ts-expect-error refused by a helper
    const byHelper: StartKiosk = async (_, of) => whenWrong(of)
    // @ts-expect-error by a helper of helpers
    const deeper: StartKiosk = async (_, of) => whenEither(of, false)
    // @ts-expect-error by a function that is the handler
    const another: StartKiosk = async (_: unknown, of: Context<'pinWrong'>) => whenWrong(of)
    for (const handler of [itself, byHelper, deeper, another])
      await expect(handler(input, ctx)).rejects.toThrow('pinWrong')
  })

  it('has helpers that name what they need', () => {
    // @ts-expect-error it names no problem
    const helper = (of: Context) => of.refuse('outOfTurn')
    expect(helper(ctx).message).toBe('outOfTurn')
  })
})

describe('attempt', () => {
  it('answers what was done, or how it was refused', () => {
    const wrong = (of: Context<'pinWrong'>) => {
      throw of.refuse('pinWrong', { left: 4 })
    }
    expect(attempt(ctx, () => 1)).toEqual({ done: 1 })
    expect(attempt(ctx, wrong)).toEqual({ refused: { problem: 'pinWrong', details: { left: 4 } } })
  })

  it('throws on whatever else is thrown, also a refusal of the operation', () => {
    expect(() => attempt(ctx, () => whenOver(ctx))).toThrow('outOfTurn')
  })
})
