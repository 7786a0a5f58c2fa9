import type { Drawn } from '../database/tables/deliveryNotes.ts'
import type { Tx } from '../database/tenant.ts'

/** How long the hours of a crew wait for the client before the demo has them signed. */
export const signedAfterDays = 2

/** What the punches of a line `s` on position `i` propose: as the rule of the product has it, without a tenant's own. */
export const proposedColumns = `charged_from = greatest(s.starts, s.check_in_at), charged_to = greatest(s.check_out_at, greatest(s.starts, s.check_in_at) + interval '15 minutes'),
  charged_minutes = greatest(0, floor((extract(epoch from date_trunc('minute', greatest(s.check_out_at, greatest(s.starts, s.check_in_at))) - date_trunc('minute', greatest(s.starts, s.check_in_at))) / 60
    - i.break_minutes) / 15 + 0.5) * 15)::int`

/** A name as a hand might write it: loops of its own for every seed. */
function written(seed: number): Drawn {
  const wave = (from: number, to: number, height: number, turns: number): [number, number][] =>
    Array.from({ length: 36 }, (_, i) => {
      const t = i / 35
      const sway = Math.sin(t * turns * Math.PI * 2 + seed) * height * (1 - t * 0.55)
      const back = Math.cos(t * turns * Math.PI * 2 + seed * 1.7) * 14
      return [Math.round(from + (to - from) * t + back), Math.round(210 - sway + Math.sin(t * 9 + seed) * 10)]
    })
  const first = wave(120, 330 + (seed % 5) * 14, 120, 1.4 + (seed % 3) * 0.3)
  const rest = wave(340, 720 + (seed % 7) * 12, 62, 3.2 + (seed % 4) * 0.7)
  const under: [number, number][] = [
    [300, 282],
    [560, 268],
    [800, 262],
  ]
  return { ratio: 3, strokes: seed % 3 ? [first, rest] : [first, rest, under] }
}

/** Charges what was signed off while the history was made; its triggers are off then. */
export const chargeHistory = (tx: Tx, tenantId: string) =>
  tx.raw(
    `update project_crew_item_status s set ${proposedColumns} from project_crew_item i
      where s.tenant_id = $1 and i.tenant_id = s.tenant_id and i.id = s.item_id and s.status = 'signedOff'
        and s.check_in_at is not null and s.check_out_at is not null`,
    [tenantId],
  )

/** Gives every crew whose people are all signed off its delivery note, signed by the client's contact, now and then refused; some still wait for the demo's client. */
export async function writeNotes(tx: Tx, tenantId: string): Promise<void> {
  const hands = JSON.stringify(Array.from({ length: 12 }, (_, seed) => written(seed)))
  await tx.raw(
    `with done as (
      select c.tenant_id, c.id, c.project_id, c.ends, c.chief_id, coalesce(k.name, w.first_name || ' ' || w.last_name) as signer,
        p.number, p.company_id = (select o.company_id from login o where o.tenant_id = p.tenant_id and o.company_id is not null limit 1)
          and row_number() over (partition by p.company_id order by c.ends desc) = 1 and not exists (
            select from delivery_note n join project_crew x on x.tenant_id = n.tenant_id and x.id = n.crew_id
            join project q on q.tenant_id = x.tenant_id and q.id = x.project_id
            where n.tenant_id = p.tenant_id and q.company_id = p.company_id and n.signed_at is null and n.refused_at is null) as waits, abs(hashtext(c.id::text)) as hash, row_number() over (partition by c.project_id order by c.starts, c.id) as nth,
        (select count(*) from project_crew x join delivery_note n on n.tenant_id = x.tenant_id and n.crew_id = x.id
          where x.tenant_id = c.tenant_id and x.project_id = c.project_id) as before
      from project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      left join contact k on k.tenant_id = c.tenant_id and k.id = coalesce(c.contact_on_site_id, p.contact_id)
      left join person w on w.tenant_id = c.tenant_id and w.id = p.manager_id
      where c.tenant_id = $1 and not exists (select from delivery_note n where n.tenant_id = c.tenant_id and n.crew_id = c.id)
        and exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id and s.status = 'signedOff')
        and not exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
          and s.status in ('confirmed','checkedIn','checkedOut')))
    insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at, confirmed_by_id, signer_name, signature, signed_at,
      refused_at, refusal, released_at, released_by_id, created_at)
    select tenant_id, gen_random_uuid(), id, number || '-' || (before + nth), ends + make_interval(mins => (hash % 40)::int), chief_id,
      case when not waits then coalesce(signer, 'Client') end, case when hash % 53 <> 0 and not waits then $2::jsonb -> (hash % 12)::int end,
      case when hash % 53 <> 0 and not waits then ends + make_interval(mins => (hash % 40)::int) end,
      case when hash % 53 = 0 and not waits then ends + make_interval(mins => (hash % 40)::int) end,
      case when hash % 53 = 0 and not waits then 'Two people were sent home at noon, please check the hours again.' end,
      ends + make_interval(mins => (hash % 40)::int), chief_id, ends
    from done`,
    [tenantId, hands],
  )
  await tx.raw(
    `insert into signed_hours (tenant_id, status_id, note_id, person_name, function_caption, starts_at, ends_at, break_minutes,
      planned_minutes, chargeable_minutes, created_at)
    select s.tenant_id, s.id, n.id, w.first_name || ' ' || w.last_name, f.caption, s.charged_from, s.charged_to, i.break_minutes,
      greatest(0, extract(epoch from s.ends - s.starts) / 60 - i.break_minutes)::int, s.charged_minutes, n.confirmed_at
    from project_crew_item_status s
    join delivery_note n on n.tenant_id = s.tenant_id and n.crew_id = s.crew_id
    join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
    join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
    where s.tenant_id = $1 and s.status = 'signedOff' and s.charged_minutes is not null
      and not exists (select from signed_hours h where h.tenant_id = s.tenant_id and h.status_id = s.id)`,
    [tenantId],
  )
}
