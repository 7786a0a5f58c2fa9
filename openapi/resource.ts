import { z } from 'zod'
import type { Access } from './access.ts'
import type { ProblemCode } from './problems.ts'
import { Id, listOf, paging } from './schemas.ts'

interface Said {
  summary: string
  access: Access
  /** What it refuses with beside what every operation of its kind does. */
  problems?: readonly ProblemCode[]
  extension?: true
}
type Changing = Said & { body: z.ZodType }

/**
 * The plain operations of a resource, each still to be exported as a route: `route(places.read({ summary, access }))`.
 * `one` and `many` are its names in operations and shapes (`Location`, `Locations`); its rows are named by `by`. Reading
 * one answers `details`, where that is more than an `item`.
 */
export function resource<
  const One extends string,
  const Many extends string,
  const Path extends string,
  Item extends z.ZodType,
  const By extends string = 'id',
  Ids extends z.ZodType = typeof Id,
  Details extends z.ZodType = Item,
>(named: { one: One; many: Many; path: Path; item: Item; by?: By; ids?: Ids; details?: Details }) {
  const { one, many, path, item } = named
  const by = (named.by ?? 'id') as By
  const at = `${path}/{${by}}` as const
  const params = z.strictObject({ [by]: named.ids ?? Id } as { [K in By]: Ids })
  const get = { method: 'get' } as const
  const post = { method: 'post' } as const
  const details = (named.details ?? item) as Details
  return {
    /** `filters`: what may be asked for besides the page. */
    list: <const S extends Said, F extends z.ZodRawShape = Record<never, never>>(said: S, filters = {} as F) => ({
      ...get,
      operationId: `list${many}` as const,
      path,
      query: z.strictObject({ ...filters, ...paging }),
      responses: { 200: listOf(`${one}List`, item) },
      ...said,
    }),
    read: <const S extends Said>(said: S) => ({
      ...get,
      operationId: `read${one}` as const,
      path: at,
      params,
      responses: { 200: details },
      ...said,
    }),
    create: <const S extends Changing>(said: S) => ({
      ...post,
      operationId: `create${one}` as const,
      path,
      responses: { 201: item },
      ...said,
    }),
    change: <const S extends Changing>(said: S) => ({
      ...post,
      operationId: `change${one}` as const,
      path: at,
      params,
      responses: { 200: item },
      ...said,
    }),
    remove: <const S extends Said>(said: S) => ({
      method: 'delete' as const,
      operationId: `delete${one}` as const,
      path: at,
      params,
      responses: { 204: null },
      ...said,
    }),
  }
}
