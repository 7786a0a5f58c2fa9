/** Writes openapi/openapi.json, src/access/access.gen.ts, src/client/fields.gen.ts and src/screens/shared/form/counts.gen.ts from the contract; with --check it only compares. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stringify from 'json-stringify-pretty-compact'
import { z } from 'zod'
import { problemsOf } from './declared.ts'
import { accessWords, described, exampleOf } from './described.ts'
import { words } from './glossary.ts'
import { operations, operationsOf } from './operations.ts'
import { type ProblemCode, problems } from './problems.ts'
import { resources } from './resources.gen.ts'
import type { RouteDef } from './route.ts'
import './schemas.ts'

type Json = Record<string, unknown>

const root = join(import.meta.dirname, '..')
const uri = (id: string) => `#/components/schemas/${id}`
/** zod bounds every integer by what a double holds and closes every object; neither is a promise of ours. */
const tidy = ({ jsonSchema }: { jsonSchema: Json }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  // What has a default may be left out.
  const { required, properties } = jsonSchema as { required?: string[]; properties?: Record<string, Json> }
  const needed = required?.filter(name => properties?.[name]?.default === undefined)
  if (needed) jsonSchema.required = needed
  // A format says it all, in one word.
  if (typeof jsonSchema.format === 'string') delete jsonSchema.pattern
}
const options = { target: 'draft-2020-12', io: 'output', override: tidy } as const

/** Shapes whose fields the specification shows. Every other one is this project's own choice, and says so. */
const specified = new Set([
  'Credentials',
  'Location',
  'Contact',
  'NewProjectCrewItemActivity',
  'PlusCrew',
  'PlusCrewValue',
  'PlusCrewValueData',
  'PlusCrewValueType',
  'Project',
  'ProjectCrew',
  'ProjectCrewItem',
  'Rights',
  'Tenant',
  'Token',
])
const marked = (schemas: Record<string, object>) => {
  const unknown = [...specified].filter(name => !(name in schemas))
  if (unknown.length) throw new Error(`there is no shape ${unknown.join(', ')}`)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, shape]) => [
      name,
      specified.has(name) ? shape : { ...shape, 'x-own-choice': true },
    ]),
  )
}

/** Every shape with its fields described and one example. */
function told(schemas: Record<string, object>): Record<string, object> {
  const silent = Object.entries(schemas).flatMap(([name, shape]) => described(shape, [name]))
  if (silent.length) throw new Error(`described nowhere: ${silent.join(', ')}`)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, shape]) => {
      const { $schema: _, $id: __, ...rest } = shape as Json
      return [name, { ...rest, examples: [exampleOf(schemas, shape, [name])] }]
    }),
  )
}

const isShape = (value: unknown): value is z.ZodType => value instanceof z.ZodType
const reference = (shape: z.ZodType): Json => {
  const id = z.globalRegistry.get(shape)?.id
  if (!id) throw new Error(`a body or answer has no name: ${JSON.stringify(z.toJSONSchema(shape))}`)
  return { $ref: uri(id) }
}

const parametersOf = (place: 'path' | 'query', shape: z.ZodObject | undefined) =>
  Object.entries(shape?.shape ?? {}).map(([name, field]) => {
    const { description = words[name], $schema: _, ...schema } = z.toJSONSchema(field as z.ZodType, options)
    if (description === undefined) throw new Error(`the parameter ${name} is described nowhere`)
    return {
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema,
      description,
    }
  })

/** The problems of one status that an operation answers: which codes, and what each means. */
const problemResponse = (codes: readonly ProblemCode[]): Json => ({
  description: codes.map(code => `\`${code}\`: ${problems[code].title}`).join('; '),
  content: {
    'application/problem+json': {
      schema: { $ref: uri('Problem'), properties: { code: { type: 'string', enum: codes } } },
    },
  },
})

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** Names of what operations share, by what it is. */
const sharedNames = {
  parameters: ({ name, schema, required }: Json) => {
    const said = schema as { maxLength?: number; format?: string; enum?: string[]; default?: string }
    const { maxLength, format, enum: choices = [] } = said
    const day = format !== 'date' || required ? '' : said.default === undefined ? 'OrAny' : 'OrDefault'
    const ending = maxLength === undefined ? day : `UpTo${maxLength}`
    return `${String(name)}${choices.map(capital).join('')}${ending}`
  },
  responses: ({ content }: Json) => {
    const shape = (content as Record<string, { schema: { properties?: { code: { enum: string[] } } } }> | undefined)?.[
      'application/problem+json'
    ]?.schema
    return shape?.properties?.code.enum.map(capital).join('Or')
  },
}

