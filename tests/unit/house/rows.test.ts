import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { allowedBy } from '../../rows/allowed.ts'
import { differences } from '../../rows/compare.ts'
import { join, nothing, see, type Shape } from '../../rows/shape.ts'

const types = `
  interface Person { id: string; name: string | null }
  export interface Row {
    id: string
    count: number
    status: 'open' | 'closed'
    at: string | null
    chief: Person | null
    lines: { minutes: number; remark?: string }[]
    seen: Date
    anything: unknown
  }
  export type Either = { kind: 'a'; a: number } | { kind: 'b'; b: string }
  export type Added = Person & { own: boolean } & Record<string, unknown>
  export type Counts = Record<string, number>
`

const program = (() => {
  const name = `${import.meta.dirname}/rows-of-a-test.ts`
  const host = ts.createCompilerHost({ target: ts.ScriptTarget.ES2022 })
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(name, types, version) : read(file, version)
  const made = ts.createProgram(
    [name],
    { strict: true, target: ts.ScriptTarget.ES2022, lib: ['lib.es5.d.ts'], types: [] },
    host,
  )
  return { made, checker: made.getTypeChecker(), file: made.getSourceFile(name) }
})()

function typeOf(name: string): ts.Type {
  const { checker, file } = program
  const exported = file && checker.getSymbolAtLocation(file)?.exports?.get(name as ts.__String)
  if (!exported) throw new Error(`there is no type ${name}`)
  return checker.getDeclaredTypeOfSymbol(exported)
}

function seen(...rows: unknown[]): Shape {
  const shape = nothing()
  for (const row of rows) see(shape, row)
  return shape
}

const against = (name: string, ...rows: unknown[]) =>
  differences(seen(...rows), allowedBy(program.checker, [typeOf(name)]))

const right = {
  id: 'x',
  count: 1,
  status: 'open',
  at: null,
  chief: { id: 'y', name: null },
  lines: [{ minutes: 5 }, { minutes: 6, remark: 'late' }],
  seen: new Date(0),
  anything: [1, 'x', null],
}

describe('rows that tests saw, against the type beside their statement', () => {
  it('are taken where they are what it says', () => {
    expect(against('Row', right, { ...right, at: '2026-01-01', chief: null, status: 'closed', lines: [] })).toEqual([])
  })

  it.each<[string, object, string[]]>([
    ['a key the type does not have', { more: 1 }, ['row.more is there, the type does not have it']],
    ['null where it is not said', { id: null }, ['row.id is null, the type says string']],
    ['a bigint that arrives as text', { count: '1' }, ['row.count is string, the type says number']],
    ['a time that arrives as text', { seen: '2026' }, ['row.seen is string, the type says date']],
    ['a word that is not named', { status: 'over' }, ['row.status is "over", which is no text of the type']],
    ['null within JSON', { chief: { id: null, name: '' } }, ['row.chief.id is null, the type says string']],
    ['a key that JSON lacks', { chief: { id: '' } }, ['row.chief.name is missing in 1 of 2']],
    ['a text within a list', { lines: [{ minutes: '5' }] }, ['row.lines[].minutes is string, the type says number']],
    ['an object where a list is said', { lines: {} }, ['row.lines is object, the type says array']],
  ])('are found with %s', (_, change, found) => {
    expect(against('Row', right, { ...right, ...change })).toEqual(found)
  })

  it('are found without a key the type has', () => {
    const { at, ...rest } = right
    expect(at).toBeNull()
    expect(against('Row', rest)).toEqual(['row.at is missing in 1 of 1'])
  })

  it('of several kinds have the keys of any of them', () => {
    expect(against('Either', { kind: 'a', a: 1 }, { kind: 'b', b: '' })).toEqual([])
    expect(against('Either', { kind: 'c', a: '' })).toEqual([
      'row.kind is "c", which is no text of the type',
      'row.a is string, the type says number',
    ])
  })

  it('of an interface have no other keys because it is a record as well', () => {
    const row = { id: '', name: null, own: true }
    expect(against('Added', row)).toEqual([])
    expect(against('Added', { ...row, more: 1 })).toEqual(['row.more is there, the type does not have it'])
  })

  it('of a record have any key, and what it holds is looked at', () => {
    expect(against('Counts', { a: 1, b: 2 })).toEqual([])
    expect(against('Counts', { a: 1, b: null })).toEqual(['row.b is null, the type says number'])
  })

  it('are the same whether seen at once or apart', () => {
    const apart = seen(right)
    join(apart, seen({ ...right, at: 'x', chief: null }))
    expect(apart).toEqual(seen(right, { ...right, at: 'x', chief: null }))
  })
})
