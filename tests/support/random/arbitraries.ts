import fc from 'fast-check'
import { type Schema, resolved } from '../contract.ts'

const two = (number: number) => String(number).padStart(2, '0')
const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${two(h)}:${two(m)}`)
const day = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map(at => new Date(at).toISOString().slice(0, 10))
const instant = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: Date.UTC(2026, 5, 1), max: Date.UTC(2026, 5, 20) }) },
    { weight: 1, arbitrary: fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 11, 31) }) },
  )
  .map(at => new Date(at).toISOString())
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    "'; drop table login; --",
    '%_\\',
    '${name}',
    '<script>alert(1)</script>',
    'Müllerhalle',
    '\u202eabc',
    '🎸',
  ),
)

function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema, ids: string[]): fc.Arbitrary<string> {
  if (format === 'uuid')
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() })
  if (format === 'date') return day
  if (format === 'date-time') return instant
  if (format === 'uri') return fc.webUrl()
  if (pattern?.includes('[0-5]')) return wallTime
  return words.map(word => word.slice(0, maxLength).padEnd(minLength, 'x'))
}

/** Values a shape allows, with ids of the world where it wants ids. */
export function valid(given: Schema, ids: string[]): fc.Arbitrary<unknown> {
  const schema = resolved(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(part => valid(part, ids)))
  const { minimum = -1e9, maximum = 1e9, required = [] } = schema
  switch (schema.type) {
    case 'string':
      return text(schema, ids)
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items ?? {}, ids), { maxLength: 4 })
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valid(field, ids)]),
      )
      return fc.record(fields, { requiredKeys: required })
    }
    default:
      return fc.constant({})
  }
}

/** What no shape of ours is meant for. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(20_000),
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '+275760-09-13T00:00:00.000Z',
    '99:99',
    'NaN',
    [],
    [null],
    {},
    { $ne: null },
    { toString: 'x' },
    JSON.parse('{"__proto__":{"admin":true}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** An allowed value with one field broken, left out or added. */
export const broken = (schema: Schema, ids: string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid(schema, ids), fc.constantFrom(...Object.keys(resolved(schema).properties ?? {}), 'unknownField'), junk)
    .map(([value, field, wrong]) => ({ ...(value as object), [field]: wrong }))

/** Percent-encoded; a lone half of a character becomes what a browser would send for it. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))
