import { sql } from 'drizzle-orm'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { CaptionColumns } from '../wire.ts'

export type EndedProofRow = { function: CaptionColumns; proof: string | null; validUntil: string }

/** Whether a proof `pf` of somebody ends before a shift `i` does, by the clock of its venue. */
export const proofEnds = sql.raw(`pf.valid_until < ((i.ends - interval '1 minute') at time zone i.time_zone)::date`)

/** Of what a person is on a position for, `s` with `item_id` and `person_id`: the proof that ends before the shift does. */
export const endedProofsJson = sql`(select coalesce(json_agg(json_build_object(
    'function', json_build_object('id', f.id, 'caption', f.caption, 'code', f.code), 'proof', pf.proof,
    'validUntil', pf.valid_until)), '[]')
  from project_crew_item i
  join person_function pf on pf.tenant_id = i.tenant_id and pf.person_id = s.person_id and pf.function_id = i.function_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  where i.tenant_id = s.tenant_id and i.id = s.item_id and ${proofEnds})`

/** What a paper is called, with its number, is read by those who keep it; a crew chief learns that it ends. */
export const told = (ctx: Context, proofs: EndedProofRow[]): EndedProofRow[] =>
  isPlanner(ctx.who) || isOffice(ctx.who) ? proofs : proofs.map(one => ({ ...one, proof: null }))
