import { resources } from '../openapi/resources.gen.ts'
import { handlers } from './handlers.gen.ts'
import type { AnyHandler } from './http.ts'

/** Handlers by operationId; the compiler has held each resource against its contract already. */
export const handlersById: Record<string, AnyHandler> = Object.fromEntries(
  Object.entries(resources).flatMap(([name, contract]) =>
    Object.entries(contract).flatMap(([key, value]) => {
      const handler = (handlers[name as keyof typeof handlers] as Record<string, unknown>)[key]
      return typeof value === 'object' && 'operationId' in value && handler
        ? [[value.operationId, handler as AnyHandler]]
        : []
    }),
  ),
)
