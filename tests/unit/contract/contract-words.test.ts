import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { examples } from '../../../openapi/examples.ts'
import { words } from '../../../openapi/glossary.ts'
import '../../../openapi/operations.ts'
import { root } from '../../../server/root.ts'

interface Described {
  description?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
  oneOf?: Described[]
  examples?: unknown[]
}
const contract = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, Described> }
  paths: Record<string, Record<string, { description?: string }>>
}
const { schemas } = contract.components
const shapes = new Map(
  Object.keys(schemas).map(name => {
    const shape = [...z.globalRegistry._idmap].find(([id]) => id === name)?.[1]
    return [name, shape] as const
  }),
)

const fields = (shape: Described, at: string): [string, Described][] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, field]): [string, Described][] => [
    [`${at}.${name}`, field],
    ...fields(field, `${at}.${name}`),
  ]),
  ...[shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(inner => (inner ? fields(inner, at) : [])),
]
const all = Object.entries(schemas).flatMap(([name, shape]) => fields(shape, name))

describe('the contract', () => {
  it('says of no field what only its namesakes are', () => {
    const said = (of: string) => all.filter(([, { description }]) => description === of).map(([at]) => at)
    expect(said('what the warning is about')).toEqual(['RestWarning.kind'])
    const stand = said('where the person stands on the position')
    expect(stand.filter(at => /^(Project|ProjectSummary|ProjectsCalendar|Found|VacationRequest)\./.test(at))).toEqual(
      [],
    )
    expect(stand).toContain('Job.status')
  })

  it('says of every field and operation what it is', () => {
    expect(all.filter(([, { description }]) => !description).map(([at]) => at)).toEqual([])
    const operations = Object.values(contract.paths).flatMap(methods => Object.values(methods))
    expect(operations.filter(({ description }) => !description)).toEqual([])
  })

  it.each([...shapes])('has an example of %s that it would take itself', (name, shape) => {
    const { success, error } = (shape as z.ZodType).safeParse(schemas[name]?.examples?.[0])
    expect(success, error && z.prettifyError(error)).toBe(true)
  })

  it('explains and shows no word it does not have', () => {
    const there = new Set(
      all.flatMap(([at]) => [
        at,
        ...at.split('.'),
        `${at.split('.')[0]}.${at.split('.').at(-1)}`,
        at.split('.').slice(-2).join('.'),
      ]),
    )
    const parameters = new Set(['expand', 'expires', 'n', 'q', 'tab'])
    const named = [...Object.keys(words), ...Object.keys(examples)].filter(word => !parameters.has(word))
    expect(named.filter(word => !there.has(word) && !(word in schemas))).toEqual([])
  })
})
