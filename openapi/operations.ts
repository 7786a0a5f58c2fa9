import * as auth from './auth.ts'
import * as companies from './companies.ts'
import * as deliveryNotes from './deliveryNotes.ts'
import * as jobs from './jobs.ts'
import * as kiosks from './kiosks.ts'
import * as locations from './locations.ts'
import * as lookups from './lookups.ts'
import * as people from './people.ts'
import * as plusCrews from './plusCrews.ts'
import * as projectCrewItems from './projectCrewItems.ts'
import * as projectCrews from './projectCrews.ts'
import * as projects from './projects.ts'
import type { RouteDef } from './route.ts'
import * as tenant from './tenant.ts'

export const modules = {
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

const isRoute = (value: unknown): value is RouteDef =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'access' in value

/** Every operation of the contract, in the order of the modules. */
export const operations: RouteDef[] = Object.values(modules).flatMap(module => Object.values(module).filter(isRoute))
