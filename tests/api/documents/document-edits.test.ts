import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { verifyPaper } from '../../../server/documents/verify/verify-paper.ts'
import { drawn } from '../../support/calls.ts'
import { full } from '../../support/full.ts'
import { type Edit, paperEditor } from '../../support/random/paper-edits.ts'
import { paper } from '../../support/files/papers.ts'
import { seeded } from '../../support/random/seeded.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type Doc = z.output<typeof Document>

const times = full ? 10_000 : 100
const lots = seeded()

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
  await stage.admin(`update login set contact_number = 'K-1' where login = $1`, [stage.world.a.logins.client])
})
afterAll(() => stage.close())

/** Signed by three on its second version, with a field filled in, and finished. */
async function finished(): Promise<{ id: string; bytes: Uint8Array }> {
  const { persons, contacts, documentTypes } = stage.world.a
  const created = await stage.as('office', 'POST', '/documents', {
    ...{ name: 'Frame agreement', typeId: documentTypes.agreement, asksRating: true },
    signatories: [
      { role: 'Crew', personId: persons.member },
      { role: 'Planning', personId: persons.planner },
      { role: 'Client', contactId: contacts.client },
    ],
  })
  const { id } = answered<Doc>(created, 201)
  const upload = async (pages: number) =>
    answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, await paper([{ name: 'place.1' }], pages)))
  await upload(2)
  const { version } = await upload(3)
  for (const [at, who] of (['member', 'planner', 'client'] as const).entries()) {
    const said = { versionId: version?.id, signature: drawn, rating: 4, formFields: [] }
    const signed = await stage.as(who, 'POST', `/documents/${id}/sign/${at + 1}`, said)
    expect(codeOf(signed)).toBeUndefined()
  }
  await stage.server.runJobs()
  const { bytes } = await stage.as('member', 'GET', `/documents/${id}/file?finished=true`)
  return { id, bytes: new Uint8Array(bytes) }
}

it(`every one of ${times} changes to what is kept of a paper is found, seed ${lots.seed}`, async () => {
  const { id, bytes } = await finished()
  const { database, files } = stage.server.services
  const verified = (of = bytes) => verifyPaper(database, files, of)
  for (const table of ['document_trail', 'document_version', 'document_signature'])
    await stage.admin(`alter table ${table} disable trigger user`)
  const editor = paperEditor(stage, id, lots)
  const missed: string[] = []
  const kinds = new Map<string, number>()
  for (let time = 0; time < times; time++) {
    if (lots.chance(0.05)) {
      const found = await verified(editor.flip(bytes))
      // A paper that can no longer be read is of no agency: nobody takes it for ours.
      if (found && found.findings.length === 0) missed.push('a bit of the paper in hand')
      kinds.set('paper', (kinds.get('paper') ?? 0) + 1)
      continue
    }
    const { what, undo }: Edit = await editor.edit()
    const found = await verified()
    if (!found || found.findings.length === 0) missed.push(what)
    await undo()
    const kind = what.replace(/[:,\d].*/, '').trim()
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  expect(missed).toEqual([])
  // Nothing is left of it: whatever was found was found of one change alone.
  expect((await verified())?.findings).toEqual([])
  expect(kinds.size).toBeGreaterThan(20)
  if (full) console.log(JSON.stringify({ seed: lots.seed, times, kinds: Object.fromEntries(kinds) }))
}, 3_600_000)
