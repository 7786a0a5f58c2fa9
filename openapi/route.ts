import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ProblemCode } from './problems.ts'

type Shape = z.ZodType

/** An answer that is not JSON: a file, or a stream of events. */
export interface Raw {
  contentType: string
  /** What it may be instead. */
  or?: string | readonly string[]
}

/** One operation of the API, as data. Without `access` it does not compile. */
export interface RouteDef {
  operationId: string
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: Shape
  /** A body that is a file: its only content type, and how many bytes it may have. */
  takes?: { contentType: string; most: number }
  /** Headers a protocol of others asks for, with what each says; the handler reads them itself. */
  headers?: Readonly<Record<string, string>>
  responses: Record<number, Shape | Raw | null>
  problems?: readonly ProblemCode[]
  /** Ours, not in the specification's list of calls. */
  extension?: true
  /** A GET that changes state: never cached, never prefetched. */
  changesState?: true
  /** Takes no Idempotency-Key although it is a POST: what answers a session, and a sheet, which changes nothing. */
  withoutKey?: true
  /** The handler opens its own transactions, because it waits for something else in between, or needs none. */
  ownTransactions?: true
}

type FieldsOf<Part extends string, S> = S extends z.ZodObject<infer F> ? `${Part}.${keyof F & string}` : never
type PlacesOf<R extends RouteDef> = FieldsOf<'params', R['params']> | FieldsOf<'body', R['body']>
/** A scope speaks of an id that the operation takes; of any other it does not compile: it wants a place that there is. */
type Misplaced<R extends RouteDef> = R['access']['scope'] extends { subject: string; at: infer At }
  ? At extends PlacesOf<R>
    ? []
    : [idIsAt: PlacesOf<R>]
  : []

export const route = <const R extends RouteDef>(r: R, ..._: Misplaced<R>): R => r

type Out<S> = S extends Shape ? z.output<S> : undefined
type In<S> = S extends Shape ? z.input<S> : undefined

export type Input<R extends RouteDef> = {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
} & (R extends {
  takes: object
}
  ? { file: Uint8Array }
  : unknown)

export type Result<R extends RouteDef> = {
  [S in keyof R['responses'] & number]: R['responses'][S] extends Shape
    ? { status: S; body: In<R['responses'][S]>; headers?: Record<string, string> }
    : R['responses'][S] extends Raw
      ? { status: S; raw: Response }
      : { status: S; headers?: Record<string, string> }
}[keyof R['responses'] & number]
