import type { Tx } from '../database/tenant.ts'
import { proposedColumns, signedAfterDays, writeNotes } from './delivery-notes.ts'
import { demoNumber } from './set-up.ts'
import type { Agency } from './tenants.ts'

interface Moment {
  agency: Agency
  now: Date
  /** People whose running jobs only they themselves move. */
  demoPeople: readonly string[]
  /** Whoever forgot to check out is the demo's chief's to find. */
  chiefId: string
  /** The project of today's scene: it stays as it was set up until the crew member is at work. */
  todays: string | null
  atWork: boolean
}

/** Spread by the id: the same row always gets the same minutes. */
const minutes = (below: number) => `make_interval(mins => abs(hashtext(s.id::text)) % ${below})`

const punched = (kind: string, time: string) => `
  insert into punch (tenant_id, id, status_id, kind, server_time, true_from, true_to, outside, recorded_by_id)
  select tenant_id, gen_random_uuid(), id, '${kind}', ${time}, ${time}, ${time}, false, recorder from due`

/**
 * Lets the demo's days go by: whoever was due is in, what has ended is closed at its planned end, old hours are signed
 * off, and who was asked in vain was not needed.
 */
export async function advance(tx: Tx, { agency, now, demoPeople, chiefId, todays, atWork }: Moment): Promise<void> {
  const tenantId = agency.id
  // What planning set up itself is moved by nobody but those who try it.
  const ofTheDemo = `exists (select from project_crew dc
    join project dp on dp.tenant_id = dc.tenant_id and dp.id = dc.project_id
    where dc.tenant_id = s.tenant_id and dc.id = s.crew_id and ${demoNumber(agency, 'dp.number')} is not null)`
  const due = `select s.*, coalesce(c.chief_id, s.person_id) as recorder from project_crew_item_status s
    join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id and ${ofTheDemo}`

  await tx.raw(
    `update project_crew_item_status s set status = 'noShow', previous_status = status, status_since = ends,
        recorded_by_id = (select c.chief_id from project_crew c where c.tenant_id = s.tenant_id and c.id = s.crew_id)
      where tenant_id = $1 and ends <= $2 and status = 'confirmed' and abs(hashtext(id::text)) % 47 = 0
        and person_id <> all($3::uuid[]) and ${ofTheDemo}`,
    [tenantId, now, demoPeople],
  )
  await tx.raw(
    `with due as (${due} where s.tenant_id = $1 and s.ends <= $2 and s.status = 'confirmed' and s.check_in_at is null),
      come as (${punched('Check-in', 'starts')})
      update project_crew_item_status s set status = 'checkedIn', previous_status = s.status, check_in_at = s.starts,
        status_since = s.starts, recorded_by_id = due.recorder
      from due where s.tenant_id = $1 and s.id = due.id`,
    [tenantId, now],
  )
  await tx.raw(
    `with due as (${due} where s.tenant_id = $1 and s.ends <= $2 and s.status in ('confirmed','checkedIn')
        and (c.chief_id is distinct from $3::uuid or s.ends <= $2::timestamptz - interval '20 hours'
          or s.person_id = any($4::uuid[]))),
      gone as (${punched('Check-out', 'greatest(ends, check_in_at)')})
      update project_crew_item_status s set status = 'checkedOut', previous_status = s.status,
        check_out_at = greatest(s.ends, s.check_in_at), status_since = s.ends, recorded_by_id = due.recorder
      from due where s.tenant_id = $1 and s.id = due.id`,
    [tenantId, now, chiefId, demoPeople],
  )
  await tx.raw(
    `update project_crew_item_status s set status = 'notNeeded', previous_status = status, status_since = starts
      where tenant_id = $1 and ends <= $2 and status in ('invited','applied') and ${ofTheDemo}`,
    [tenantId, now],
  )
  await tx.raw(
    `update project_crew_item_status s set status = 'signedOff', previous_status = s.status, status_since = $2, ${proposedColumns}
      from project_crew_item i, project_crew c
      where s.tenant_id = $1 and s.status = 'checkedOut' and i.tenant_id = s.tenant_id and i.id = s.item_id
        and c.tenant_id = s.tenant_id and c.id = s.crew_id and c.ends <= $2::timestamptz - make_interval(days => $3::int)
        and ${ofTheDemo}`,
    [tenantId, now, signedAfterDays],
  )
  await writeNotes(tx, tenantId)
  await tx.raw(
    `with due as (${due.replace('s.*', `s.*, greatest(s.starts - interval '9 minutes' + ${minutes(9)}, $2::timestamptz - interval '14 minutes') as came`)}
        where s.tenant_id = $1 and s.starts <= $2::timestamptz and s.ends > $2 and s.status = 'confirmed'
          and s.check_in_at is null and s.person_id <> all($3::uuid[]) and (c.project_id is distinct from $4::uuid
            or $5::boolean and (s.pre_call_at is not null or s.starts > $2::timestamptz - interval '25 minutes'))),
      come as (${punched('Check-in', 'came')})
      update project_crew_item_status s set status = 'checkedIn', previous_status = s.status, check_in_at = due.came,
        status_since = due.came, recorded_by_id = due.recorder
      from due where s.tenant_id = $1 and s.id = due.id`,
    [tenantId, now, demoPeople, todays, atWork],
  )
  await tx.raw(`delete from live_location where tenant_id = $1 and delete_after <= $2`, [tenantId, now])
}

/** While the crew member is at work, the phones of the others go on telling where they are. */
export async function refreshToday(
  tx: Tx,
  tenantId: string,
  projectId: string,
  now: Date,
  demoPeople: readonly string[],
): Promise<void> {
  await tx.raw(
    `update live_location v set taken_at = $3::timestamptz - make_interval(secs => abs(hashtext(v.person_id::text)) % 240)
      from project_crew c
      where v.tenant_id = $1 and c.tenant_id = v.tenant_id and c.id = v.crew_id and c.project_id = $2 and c.ends > $3
        and v.taken_at < $3::timestamptz - interval '5 minutes' and v.person_id <> all($4::uuid[])`,
    [tenantId, projectId, now, demoPeople],
  )
}
