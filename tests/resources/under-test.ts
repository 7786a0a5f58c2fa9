import type { TenantWorld } from '../support/world.ts'
import type { Verdicts } from './verdicts.ts'

/** What is filled into an operation's path and body so that it makes sense in the world. */
export interface Call {
  id?: string
  /** Of the second id of an address. */
  second?: string
  query?: string
  body?: unknown
  /** What a protocol of others asks for. */
  headers?: Record<string, string>
}

type Rows = (world: TenantWorld, punches: string) => string
/** What an id stands for: a row everybody of the main crew may touch, and one of the crew nobody of it knows. */
export interface IdPlace {
  main: Rows
  other: Rows
}

/** What the suites that go through every operation have to know of a resource; all of it in the resource's own file. */
export interface UnderTest {
  /** One sensible call of each operation that takes an id, a query or a body; bare ones need none. */
  calls?: (w: TenantWorld, now: Date) => Record<string, Call>
  /** By operationId; after a `#` the same operation about something else, described in `about`. */
  verdicts: Record<string, Verdicts>
  /** What rows of `verdicts` ask about instead of what `calls` says. */
  about?: (w: TenantWorld) => Record<string, Call>
  /** The costliest call, where it is another one. */
  heavier?: (w: TenantWorld) => Record<string, Call>
  /** What an id in an address stands for, by the address before it. */
  paths?: Record<string, IdPlace>
  /** What an id in a body stands for, by operation and field. */
  bodies?: Record<string, IdPlace>
}
