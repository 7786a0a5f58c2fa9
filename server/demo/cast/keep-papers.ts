import { type TrailFact, trailBegin, trailHash } from '../../../domain/documents/trail.ts'
import {
  document,
  documentSignatory,
  documentSignature,
  documentTrail,
  documentVersion,
} from '../../database/tables/documents.ts'
import type { Tx } from '../../database/tenant.ts'
import { readPdf } from '../../documents/read-pdf.ts'
import { hashOf, putBytes, recordFile } from '../../files/stored-files.ts'
import type { Services } from '../../services.ts'
import { houseRules, rateAgreement, safetyRules, travelRules } from './papers.ts'
import { signature } from './signature.ts'
import { type Agency, agencies } from '../tenants.ts'
import { day, hour } from '../times.ts'

type Cast = Record<'crew' | 'chief' | 'office' | 'client', { id: string; name: string }>
const roles = ['crew', 'chief', 'office', 'client'] as const

const refuse = (code: string): Error => new Error(`a paper of the demo is not taken: ${code}`)

/**
 * Papers of the demo, where the agency has none yet: one for its crew member to sign, one that waits for the client, and two
 * everybody of the crew reads.
 */
export async function keepPapers(services: Pick<Services, 'database' | 'files'>, now: Date): Promise<void> {
  for (const agency of agencies) {
    const found = await services.database.withTenant(agency.id, tx => wanted(tx, agency), { readOnly: true })
    if (found) await make(services, agency, found, now)
  }
}

/** Who signs; null where there are papers already, or the cast is not ours. */
async function wanted(tx: Tx, agency: Agency) {
  const people = await tx.raw<{
    role: string
    id: string
    name: string
    typeId: string | null
    safetyId: string | null
    contractId: string | null
    there: boolean
  }>(
    `select split_part(g.login, '@', 1) as role, w.id, w.first_name || ' ' || w.last_name as name,
      (select id from lookup l where l.tenant_id = g.tenant_id and l.kind = 'documentTypes' and l.code = 'rateAgreement') as "typeId",
      (select id from lookup l where l.tenant_id = g.tenant_id and l.kind = 'documentTypes' and l.code = 'safetyBriefing') as "safetyId",
      (select c.id from staff_contract c where c.tenant_id = g.tenant_id and c.person_id = g.person_id and c.end_date is null
        limit 1) as "contractId",
      exists (select from document d where d.tenant_id = g.tenant_id) as there
    from login g join person w on w.tenant_id = g.tenant_id and w.id = g.person_id
    where g.tenant_id = $1 and g.login = any($2)`,
    [agency.id, roles.map(role => `${role}@${agency.mailDomain}`)],
  )
  const { typeId, safetyId } = people[0] ?? {}
  if (!typeId || !safetyId || people.length < roles.length || people.some(({ there }) => there)) return null
  const contractId = people.find(({ role }) => role === 'crew')?.contractId ?? null
  return {
    typeId,
    safetyId,
    contractId,
    cast: Object.fromEntries(people.map(({ role, id, name }) => [role, { id, name }])) as Cast,
  }
}

/** Briefings; the others are about pay. */
const safe: unknown[] = [houseRules, safetyRules]

interface Signing {
  person: { id: string; name: string }
  role: string
  signedAt?: Date
}

async function make(
  services: Pick<Services, 'database' | 'files'>,
  agency: Agency,
  { typeId, safetyId, contractId, cast }: { typeId: string; safetyId: string; contractId: string | null; cast: Cast },
  now: Date,
) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { crew, chief, office, client } = cast
  const papers = [
    {
      name: 'Rate agreement 2026',
      draw: rateAgreement,
      madeAt: before(20 * hour),
      signing: [
        { person: crew, role: 'Crew' },
        { person: chief, role: 'Crew chief' },
        { person: office, role: 'Office' },
      ] as Signing[],
    },
    {
      name: 'House rules and access',
      draw: houseRules,
      madeAt: before(3 * day),
      signing: [
        { person: office, role: 'Office', signedAt: before(2 * day) },
        { person: client, role: 'Client' },
        { person: crew, role: 'Crew' },
      ] as Signing[],
    },
    { name: 'Safety rules on site', draw: safetyRules, madeAt: before(86 * day), signing: [] as Signing[] },
    { name: 'Travel and expenses', draw: travelRules, madeAt: before(44 * day), signing: [] as Signing[] },
  ]
  for (const { name, draw, madeAt, signing } of papers) {
    const names = signing.map(({ person }) => person.name)
    const bytes = await draw(agency, names, madeAt)
    const { pages, fields } = await readPdf(refuse, bytes)
    const file = await putBytes(services, agency.id, { name: `${name}.pdf`, contentType: 'application/pdf', bytes })
    await services.database.withTenant(agency.id, async tx => {
      await recordFile(tx, file)
      const own = { tenantId: agency.id }
      const documentId = crypto.randomUUID()
      const versionId = crypto.randomUUID()
      await tx.insert(document).values({
        ...{
          ...own,
          id: documentId,
          name,
          typeId: safe.includes(draw) ? safetyId : typeId,
          createdAt: madeAt,
          createdById: office.id,
        },
        ...(signing.length ? { personId: crew.id } : { wants: 'reading' as const, forCrew: true }),
        ...{ signatoriesOrder: 'one by one', asksRating: name.startsWith('Rate') },
        staffContractId: name.startsWith('Rate') ? contractId : null,
      })
      await tx.insert(documentVersion).values({
        ...{ ...own, id: versionId, documentId, number: 1, fileId: file.id, sha256: file.sha256 },
        ...{ size: bytes.byteLength, pages, fields, createdAt: madeAt, createdById: office.id },
      })
      const signatories = signing.map(({ person, role, signedAt }, at) => ({
        ...{ ...own, id: crypto.randomUUID(), documentId, place: at + 1, role, personId: person.id },
        ...{ status: signedAt ? 'Signed' : 'Ready to sign', signedAt: signedAt ?? null },
      }))
      if (signatories.length) await tx.insert(documentSignatory).values(signatories)
      const facts: Omit<TrailFact, 'number' | 'documentId' | 'fileHash' | 'address' | 'agent'>[] = [
        {
          event: 'made',
          at: madeAt.toISOString(),
          byId: office.id,
          byName: office.name,
          details: { versionId, version: 1, pages },
        },
      ]
      for (const [at, { person, signedAt }] of signing.entries()) {
        const signatoryId = signatories[at]?.id
        if (!signedAt || !signatoryId) continue
        const given = { signature, rating: null, filled: [] }
        await tx.insert(documentSignature).values({
          ...{ ...own, id: crypto.randomUUID(), documentId, signatoryId, versionId, ...given },
          ...{ signedAt, signedById: person.id },
        })
        const details = { signatoryId, versionId, ...given }
        facts.push({ event: 'signed', at: signedAt.toISOString(), byId: person.id, byName: person.name, details })
      }
      let hash = trailBegin
      for (const [at, told] of facts.entries()) {
        const fact: TrailFact = {
          ...{ ...told, number: at + 1, documentId, fileHash: file.sha256, address: '192.0.2.7', agent: 'the demo' },
        }
        const link = trailHash(fact, hash, hashOf)
        const details = fact.details as Record<string, unknown>
        const id = crypto.randomUUID()
        await tx
          .insert(documentTrail)
          .values({ ...own, ...fact, id, details, before: hash, hash: link, createdAt: new Date(fact.at) })
        hash = link
      }
    })
  }
}