/** Puts what several operations hold in common under components, in their place a reference to it. */
function share(operations: readonly Json[]): Record<keyof typeof sharedNames, Record<string, Json>> {
  const shared = { parameters: {} as Record<string, Json>, responses: {} as Record<string, Json> }
  for (const kind of ['parameters', 'responses'] as const) {
    const all = operations.flatMap(operation => Object.values((operation[kind] ?? {}) as Record<string, Json>))
    const texts = all.map(one => JSON.stringify(one))
    const isShared = (one: Json) =>
      !('$ref' in one) && texts.filter(text => text === JSON.stringify(one)).length > 1 && sharedNames[kind](one)
    const referred = (one: Json): Json => {
      const name = isShared(one)
      if (!name) return one
      const known = (shared[kind][name] ??= one)
      if (JSON.stringify(known) !== JSON.stringify(one)) throw new Error(`two ${kind} are called ${name}`)
      return { $ref: `#/components/${kind}/${name}` }
    }
    for (const operation of operations) {
      const own = operation[kind]
      if (Array.isArray(own)) operation[kind] = own.map(one => referred(one as Json))
      else if (own)
        operation[kind] = Object.fromEntries(
          Object.entries(own as Json).map(([key, one]) => [key, referred(one as Json)]),
        )
    }
  }
  return shared
}

function operationOf(route: RouteDef, tag: string): Json {
  const keyed = route.method !== 'get' && !route.withoutKey
  const codes = [...problemsOf(route)].sort()
  const responses: Json = {}
  for (const [status, shape] of Object.entries(route.responses)) {
    const description = route.summary
    if (shape === null) responses[status] = { description }
    else if (isShape(shape))
      responses[status] = { description, content: { 'application/json': { schema: reference(shape) } } }
    else {
      const kinds = [shape.contentType, ...[shape.or ?? []].flat()]
      const content = Object.fromEntries(kinds.map(kind => [kind, { schema: { type: 'string' } }]))
      responses[status] = { description, content }
    }
  }
  for (const status of [...new Set(codes.map(code => problems[code].status))].sort())
    responses[status] ??= problemResponse(codes.filter(code => problems[code].status === status))
  const parameters = [
    ...parametersOf('path', route.params),
    ...parametersOf('query', route.query),
    ...Object.entries(route.headers ?? {}).map(([name, description]) => ({
      ...{ name, in: 'header', required: true, schema: { type: 'string' }, description },
    })),
    ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: route.operationId,
    tags: [tag],
    summary: route.summary,
    description: accessWords(route.access),
    ...(route.access.sessions === 'public' ? { security: [] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: reference(route.body) } } } }
      : {}),
    ...(route.takes
      ? { requestBody: { required: true, content: { [route.takes.contentType]: { schema: { type: 'string' } } } } }
      : {}),
    responses,
    'x-access': route.access,
    ...(route.extension ? { 'x-extension': true } : {}),
    ...(route.changesState ? { 'x-changes-state': true } : {}),
  }
}

function document(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, routes] of Object.entries(operationsOf))
    for (const route of routes) (paths[`/api/v1${route.path}`] ??= {})[route.method] = operationOf(route, name)
  const { parameters, responses } = share(Object.values(paths).flatMap(methods => Object.values(methods)))
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options, uri })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crew management and project planning',
      version: '1.0.0',
      description:
        'Projects, crews, shifts and hours of event agencies. Every operation names who may use it in x-access. ' +
        'What is marked x-own-choice or x-extension is of this project’s own making.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: Object.entries(resources).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'Made by the caller; the same key never has two effects',
          schema: { type: 'string', minLength: 8, maxLength: 100 },
        },
        ...parameters,
      },
      responses,
      schemas: told(marked(schemas)),
    },
  }
}

/** As JSON; what fits stands on one line. */
const written = (json: Json) => `${stringify(json, { maxLength: 120 })}\n`

