import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../server/root.ts'

interface Shape {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  deprecated?: boolean
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  schema?: Shape
  name?: string
  in?: string
}
interface Operation {
  operationId: string
  parameters?: Shape[]
}
const contract = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8')) as {
  components: Record<'schemas' | 'parameters', Record<string, Shape>>
  paths: Record<string, Record<string, Operation>>
}
const { schemas, parameters } = contract.components

function meant(shape: Shape): Shape {
  const [group, name = ''] = shape.$ref?.split('/').slice(-2) ?? []
  const found = group === 'schemas' ? schemas[name] : group === 'parameters' ? parameters[name] : undefined
  if (shape.$ref && !found) throw new Error(`${shape.$ref} is nowhere`)
  return found ? meant(found) : shape
}

const within = ({ anyOf = [], oneOf = [], allOf = [], items, additionalProperties: more }: Shape): Shape[] => [
  ...anyOf,
  ...oneOf,
  ...allOf,
  ...(items ? [items] : []),
  ...(typeof more === 'object' ? [more] : []),
]

type Kind = 'object' | 'text' | 'id'
/** What a field is, or each of a list; numbers and the like are neither. */
function kindsOf(field: Shape): Kind[] {
  const shape = meant(field)
  const own: Kind[] = shape.properties
    ? ['object']
    : [shape.type].flat().includes('string')
      ? [shape.format === 'uuid' ? 'id' : 'text']
      : []
  return [...own, ...within(shape).flatMap(kindsOf)]
}

interface Use {
  word: string
  at: string
  kind: Kind
  /** A former name, beside the present one. */
  deprecated?: boolean | undefined
}
const usesIn = (shape: Shape, at: string): Use[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([word, field]) => [
    ...kindsOf(field).map(kind => ({ word, at, kind, deprecated: field.deprecated })),
    ...usesIn(field, `${at}.${word}`),
  ]),
  ...within(shape).flatMap(inner => usesIn(inner, at)),
]
const everyUse: Use[] = [
  ...Object.entries(schemas).flatMap(([name, shape]) => usesIn(shape, name)),
  ...Object.values(contract.paths)
    .flatMap(operations => Object.values(operations))
    .flatMap(({ operationId, parameters: taken = [] }) =>
      taken
        .map(meant)
        .flatMap(({ name = '', schema = {} }) =>
          kindsOf(schema).map((kind): Use => ({ word: name, at: operationId, kind })),
        ),
    ),
]

const uses = everyUse.filter(({ deprecated }) => !deprecated)

const wordsWhere = (is: (used: readonly Use[]) => boolean) =>
  [...new Set(uses.map(({ word }) => word))].filter(word => is(uses.filter(use => use.word === word)))

/** Words that are both, each with what keeps it so. */
const bothKept: Record<string, string> = {
  company: 'whose something is; the specification asks for templates by it, as an id',
  place: 'where a device was, and the venue as it was agreed: every confirmed job keeps its agreement under this name',
  signature: 'a drawing; as a picture it is what the specification signs documents with; and the seal of an address',
  status:
    'where somebody stands; of who signs a document it is an object with its caption, as the specification reads it',
  type: 'what kind a thing is; of problems it is prescribed by RFC 9457, of punches by the specification',
}
/** Ids that do not say so: of no row of the contract, or under a name that is prescribed. */
const silentIds: Record<string, string> = {
  company: 'the specification asks for templates by it',
  id: 'the row itself',
  plusCrew: 'the specification asks for figures by it',
  plusCrewValueType: 'the specification asks for figures by it',
  pageLife: 'a device makes it up for each life of a page, and entries that wait on devices hold it under this name',
}

describe('a word of the contract', () => {
  it('is an id or a text, or an object, never both', () => {
    const both = wordsWhere(used => new Set(used.map(({ kind }) => kind === 'object')).size > 1)
    expect(both.toSorted()).toEqual(Object.keys(bothKept).toSorted())
  })

  it('says that it is an id', () => {
    const silent = wordsWhere(used => used.some(({ kind, word }) => kind === 'id' && !/Ids?$/.test(word)))
    expect(silent.toSorted()).toEqual(Object.keys(silentIds).toSorted())
  })

  it('is a former one only where somebody waits for an answer by it', () => {
    const former = everyUse.filter(({ deprecated }) => deprecated).map(({ at, word }) => `${at}.${word}`)
    expect(former).toEqual(['RosterLine.projectCrewItem'])
  })
})
