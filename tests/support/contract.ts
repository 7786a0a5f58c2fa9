import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of JSON Schema that the emitted contract uses. */
export interface Schema {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  additionalProperties?: boolean | Schema
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
export interface Operation {
  operationId: string
  tag: string
  method: string
  /** With /api/v1. */
  path: string
  parameters: Parameter[]
  body: Schema | null
  /** Content type by declared status; empty where there is no content. */
  answers: Record<string, string>
  /** Problems it says it answers, by status. */
  problems: Record<string, readonly string[]>
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, RawAnswer>
  }
}
interface RawOperation {
  operationId: string
  tags: string[]
  parameters?: ((Parameter & { $ref?: never }) | { $ref: string })[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
  responses: Record<string, RawAnswer | { $ref: string }>
}
interface RawAnswer {
  $ref?: never
  content?: Record<string, { schema?: { properties?: { code?: { enum: string[] } } } }>
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as Document

/** A shape itself, where only its name is given. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`the contract has no ${schema.$ref}`)
  return resolved(found)
}

/** What is written once for several operations, where only its name is given. */
function whole<T extends object>(one: T | { $ref: string }, from: Record<string, T>): T {
  if (!('$ref' in one) || typeof one.$ref !== 'string') return one as T
  const found = from[one.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`the contract has no ${one.$ref}`)
  return found
}

const answersOf = ({ responses }: RawOperation) =>
  Object.entries(responses).map(
    ([status, answer]) => [status, whole<RawAnswer>(answer, document.components.responses).content ?? {}] as const,
  )

/** Every operation as openapi/openapi.json says it. */
export const contract: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => ({
    operationId: raw.operationId,
    tag: raw.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    parameters: (raw.parameters ?? [])
      .map(parameter => whole<Parameter>(parameter, document.components.parameters))
      .filter(parameter => parameter.in !== 'header'),
    body: raw.requestBody?.content['application/json']
      ? resolved(raw.requestBody.content['application/json'].schema)
      : null,
    answers: Object.fromEntries(answersOf(raw).map(([status, content]) => [status, Object.keys(content).join(' or ')])),
    problems: Object.fromEntries(
      answersOf(raw).map(([status, content]) => [
        status,
        content['application/problem+json']?.schema?.properties?.code?.enum ?? [],
      ]),
    ),
  })),
)

/** Paths (`made.pageLife`) of all fields of a shape that a condition holds for. */
export function fieldsWhere(schema: Schema, holds: (field: Schema) => boolean, path = ''): string[] {
  const { properties, anyOf, ...own } = resolved(schema)
  return [
    ...(path && holds(own) ? [path] : []),
    ...(anyOf ?? []).flatMap(part => fieldsWhere(part, holds, path)),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) =>
      fieldsWhere(part, holds, path ? `${path}.${name}` : name),
    ),
  ]
}