/** What screens say, without what is emitted itself. */
const said = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.gen\.ts$|schema\.d\.ts$/.test(file))
  .map(file => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n')

/** The rules of operations a screen asks about, each once: the table is carried by every first load. */
function accessTable(): string {
  const byRule = new Map<string, string[]>()
  for (const { operationId, access } of operations) {
    if (!said.includes(`'${operationId}'`)) continue
    const { scope: _, ...asked } = access
    const rule = JSON.stringify(asked)
    byRule.set(rule, [...(byRule.get(rule) ?? []), operationId])
  }
  const rules = [...byRule].map(([rule, ids]) => `  [${rule}, ${JSON.stringify(ids)}],\n`)
  return (
    `/** Emitted from the contract by \`npm run generate\`; do not edit. Who may call which operation a screen asks about; on what rows is the server’s matter. */\n` +
    `export const accessRules = [\n${rules.join('')}] as const\n`
  )
}

type Limits = Record<
  string,
  { minLength?: number; maxLength: number; pattern?: string } | { minimum: number; maximum: number }
>

/** Texts and figures that somebody enters into a body, by shape and place in it: `CannotCome.reason`. */
function entered(schemas: Record<string, Json>, shape: Json, at: string): Limits {
  const { type, properties, items, maxLength, minLength, minimum, maximum, pattern, $ref } = shape as {
    type?: string
    items?: Json
    minimum?: number
    maximum?: number
    properties?: Record<string, Json>
    maxLength?: number
    minLength?: number
    pattern?: string
    $ref?: string
  }
  if ($ref) return entered(schemas, schemas[$ref.slice(uri('').length)] ?? {}, at)
  // What has a pattern is chosen or made by the device, unless a form names that very field.
  if (type === 'string' && maxLength !== undefined && (pattern === undefined || said.includes(`'${at}'`)))
    return { [at]: { ...(minLength ? { minLength } : {}), maxLength, ...(pattern ? { pattern } : {}) } }
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return { [at]: { minimum, maximum } }
  const alternatives = [shape.anyOf, shape.oneOf].flatMap(list => (list ?? []) as Json[])
  return Object.assign(
    {},
    ...(items ? [entered(schemas, items, at)] : []),
    ...alternatives.map(one => entered(schemas, one, at)),
    ...Object.entries(properties ?? {}).map(([name, one]) => entered(schemas, one, `${at}.${name}`)),
  ) as Limits
}

function fieldTable(): string {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options, uri }) as { schemas: Record<string, Json> }
  const shapes = operations.flatMap(({ body }) => z.globalRegistry.get(body ?? z.never())?.id ?? [])
  // The table is carried by first loads: what only `counts` is asked for stays out of it.
  const beside = said.replaceAll(/\bcounts\['[\w.]+'\]/g, '')
  // Those a form names: `Shape.field`.
  const names = new Set(
    shapes.filter(name => [`"${name}.`, `'${name}.`, `\`${name}.`].some(begin => beside.includes(begin))),
  )
  const fields = [...names].toSorted().map(name => entered(schemas, schemas[name] ?? {}, name))
  return (
    `/** Emitted from the contract by \`npm run generate\`; do not edit. How much may be entered into what forms name, by shape and field. */\n` +
    `export const fields = ${JSON.stringify(Object.assign({}, ...fields))} as const\n`
  )
}

/** How many a list takes, and how far a figure goes, by shape and place in it. */
function counted(schemas: Record<string, Json>, shape: Json, at: string): Record<string, number> {
  const { items, properties, maxItems, maximum, $ref } = shape as {
    items?: Json
    properties?: Record<string, Json>
    maxItems?: number
    maximum?: number
    $ref?: string
  }
  if ($ref) return counted(schemas, schemas[$ref.slice(uri('').length)] ?? {}, at)
  const alternatives = [shape.anyOf, shape.oneOf].flatMap(list => (list ?? []) as Json[])
  return Object.assign(
    {},
    ...(items ? [counted(schemas, items, at)] : []),
    ...alternatives.map(one => counted(schemas, one, at)),
    ...Object.entries(properties ?? {}).map(([name, one]) => counted(schemas, one, `${at}.${name}`)),
    (maxItems ?? maximum) === undefined ? {} : { [at]: maxItems ?? maximum },
  ) as Record<string, number>
}

/** Only what a form asks for. */
function countTable(): string {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options, uri }) as { schemas: Record<string, Json> }
  const asked = [...said.matchAll(/\bcounts\['(\w+)\.([\w.]+)'\]/g)].map(([, shape = '', field = '']) => ({
    shape,
    field,
  }))
  const counts = asked
    .map(({ shape, field }) => [
      `${shape}.${field}`,
      counted(schemas, schemas[shape] ?? {}, shape)[`${shape}.${field}`],
    ])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
  return (
    `/** Emitted from the contract by \`npm run generate\`; do not edit. How many may be entered into the lists forms name, by shape and field. */\n` +
    `export const counts = ${JSON.stringify(Object.fromEntries(counts))} as const\n`
  )
}

const files = {
  'src/client/fields.gen.ts': fieldTable(),
  'src/screens/shared/form/counts.gen.ts': countTable(),
  'openapi/openapi.json': written(document()),
  'src/access/access.gen.ts': accessTable(),
}
const check = process.argv.includes('--check')
for (const [path, text] of Object.entries(files)) {
  if (!check) writeFileSync(join(root, path), text)
  else if (readFileSync(join(root, path), 'utf8') !== text) {
    console.error(`${path} differs from the contract: run npm run generate and commit it`)
    process.exitCode = 1
  }
}
