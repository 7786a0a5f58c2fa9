import { sql } from 'drizzle-orm'

/** Pieces of SQL that several queries of the crew's day share. Aliases: i item, f function, c crew, p project, l location. */
export const shiftColumns = sql.raw(`i.start_date as "startDate", i.end_date as "endDate", i.start_time as "startTime",
  i.end_time as "endTime", i.time_zone as "timeZone"`)

export const functionJson = sql.raw(`json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function`)

export const joinItem = sql.raw(`join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id`)

export const joinCrew = sql.raw(`join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  join location l on l.tenant_id = c.tenant_id and l.id = c.location_id`)

export const venueJson = sql.raw(`json_build_object('id', l.id, 'name', l.name, 'city', l.city, 'entrance', l.entrance,
  'timeZone', l.time_zone, 'geoData', case when l.latitude is null then null else
  json_build_object('latitude', l.latitude, 'longitude', l.longitude, 'radius', l.radius) end) as location`)

/** A person as JSON, or null; `pictured` tells whether an address for the face is worth giving. */
export const personJson = (alias: 'chief' | 'manager' | 'who', extra = '') =>
  sql.raw(`case when ${alias}.id is null then null else json_build_object('id', ${alias}.id,
  'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'phone', ${alias}.phone${extra},
  'pictured', exists (select from person_picture pp where pp.tenant_id = ${alias}.tenant_id and pp.person_id = ${alias}.id)) end`)

/** Every punch of a line `s` and every retraction, with who recorded it and when the chief chose it last. */
export const punchesJson = sql.raw(`(select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.kind,
  'entry', coalesce(u.entry_key, u.id::text), 'retracts', u.retracts, 'byLead', u.by_lead, 'statedAt', u.stated_at,
  'deviceTime', u.device_time, 'pageLife', u.page_life, 'monotonic', u.monotonic, 'keptAfter', u.kept_after, 'kioskId', u.kiosk_id,
  'trueFrom', u.true_from, 'outside', u.outside, 'exact', u.true_from = u.true_to, 'recordedById', u.recorded_by_id,
  'recordedBy', b.first_name || ' ' || b.last_name, 'pin', u.pin, 'closedKiosk', coalesce((select k.revoked_at <= u.server_time
    from kiosk k where k.tenant_id = u.tenant_id and k.id = u.kiosk_id), false), 'chosenAt', (select max(h.chosen_at) from punch_choice h
    where h.tenant_id = u.tenant_id and h.punch_id = u.id))), '[]')
  from punch u join person b on b.tenant_id = u.tenant_id and b.id = u.recorded_by_id
  where u.tenant_id = s.tenant_id and u.status_id = s.id)`)

/** What is charged of a line `s` on position `i`; a correction after the sign-off counts beside what was signed. */
export const hoursColumns =
  sql.raw(`i.break_minutes as "breakMinutes", s.charged_from as "chargedFrom", s.charged_to as "chargedTo",
  s.charged_minutes as "chargedMinutes", s.charged_by_id is not null as "byHand", case when s.status = 'signedOff' then (select a.chargeable_minutes from hours_amendment a
    where a.tenant_id = s.tenant_id and a.status_id = s.id order by a.created_at desc, a.id desc limit 1) end as "amendedMinutes"`)

/** Whether the yes of line `s` was to something that planning has moved since, of `i`, `c` or `l`. */
export const changedSql = sql.raw(`(s.status = 'confirmed' and s.agreed is not null
  and s.agreed->'core' is distinct from agreement(i, c, l)->'core')`)

/** What planning has moved of `i`, `c` or `l` since the person of line `s` said yes to it; null: nothing. */
export const changeJson = sql`case when ${changedSql}
  then jsonb_build_object('seen', md5((agreement(i, c, l)->'core')::text), 'agreed', s.agreed->'shown',
    'now', agreement(i, c, l)->'shown') end`
