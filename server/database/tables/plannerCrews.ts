import { index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, tenantTable, within } from './columns.ts'
import { company, person } from './people.ts'
import { lookup } from './tenants.ts'

/**
 * A crew planning keeps, for a client or, without one, for the agency: people who belong to it, and the positions it
 * fills. What it fills is said by client, town and functions; where none of them is said it fills nothing.
 */
export const plannerCrew = tenantTable(
  'planner_crew',
  {
    name: text().notNull(),
    typeId: uuid(),
    companyId: uuid(),
    city: text(),
    /** Who plans it. */
    plannerId: uuid().notNull(),
    createdAt: createdAt(),
  },
  t => [
    index('planner_crew_name').on(t.tenantId, t.name),
    index('planner_crew_of_company').on(t.tenantId, t.companyId),
    within('planner_crew_type', t.tenantId, t.typeId, lookup),
    within('planner_crew_company', t.tenantId, t.companyId, company),
    within('planner_crew_planner', t.tenantId, t.plannerId, person),
  ],
)

/** Which functions it fills; none: all. */
export const plannerCrewFunction = tenantTable(
  'planner_crew_function',
  { plannerCrewId: uuid().notNull(), functionId: uuid().notNull() },
  t => [
    unique('planner_crew_function_once').on(t.tenantId, t.plannerCrewId, t.functionId),
    within('planner_crew_function_crew', t.tenantId, t.plannerCrewId, plannerCrew),
    within('planner_crew_function_function', t.tenantId, t.functionId, lookup),
  ],
)
