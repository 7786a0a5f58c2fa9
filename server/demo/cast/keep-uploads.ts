import sharp from 'sharp'
import { profilePicture } from '../../database/tables/people.ts'
import { documentProof, documentUpload } from '../../database/tables/uploads.ts'
import { document } from '../../database/tables/documents.ts'
import { lookup } from '../../database/tables/tenants.ts'
import type { Tx } from '../../database/tenant.ts'
import { putBytes, recordFile } from '../../files/stored-files.ts'
import { proving } from '../../lookups/trade.ts'
import type { Services } from '../../services.ts'
import { type Agency, agencies } from '../tenants.ts'
import { addDays, day, hour } from '../times.ts'
import { type Card, cardPictures } from './card-pictures.ts'

/** Papers the demo's crew member has shown, or is asked for; days are counted from today. */
interface Shown {
  code: string
  caption: string
  colour: string
  /** Days until it has to be uploaded. */
  due?: number
  /** What was sent, the oldest first: until when it holds, and when it was sent. */
  sent: readonly { ends: number; ago: number; inReview?: true }[]
}
const shown: readonly Shown[] = [
  { code: 'forkliftLicence', caption: 'Fork-lift licence', colour: '#8a5a12', sent: [{ ends: -5, ago: 1100 }] },
  {
    code: 'riggingCertificate',
    caption: 'Rigging certificate',
    colour: '#215f7a',
    sent: [
      { ends: 16, ago: 1080 },
      { ends: 1111, ago: 0.1, inReview: true },
    ],
  },
  { code: 'healthInsurance', caption: 'Health insurance card', colour: '#1d6b4f', due: 4, sent: [] },
  { code: 'workAtHeight', caption: 'Work at height', colour: '#5a3f7d', sent: [{ ends: 670, ago: 60 }] },
]

/** What colleagues have sent, which waits for the desk. */
const waiting: readonly Shown[] = [
  {
    code: 'workAtHeight',
    caption: 'Work at height',
    colour: '#5a3f7d',
    sent: [{ ends: 1090, ago: 1.2, inReview: true }],
  },
  {
    code: 'healthInsurance',
    caption: 'Health insurance card',
    colour: '#1d6b4f',
    sent: [{ ends: 700, ago: 2.1, inReview: true }],
  },
  {
    code: 'forkliftLicence',
    caption: 'Fork-lift licence',
    colour: '#8a5a12',
    sent: [{ ends: 1400, ago: 3.3, inReview: true }],
  },
]

type Person = { id: string; name: string }
type Found = { crew: Person; colleagues: Person[]; office: string; types: { id: string; code: string }[] }

/** Where an agency of the demo has none yet: one that ended, one that ends soon with its renewal in review, one to upload, one that holds. */
export async function keepUploads(services: Pick<Services, 'database' | 'files'>, now: Date): Promise<void> {
  for (const agency of agencies) {
    const found = await services.database.withTenant(agency.id, tx => wanted(tx, agency))
    if (!found) continue
    for (const one of shown) await make(services, agency, found, one, now)
    for (const [at, crew] of found.colleagues.entries()) {
      const one = waiting[at]
      if (one) await make(services, agency, { ...found, crew }, one, now)
    }
    const [first] = found.colleagues
    if (first) await showFace(services, agency.id, first.id, now)
  }
}

/** A colleague has sent a new picture of themselves: the one that is seen, seen from the other side. */
async function showFace({ database }: Pick<Services, 'database'>, tenantId: string, personId: string, now: Date) {
  const [face] = await database.withTenant(tenantId, tx =>
    tx.raw<{ bytes: Buffer }>('select bytes from person_picture where tenant_id = $1 and person_id = $2', [
      ...[tenantId, personId],
    ]),
  )
  if (!face) return
  const bytes = await sharp(face.bytes).flop().resize(512, 512).webp({ quality: 82 }).toBuffer()
  const uploadedAt = new Date(now.getTime() - 6 * hour)
  await database.withTenant(tenantId, tx =>
    tx.insert(profilePicture).values({
      ...{ tenantId, id: crypto.randomUUID(), personId, state: 'inReview', bytes, uploadedAt, uploadedById: personId },
    }),
  )
}

