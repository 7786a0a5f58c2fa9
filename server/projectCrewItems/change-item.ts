import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CrewItemChange } from '../../openapi/projectCrewItems.ts'
import { itemBy } from './item.queries.ts'
import { changeItems } from '../projectPlans/change-plan.ts'

/** Changes one position, as a plan of its project that holds nothing else. */
export async function changeItem(
  ctx: Parameters<typeof changeItems>[0],
  id: string,
  { acceptDoubleBooking, ...change }: z.output<typeof CrewItemChange>,
) {
  const project = sql`(select c.project_id from project_crew_item i
    join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id where i.tenant_id = ${ctx.tenant.id} and i.id = ${id})`
  await changeItems(ctx, project, { changes: [{ ...change, id }], acceptDoubleBooking }, () => 'body')
  return itemBy(ctx, id)
}
