import type { FetchOptions, FetchResponse } from 'openapi-fetch'
import type { paths } from './schema.d.ts'

interface Keyed {
  parameters: { header: { 'Idempotency-Key': string } }
}
type Called<Operation> = Operation extends Keyed
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'header'> & Partial<Keyed['parameters']>
    }
  : Operation
/** The contract as it is called here: an act whose Idempotency-Key nobody names gets one of its own in `everyRequest`. */
export type Contract = { [Path in keyof paths]: { [Method in keyof paths[Path]]: Called<paths[Path][Method]> } }

/** How something is changed. */
export type Changing = 'post' | 'put' | 'patch' | 'delete'
/** Addresses that take it. */
export type PathOf<Method extends Changing> = {
  [Path in keyof Contract]: Contract[Path] extends Record<Method, object> ? Path : never
}[keyof Contract]
type Spoken<Options> = {
  [Part in keyof Pick<Options, Extract<keyof Options, 'params' | 'body'>>]: Options[Part] extends string
    ? File
    : Options[Part]
}
/** What an act says: where, and what; bytes are given as the file they are in. */
export type Said<Method extends Changing, Path extends PathOf<Method>> = Spoken<FetchOptions<Contract[Path][Method]>>
/** What it is answered. */
export type AnswerOf<Method extends Changing, Path extends PathOf<Method>> = Extract<
  FetchResponse<Contract[Path][Method] & Record<string, unknown>, object, 'application/json'>,
  { error?: never }
>['data']
