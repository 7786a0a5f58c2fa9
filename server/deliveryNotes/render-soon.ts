import { type SQL, sql } from 'drizzle-orm'

/** Within a statement: has the PDF of a crew's note made and stored once the transaction stands. */
export const renderSoonOf = (crewId: SQL): SQL =>
  sql`add_tenant_job('renderDeliveryNote', jsonb_build_object('crewId', (${crewId})::text), 'note ' || (${crewId})::text)`

export const renderSoon = (crewId: string): SQL => renderSoonOf(sql`${crewId}::text`)
