import { PDFDocument } from 'pdf-lib'
import { sql } from 'drizzle-orm'
import { type TrailFact, type TrailRow, trailBegin, trailHash } from '../../domain/documents/trail.ts'
import { type Context, type Refuse, personOf } from '../context.ts'
import { certificateWords } from '../documents/finish/certificate-words.ts'
import { type Certified, certificate } from '../documents/finish/certificate.ts'
import { finishedPaper } from '../documents/finish/finished-paper.ts'
import type { Tx } from '../database/tenant.ts'
import { type FileContent, hashOf } from '../files/stored-files.ts'
import { madeOnce } from '../papers/made-once.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { iso } from '../wire.ts'
import { checkById, checkTitle, drawCheck } from './check-pdf.ts'
import { checkWords } from './check-words.ts'
import type { CheckRow, ReadingCheck } from './security-check.queries.ts'

type Signer = CheckRow['people'][number] & { signature: object; signedAt: string }
type Finished = CheckRow & { finishedAt: string }
type Signing = Omit<ReadingCheck, 'tx' | 'refuse'> & { refuse: Refuse<'notFound' | 'checkNotFinished'> }

/** For jobs: there is nobody to refuse. */
export const withoutCheck: Signing['refuse'] = code => new Error(`the signed paper of a check: ${code}`)

interface Which {
  id: string
  /** Absent: whichever it is of. */
  crewId?: string | undefined
  /** Who has it made. */
  byId: string
}

export async function signedCheckFile(
  ctx: Context<'notFound' | 'checkNotFinished'>,
  id: string,
  crewId?: string,
): Promise<Response> {
  const file = await signedCheck(ctx, { id, crewId, byId: personOf(ctx) })
  return pdfResponse(file.bytes, file.name)
}

/**
 * The signed paper of a finished check, made when it is wanted first, and once more when somebody signed later. Drawn
 * outside of any transaction; of two at once the row decides. Throws `checkNotFinished`.
 */
export async function signedCheck(reading: Signing, { id, crewId, byId }: Which): Promise<FileContent> {
  const { services, tenant, now, refuse } = reading
  const read = <T>(ask: (within: ReadingCheck) => Promise<T>) =>
    services.database.withTenant(tenant.id, tx => ask({ services, tenant, now, refuse, tx }), { readOnly: true })
  const known = (tx: Tx) => paperOf({ services, tenant, now, refuse, tx }, id, crewId)
  // Whoever signs while it is drawn is on the next one.
  let signatures = 0
  return madeOnce(
    { services, tenant, now },
    {
      known,
      draw: async () => {
        const row = await read(within => checkById(within, id, crewId))
        const { finishedAt } = row
        if (finishedAt === null) throw refuse('checkNotFinished')
        const signed = row.people.filter(isSigner)
        signatures = signed.length
        return draw(tenant, { ...row, finishedAt }, signed)
      },
      keep: fileId => sql`
        insert into security_check_paper (tenant_id, id, check_id, signatures, file_id, created_at, created_by_id)
        values (${tenant.id}, ${crypto.randomUUID()}, ${id}, ${signatures}, ${fileId}, ${now}, ${byId})
        on conflict on constraint security_check_paper_once do nothing returning tenant_id, file_id`,
    },
  )
}

/** The file with every signature there is by now; null: not made yet. */
async function paperOf({ tx, tenant }: ReadingCheck, id: string, crewId?: string): Promise<string | null> {
  const { rows } = await tx.execute<{ fileId: string }>(sql`
    select q.file_id as "fileId" from security_check_paper q
    join security_check k on k.tenant_id = q.tenant_id and k.id = q.check_id
    where q.tenant_id = ${tenant.id} and q.check_id = ${id} and ${crewId === undefined ? sql`true` : sql`k.crew_id = ${crewId}`}
      and q.signatures = (select count(*) from security_check_signature g
        where g.tenant_id = q.tenant_id and g.check_id = q.check_id)`)
  return rows[0]?.fileId ?? null
}

const isSigner = (one: CheckRow['people'][number]): one is Signer => one.signature !== null && one.signedAt !== null

/** The client reads it: in the client's language, else the agency's. */
async function draw(tenant: Signing['tenant'], row: Finished, signed: Signer[]): Promise<FileContent> {
  const language = row.language ?? tenant.defaultLanguage
  const words = checkWords(language)
  const title = checkTitle(row, words)
  const at = signed.reduce((last, { signedAt }) => later(last, signedAt), iso(row.finishedAt))
  const paper = await drawCheck(tenant, { ...row, people: signed }, words, new Date(at))
  const sha256 = hashOf(paper)
  const trail = trailOf(row, signed, sha256)
  const certified: Certified = {
    ...{ documentId: row.id ?? '', name: title, type: row.name, made: at, timeZone: row.location.timeZone },
    versions: [{ number: 1, pages: (await PDFDocument.load(paper)).getPageCount(), sha256, madeAt: at }],
    signed: signed.map(({ person, leads, function: as, signature, signedAt }) => ({
      ...{ role: leads ? words.chief : (as?.caption ?? ''), name: person.name, at: iso(signedAt) },
      ...{ drawn: signature, address: '', agent: '' },
    })),
    links: trail.map(({ number, event, at: when, byName, hash }) => ({ number, event, at: when, by: byName, hash })),
  }
  const bytes = await finishedPaper({
    ...{ paper, certificate: await certificate(tenant, certificateWords(language), certified) },
    stamps: { fields: [], signatures: [] },
    trail: JSON.stringify({ documentId: row.id, versions: [{ number: 1, sha256 }], trail }),
    ...{ title, at: new Date(at) },
  })
  return { name: fileName(`${title} ${row.date}`), contentType: 'application/pdf', bytes }
}

const later = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? iso(one) : iso(other))

/** What happened, in its order, each over the hash of the one before: whoever came later signed after the end. */
function trailOf(row: Finished, signed: readonly Signer[], fileHash: string): TrailRow[] {
  const facts: Pick<TrailFact, 'event' | 'at' | 'byId' | 'byName' | 'details'>[] = [
    ...signed.map(({ person, signature, signedAt }) => ({
      ...{ event: 'signed' as const, at: iso(signedAt), byId: person.id, byName: person.name },
      details: { signature },
    })),
    {
      ...{ event: 'finished' as const, at: iso(row.finishedAt), byId: '', byName: row.finishedBy ?? '' },
      details: { answers: row.answers },
    },
  ]
  const links: TrailRow[] = []
  // Who signed at the moment of the end signed before it.
  for (const fact of facts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    const before = links.at(-1)?.hash ?? trailBegin
    const whole = { ...fact, number: links.length + 1, documentId: row.id ?? '', fileHash, address: '', agent: '' }
    links.push({ ...whole, before, hash: trailHash(whole, before, hashOf) })
  }
  return links
}
