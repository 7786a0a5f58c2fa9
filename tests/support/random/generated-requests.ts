import fc from 'fast-check'
import { operations } from '../../../openapi/operations.ts'
import { broken, encoded, junk, valid } from './arbitraries.ts'
import { callsIn } from '../../resources/all.ts'
import { addressOf } from '../calls.ts'
import type { Operation } from '../contract.ts'
import type { LoginName } from '../stage.ts'
import type { TenantWorld } from '../world.ts'
import { worldNow } from '../world/cast.ts'

export interface Principal {
  of: 'a' | 'b'
  /** Null: without a token. */
  name: LoginName | null
}

export interface GeneratedRequest {
  operation: Operation
  who: Principal
  /** Sent to the other agency's host, with the token of this one. */
  crossed: boolean
  /** With /api/v1 and its query. */
  path: string
  body: string | undefined
  keyed: boolean
}

/** Every id of an agency, so that generated requests meet something. */
export function idsOf(world: TenantWorld): string[] {
  const flat = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat)
  const { persons, locations, projects, crews, items, jobs, companies, contacts } = world
  const { plusCrews, valueTypes, sourceTypes, values, figures } = world
  return [
    ...[persons, locations, projects, crews, items, jobs, companies, contacts],
    ...[plusCrews, valueTypes, sourceTypes, values, figures],
  ].flatMap(flat)
}

const sessionsOf = new Map<string, readonly string[]>(
  operations.map(({ operationId, access: { sessions } }) => [operationId, sessions === 'public' ? [] : sessions]),
)

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function requestTo(operation: Operation, world: TenantWorld, ids: string[], principals: Principal[]) {
  const query = operation.parameters.filter(parameter => parameter.in === 'query')
  const sensible = callsIn(world, worldNow)[operation.operationId]?.id
  const anyId = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: junk.map(value => encoded(text(value).slice(0, 200)) || '-') },
  )
  const declared = Object.fromEntries(query.map(({ name, schema }) => [name, valid(schema, ids)]))
  const names = fc.constantFrom(...query.map(({ name }) => name), 'other')
  const { body } = operation
  const anybody = fc.constantFrom(...principals)
  // Few operations let visitors and kiosks in: there they come often enough to be served, whatever else there is.
  const sessions = sessionsOf.get(operation.operationId) ?? []
  const guests = principals.filter(({ name }) => name !== null && sessions.some(kind => kind === name))
  return fc
    .record({
      id: sensible === undefined ? anyId : fc.oneof(anyId, fc.constant(sensible)),
      query: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Record<string, unknown>>({}) },
        { weight: 3, arbitrary: fc.record(declared, { requiredKeys: [] }) },
        { weight: 2, arbitrary: fc.dictionary(names, junk, { maxKeys: 2 }) },
      ),
      body: body
        ? fc.oneof(
            { weight: 5, arbitrary: valid(body, ids) },
            { weight: 3, arbitrary: broken(body, ids) },
            { weight: 1, arbitrary: junk },
          )
        : fc.constant<unknown>(undefined),
      who: guests.length > 0 ? fc.oneof(anybody, fc.constantFrom(...guests)) : anybody,
      crossed: fc.integer({ min: 1, max: 20 }).map(chance => chance === 1),
      keyed: fc.integer({ min: 1, max: 10 }).map(chance => chance > 1),
    })
    .map(({ id, query: asked, body: sent, ...rest }): GeneratedRequest => {
      const terms = Object.entries(asked).map(([name, value]) => `${name}=${encoded(text(value).slice(0, 300))}`)
      const path = addressOf(operation.path.slice('/api/v1'.length), { id, query: terms.join('&') })
      return { operation, ...rest, path, body: sent === undefined ? undefined : JSON.stringify(sent) }
    })
}

/** Requests to these operations as these principals; those that write have far more to get wrong than lists. */
export const generatedRequests = (
  asked: Operation[],
  world: TenantWorld,
  ids: string[],
  principals: Principal[],
): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(
    ...asked.map(operation => ({
      weight: operation.operationId === 'createToken' ? 1 : operation.body ? 12 : operation.path.includes('{') ? 5 : 2,
      arbitrary: requestTo(operation, world, ids, principals),
    })),
  )
