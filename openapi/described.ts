import type { Access } from './access.ts'
import { examples } from './examples.ts'
import { words } from './glossary.ts'
import { lists, subjects } from './scopes.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  minItems?: number
}

/** Alternatives that only say what must be there describe no value of their own. */
const isRule = (schema: Schema) => Object.keys(schema).every(key => key === 'required')
const alternatives = ({ anyOf, oneOf = [] }: Schema) => anyOf ?? oneOf.filter(one => !isRule(one))
/** What must be there, and the first of what may be chosen. */
const neededOf = ({ required = [], oneOf = [] }: Schema) => [...required, ...(oneOf.find(isRule)?.required ?? [])]
/** The most particular entry: of the field in this shape, in the field around it, or wherever it stands. */
const entry = <T>(table: Record<string, T>, at: readonly string[]): T | undefined => {
  const name = at.at(-1) ?? ''
  return [at.join('.'), `${at[0]}.${name}`, at.slice(-2).join('.'), name].flatMap(key =>
    Object.hasOwn(table, key) ? [table[key]] : [],
  )[0]
}

/** Gives each field of a shape its description. Answers the fields that have none. */
export function described(shape: object, at: readonly string[]): string[] {
  const schema = shape as Schema
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const place = [...at, name]
    field.description ??= entry(words, place) ?? ''
    return [...(field.description === '' ? [place.join('.')] : []), ...described(field, place)]
  })
  const inner = [...alternatives(schema), ...(schema.items ? [schema.items] : [])]
  return [...own, ...inner.flatMap(one => described(one, at))]
}

const byFormat: Record<string, string> = {
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  date: '2026-06-12',
  'date-time': '2026-06-12T06:00:00.000Z',
  uri: 'https://example.test',
}

/** What a shape looks like, with everything it must have. */
export function exampleOf(schemas: Record<string, object>, shape: object, at: readonly string[]): unknown {
  const schema = shape as Schema
  const place = at.join('.')
  if (Object.hasOwn(examples, place)) return examples[place]
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return exampleOf(schemas, schemas[name] ?? {}, [name])
  }
  const [first] = alternatives(schema).toSorted((a, b) => Number(a.type === 'null') - Number(b.type === 'null'))
  if (first) return exampleOf(schemas, first, at)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (schema.properties) {
    const { properties } = schema
    return Object.fromEntries(
      neededOf(schema).map(name => [name, exampleOf(schemas, properties[name] ?? {}, [...at, name])]),
    )
  }
  if (schema.prefixItems) return schema.prefixItems.map(one => exampleOf(schemas, one, at))
  if (type === 'array') return schema.items ? [exampleOf(schemas, schema.items, at)] : []
  if (type === 'object') return {}
  if (type === 'boolean') return true
  const known = entry(examples, at)
  if (known !== undefined) return known
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  return byFormat[schema.format ?? ''] ?? 'text'
}

const sentence = new Intl.ListFormat('en-GB')
const sessionNames = {
  user: 'users',
  projectVisitor: 'visitors of a project',
  plusCrewVisitor: 'visitors of a plus crew',
  kiosk: 'kiosks',
}

/** Who may call an operation and which rows it touches, in words. */
export function accessWords({ sessions, loginTypes, right, permission, mailboxRight, scope }: Access): string {
  if (sessions === 'public') return 'For everybody, without a session.'
  const whom = sentence.format(sessions.map(kind => sessionNames[kind]))
  const types = loginTypes ? `; of users only ${sentence.format(loginTypes)}` : ''
  const mailbox = mailboxRight ? ` and the mailbox right \`${mailboxRight}\`` : ''
  const needed = right
    ? `; users need the right \`${right}\`${permission ? ` with \`${permission}\`` : ''}${mailbox}`
    : ''
  const rows =
    typeof scope === 'string'
      ? {
          none: 'No row of an agency is read.',
          tenant: 'Rows: every one of the agency.',
          own: 'Rows: those of whoever asks.',
          each: 'Rows: each entry is judged by itself.',
        }[scope]
      : 'list' in scope
        ? `Rows: ${lists[scope.list]}.`
        : `Rows: \`${scope.at}\` is a ${scope.subject} (${(subjects[scope.subject] as Record<string, string>)[scope.role]}).`
  return `For ${whom}${types}${needed}. ${rows}`
}
