import { document } from '../../database/tables/documents.ts'
import { documentUpload } from '../../database/tables/uploads.ts'
import type { Tx } from '../../database/tenant.ts'
import { putBytes, recordFile } from '../../files/stored-files.ts'
import type { Services } from '../../services.ts'
import { type Agency, agencies } from '../tenants.ts'
import { addDays, day } from '../times.ts'
import { cardPictures } from './card-pictures.ts'

/** Papers everybody of the crew has shown; how many days the shortest of them holds, and the longest. */
const asked = [
  { code: 'idCard', caption: 'Identity card', colour: '#3a4a63', holds: [300, 2600] },
  { code: 'healthInsurance', caption: 'Health insurance card', colour: '#1d6b4f', holds: [120, 1400] },
  { code: 'firstAid', caption: 'First aid', colour: '#a03a2c', holds: [60, 700] },
  { code: 'safetyBriefing', caption: 'Safety briefing', colour: '#7a5b16', holds: [50, 340] },
  { code: 'forkliftLicence', caption: 'Fork-lift licence', colour: '#8a5a12', holds: [200, 1500] },
  { code: 'riggingCertificate', caption: 'Rigging certificate', colour: '#215f7a', holds: [150, 1000] },
  { code: 'workAtHeight', caption: 'Work at height', colour: '#5a3f7d', holds: [100, 900] },
] as const

/** Of every so many people one: whose paper is not as it should be, and how. */
type Flaw = 'missing' | 'expired' | 'ending'
const flaws: readonly { every: number; from: number; flaw: Flaw }[] = [
  { every: 17, from: 3, flaw: 'missing' },
  { every: 19, from: 7, flaw: 'expired' },
  { every: 11, from: 5, flaw: 'ending' },
]

type Wanted = { person: { id: string; name: string }; typeId: string; code: string }

/**
 * Where an agency of the demo has none yet: papers of everybody of its crew but the one who shows them in a scene of
 * its own. Of each kind there is one picture; nobody reads four hundred of them.
 */
export async function keepProofs(services: Pick<Services, 'database' | 'files'>, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  for (const agency of agencies) {
    const wanted = await services.database.withTenant(agency.id, tx => lacking(tx, agency))
    if (wanted.length === 0) continue
    const pictures = await Promise.all(
      asked.map(async ({ code, caption, colour }) => {
        const card = { title: caption, name: agency.name, number: 'SPECIMEN', until: '', colour }
        const [bytes] = await cardPictures(card)
        if (!bytes) throw new Error('a card has a front')
        return {
          code,
          row: await putBytes(services, agency.id, { name: 'picture.webp', contentType: 'image/webp', bytes }),
        }
      }),
    )
    const documents: (typeof document.$inferInsert)[] = []
    const uploads: (typeof documentUpload.$inferInsert)[] = []
    for (const [nth, { person, typeId, code }] of wanted.entries()) {
      const kind = asked.find(one => one.code === code)
      const file = pictures.find(one => one.code === code)?.row
      if (!kind || !file) continue
      const flaw = flaws.find(({ every, from }) => nth % every === from)?.flaw
      const [least, most] = kind.holds
      const days = { missing: 0, expired: -(nth % 40) - 2, ending: (nth % 30) + 9 }
      const ends = flaw ? days[flaw] : least + ((nth * 37) % (most - least))
      const id = crypto.randomUUID()
      // Long ago: what was decided lately is listed.
      const uploadedAt = new Date(now.getTime() - (250 + (nth % 90)) * day)
      documents.push({
        ...{ tenantId: agency.id, id, name: kind.caption, typeId, personId: person.id, wants: 'upload' },
        ...{ signatoriesOrder: 'one by one', asksRating: false, createdAt: uploadedAt },
      })
      if (flaw === 'missing') continue
      uploads.push({
        ...{ tenantId: agency.id, id: crypto.randomUUID(), documentId: id, number: 1 },
        ...{ files: [{ id: file.id, contentType: 'image/webp', size: file.size }], validUntil: addDays(today, ends) },
        ...{ uploadedAt, uploadedById: person.id },
        ...{ state: 'approved', decidedAt: uploadedAt },
      })
    }
    await services.database.withTenant(agency.id, async tx => {
      for (const { row } of pictures) await recordFile(tx, row)
      await tx.insert(document).values(documents)
      await tx.insert(documentUpload).values(uploads)
    })
  }
}

/** Who lacks which paper: everybody the four that are asked of all, and what proves their functions. None: there are some. */
const lacking = (tx: Tx, agency: Agency) =>
  tx.raw<Wanted>(
    `select json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person, y.id as "typeId", y.code
      from person w join lookup y on y.tenant_id = w.tenant_id and y.kind = 'documentTypes' and y.code = any($2)
      where w.tenant_id = $1
        and exists (select from person_function f where f.tenant_id = w.tenant_id and f.person_id = w.id)
        and (y.code in ('idCard', 'healthInsurance', 'firstAid', 'safetyBriefing') or exists (select from document_proof p
          join person_function f on f.tenant_id = p.tenant_id and f.function_id = p.function_id and f.person_id = w.id
          where p.tenant_id = w.tenant_id and p.type_id = y.id))
        and not exists (select from login g where g.tenant_id = w.tenant_id and g.person_id = w.id and g.login = $3)
        and not exists (select from document d where d.tenant_id = w.tenant_id and d.person_id = w.id and d.type_id = y.id)
        and not exists (select from document d where d.tenant_id = w.tenant_id and d.type_id = (select z.id from lookup z
          where z.tenant_id = w.tenant_id and z.kind = 'documentTypes' and z.code = 'firstAid'))
      order by w.number, y.sort, y.id`,
    [agency.id, asked.map(({ code }) => code), `crew@${agency.mailDomain}`],
  )
