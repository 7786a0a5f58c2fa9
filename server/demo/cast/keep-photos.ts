import { projectDocument } from '../../database/tables/uploads.ts'
import type { Tx } from '../../database/tenant.ts'
import { putBytes, recordFile } from '../../files/stored-files.ts'
import { tileOf } from '../../files/tile.ts'
import type { Services } from '../../services.ts'
import { type Agency, agencies } from '../tenants.ts'
import { day, hour, minute } from '../times.ts'
import { type Subject, workPicture } from './work-pictures.ts'

type Stores = Pick<Services, 'database' | 'files'>
type State = 'approved' | 'inReview' | 'declined'

interface Photo {
  subject: Subject
  state: State
  /** Who of the crew took it: its chief, or another of it. */
  by: number
}

/** Of a crew that is over, and of one that has just begun. */
const over: readonly Photo[] = [
  { subject: 'hall', state: 'approved', by: 0 },
  { subject: 'barrier', state: 'approved', by: 1 },
  { subject: 'truss', state: 'approved', by: 1 },
  { subject: 'cases', state: 'approved', by: 2 },
  { subject: 'desk', state: 'declined', by: 1 },
  { subject: 'stage', state: 'approved', by: 0 },
]
const begun: readonly Photo[] = [
  { subject: 'hall', state: 'approved', by: 0 },
  { subject: 'cases', state: 'approved', by: 1 },
  { subject: 'truck', state: 'inReview', by: 0 },
  { subject: 'cables', state: 'inReview', by: 2 },
]

type Worked = {
  crewId: string
  projectId: string
  name: string
  made: string
  starts: string
  people: string[]
  planner: string
}

/** Crews of the demo's chief and crew member of these days that have none get photos of their work, and a plan of the stage. */
export async function keepPhotos(services: Stores, now: Date): Promise<void> {
  const drawn: Drawn = new Map()
  for (const agency of agencies) {
    const crews = await services.database.withTenant(agency.id, tx => without(tx, agency, now), { readOnly: true })
    // One of each project.
    const first = crews.filter(({ projectId }, at) => crews.findIndex(one => one.projectId === projectId) === at)
    for (const crew of first) await take(services, drawn, { tenantId: agency.id, crew, now })
  }
}

const without = (tx: Tx, agency: Agency, now: Date) =>
  tx.raw<Worked>(
    `select * from (select c.id as "crewId", c.project_id as "projectId", c.name, p.created_at as made, c.starts, w.person_id as planner,
        array(select s.person_id from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
          and s.status in ('confirmed', 'checkedIn', 'checkedOut', 'signedOff')
          order by s.person_id <> all(o.people), s.id limit 3) as people
      from project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      cross join (select array_agg(g.person_id) as people from login g where g.tenant_id = $1 and g.login = any($2)) o
      cross join (select g.person_id from login g where g.tenant_id = $1 and g.login = $3) w
      where c.tenant_id = $1 and c.starts > $4::timestamptz - interval '30 days' and c.starts < $4::timestamptz + interval '1 hour'
        and (c.chief_id = any(o.people) or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id
          and s.crew_id = c.id and s.person_id = any(o.people) and s.status in ('confirmed', 'checkedIn', 'checkedOut', 'signedOff')))
      order by c.starts desc limit 4) l
      where not exists (select from project_document f where f.tenant_id = $1 and f.project_id = l."projectId")`,
    [agency.id, ['crew', 'chief'].map(role => `${role}@${agency.mailDomain}`), `planner@${agency.mailDomain}`, now],
  )

/** Each is drawn once. */
type Drawn = Map<Subject, readonly [picture: Buffer, tile: Buffer]>

async function put(services: Stores, drawn: Drawn, tenantId: string, subject: Subject) {
  const fresh = drawn.get(subject) ?? (await draw(subject))
  drawn.set(subject, fresh)
  const [bytes, tile] = fresh
  const webp = { name: 'picture.webp', contentType: 'image/webp' }
  return [
    await putBytes(services, tenantId, { ...webp, bytes }),
    await putBytes(services, tenantId, { ...webp, bytes: tile }),
  ] as const
}

async function draw(subject: Subject) {
  const picture = await workPicture(subject)
  return [picture, await tileOf(picture)] as const
}

async function take(
  services: Stores,
  drawn: Drawn,
  { tenantId, crew, now }: { tenantId: string; crew: Worked; now: Date },
) {
  const { projectId, crewId, planner } = crew
  const people = crew.people.length > 0 ? crew.people : [planner]
  const starts = Date.parse(crew.starts)
  // What is sent after a project was made keeps the demo from making it anew: only of those that are over.
  const past = starts < now.getTime() - day / 2
  const photos = past ? over : begun
  const last = past ? starts + 7 * hour : now.getTime() - 4 * minute
  const sentAt = (taken: Date) => (past ? taken : new Date(crew.made))
  const rows: (typeof projectDocument.$inferInsert)[] = []
  const files: Awaited<ReturnType<typeof putBytes>>[] = []
  const add = async (subject: Subject, more: Pick<typeof projectDocument.$inferInsert, 'kind' | 'name' | 'state'>) => {
    const [file, small] = await put(services, drawn, tenantId, subject)
    files.push(file, small)
    return {
      ...{ tenantId, id: crypto.randomUUID(), projectId, smallId: small.id, ...more },
      file: { id: file.id, contentType: 'image/webp' as const, size: file.size },
    }
  }
  for (const [at, { subject, state, by }] of photos.entries()) {
    const takenAt = new Date(last - (photos.length - 1 - at) * (past ? 80 : 6) * minute)
    const decided = state === 'inReview' ? {} : { decidedAt: sentAt(takenAt), decidedById: planner }
    rows.push({
      ...(await add(subject, { kind: 'photo', name: `IMG_${String(4120 + at * 7)}.jpg`, state })),
      ...{ crewId, takenAt, sentAt: sentAt(takenAt), sentById: people[by % people.length] ?? planner, ...decided },
      ...(state === 'declined' ? { reason: 'Screens of the client can be read on it' } : {}),
    })
  }
  const planned = new Date(Math.min(starts - 5 * day, Date.parse(crew.made)))
  rows.push({
    ...(await add('plan', { kind: 'file', name: 'Stage plan', state: 'approved' })),
    ...{ takenAt: planned, sentAt: planned, sentById: planner, decidedAt: planned, decidedById: planner },
  })
  await services.database.withTenant(tenantId, async tx => {
    for (const file of files) await recordFile(tx, file)
    await tx.insert(projectDocument).values(rows)
  })
}
