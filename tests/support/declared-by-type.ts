import type { ProblemsOf } from '../../openapi/declared.ts'
import type { resources } from '../../openapi/resources.gen.ts'
import type { RouteDef } from '../../openapi/route.ts'

type ByOperation<M> = {
  [K in keyof M as M[K] extends RouteDef ? M[K]['operationId'] : never]: M[K] extends RouteDef
    ? ProblemsOf<M[K]>
    : never
}

/** What the compiler lets each handler refuse with, for a test that asks the compiler: it imports nothing else, to be quick. */
export declare const declaredByType: { [M in keyof typeof resources]: ByOperation<(typeof resources)[M]> }
