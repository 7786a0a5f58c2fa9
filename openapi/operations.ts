import { resources } from './resources.gen.ts'
import type { RouteDef } from './route.ts'

const isRoute = (value: unknown): value is RouteDef =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'access' in value

/** Operations by the resource whose file declares them. */
export const operationsOf: Record<string, RouteDef[]> = Object.fromEntries(
  Object.entries(resources).map(([name, module]) => [name, Object.values(module).filter(isRoute)]),
)

/** Every operation of the contract, resource by resource. */
export const operations: RouteDef[] = Object.values(operationsOf).flat()