/** The crew member and the office, with the types of papers there are; those that are missing are added. Null: nothing to do. */
async function wanted(tx: Tx, agency: Agency): Promise<Found | null> {
  const people = await tx.raw<{ role: string; id: string; name: string; there: boolean }>(
    `select split_part(g.login, '@', 1) as role, w.id, w.first_name || ' ' || w.last_name as name,
      exists (select from document d where d.tenant_id = g.tenant_id and d.wants = 'upload') as there
    from login g join person w on w.tenant_id = g.tenant_id and w.id = g.person_id
    where g.tenant_id = $1 and g.login = any($2)`,
    [agency.id, ['crew', 'office'].map(role => `${role}@${agency.mailDomain}`)],
  )
  const crew = people.find(({ role }) => role === 'crew')
  const office = people.find(({ role }) => role === 'office')
  if (!crew || !office || crew.there) return null
  const known = await tx.raw<{ id: string; kind: string; code: string }>(
    `select id, kind, code from lookup where tenant_id = $1 and kind in ('documentTypes', 'functions')`,
    [agency.id],
  )
  const types = known.filter(({ kind }) => kind === 'documentTypes')
  for (const [at, { code, caption }] of shown.entries()) {
    if (types.some(type => type.code === code)) continue
    const id = crypto.randomUUID()
    await tx.insert(lookup).values({ tenantId: agency.id, id, kind: 'documentTypes', code, caption, sort: 50 + at })
    types.push({ id, kind: 'documentTypes', code })
  }
  const proofs = proving(agency.id, [...known.filter(({ kind }) => kind === 'functions'), ...types], () =>
    crypto.randomUUID(),
  )
  if (proofs.length > 0) await tx.insert(documentProof).values(proofs).onConflictDoNothing()
  const colleagues = await tx.raw<Person>(
    `select w.id, w.first_name || ' ' || w.last_name as name from person w where w.tenant_id = $1 and w.id <> $3
        and exists (select from person_function pf where pf.tenant_id = w.tenant_id and pf.person_id = w.id)
      order by w.number limit $2`,
    [agency.id, waiting.length, crew.id],
  )
  return { crew, colleagues, office: office.id, types }
}

async function make(
  services: Pick<Services, 'database' | 'files'>,
  agency: Agency,
  { crew, office, types }: Found,
  { code, caption, colour, due, sent }: Shown,
  now: Date,
) {
  const typeId = types.find(type => type.code === code)?.id
  if (!typeId) return
  const tenantId = agency.id
  const today = now.toISOString().slice(0, 10)
  const documentId = crypto.randomUUID()
  const uploads = await Promise.all(
    sent.map(async ({ ends, ago, inReview }, at) => {
      const until = addDays(today, ends)
      const number = `${code.slice(0, 2).toUpperCase()}-${until.replaceAll('-', '')}-0${at + 41}`
      const card: Card = {
        title: caption,
        name: crew.name,
        number,
        until: until.split('-').toReversed().join('.'),
        colour,
      }
      const pictures = await cardPictures(card)
      const rows = await Promise.all(
        pictures.map(bytes => putBytes(services, tenantId, { name: 'picture.webp', contentType: 'image/webp', bytes })),
      )
      const uploadedAt = new Date(now.getTime() - ago * day)
      const decidedAt = new Date(uploadedAt.getTime() + 5 * hour)
      const files = rows.map(({ id, size }) => ({ id, contentType: 'image/webp' as const, size }))
      const upload: typeof documentUpload.$inferInsert = {
        ...{ tenantId, id: crypto.randomUUID(), documentId, number: at + 1, files, paperNumber: number },
        ...{ issuedBy: 'VPLT, Langenhagen', validFrom: addDays(until, -1095), validUntil: until },
        ...{ uploadedAt, uploadedById: crew.id, state: inReview ? 'inReview' : 'approved' },
        ...(inReview ? {} : { decidedAt, decidedById: office }),
      }
      return { rows, upload }
    }),
  )
  await services.database.withTenant(tenantId, async tx => {
    const createdAt = uploads[0]?.upload.uploadedAt ?? new Date(now.getTime() - 2 * day)
    await tx.insert(document).values({
      ...{ tenantId, id: documentId, name: caption, typeId, personId: crew.id, wants: 'upload' },
      ...{ dueDate: due === undefined ? null : addDays(today, due), signatoriesOrder: 'one by one', asksRating: false },
      ...{ createdAt, createdById: office },
    })
    for (const { rows, upload } of uploads) {
      for (const row of rows) await recordFile(tx, row)
      await tx.insert(documentUpload).values(upload)
    }
  })
}
