import { modules } from '../openapi/operations.ts'
import type { AnyHandler } from './http.ts'
import { handlers as auth } from './auth/auth.handlers.ts'
import { handlers as companies } from './companies/companies.handlers.ts'
import { handlers as deliveryNotes } from './deliveryNotes/deliveryNotes.handlers.ts'
import { handlers as jobs } from './jobs/jobs.handlers.ts'
import { handlers as kiosks } from './kiosks/kiosks.handlers.ts'
import { handlers as locations } from './locations/locations.handlers.ts'
import { handlers as lookups } from './lookups/lookups.handlers.ts'
import { handlers as people } from './people/people.handlers.ts'
import { handlers as plusCrews } from './plusCrews/plusCrews.handlers.ts'
import { handlers as projects } from './projects/projects.handlers.ts'
import { handlers as projectCrewItems } from './projectCrewItems/projectCrewItems.handlers.ts'
import { handlers as projectCrews } from './projectCrews/projectCrews.handlers.ts'
import { handlers as tenant } from './tenant/tenant.handlers.ts'

const byModule = {
  auth,
  tenant,
  lookups,
  locations,
  jobs,
  projectCrews,
  projectCrewItems,
  deliveryNotes,
  projects,
  companies,
  people,
  plusCrews,
  kiosks,
}

/** Handlers by operationId; the compiler has held each module against its contract already. */
export const handlersById: Record<string, AnyHandler> = Object.fromEntries(
  Object.entries(modules).flatMap(([name, contract]) =>
    Object.entries(contract).flatMap(([key, value]) => {
      const handler = (byModule[name as keyof typeof byModule] as Record<string, unknown>)[key]
      return typeof value === 'object' && 'operationId' in value && handler
        ? [[value.operationId, handler as AnyHandler]]
        : []
    }),
  ),
)
