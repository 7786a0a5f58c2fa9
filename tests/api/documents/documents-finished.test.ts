import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type TrailRow, firstBroken } from '../../../domain/documents/trail.ts'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { finishDocument } from '../../../server/documents/finish/finish.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { drawn } from '../../support/calls.ts'
import { type OnPaper, paper } from '../../support/files/papers.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

type Doc = z.output<typeof Document>

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const made = async (fields: OnPaper[] = []) => {
  const { persons, documentTypes } = stage.world.a
  const created = await stage.as('office', 'POST', '/documents', {
    name: 'Rate agreement Łódź ŵ',
    typeId: documentTypes.agreement,
    signatories: [
      { role: 'Crew', personId: persons.member },
      { role: 'Planning', personId: persons.planner },
    ],
  })
  const { id } = answered<Doc>(created, 201)
  return answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, await paper(fields)))
}
const sign = async (who: LoginName, document: Doc, place: number, formFields: object[] = []) =>
  answered<Doc>(
    await stage.as(who, 'POST', `/documents/${document.id}/sign/${place}`, {
      versionId: document.version?.id,
      signature: drawn,
      formFields,
    }),
  )
const finished = (who: LoginName, { id }: Doc) => stage.as(who, 'GET', `/documents/${id}/file?finished=true`)
const read = async (who: LoginName, { id }: Doc) => answered<Doc>(await stage.as(who, 'GET', `/documents/${id}`))
const linksOf = ({ id }: Doc) =>
  stage.admin<{ event: string; hash: string }>(
    'select event, file_hash as hash from document_trail where document_id = $1 order by number',
    [id],
  )

describe('a paper everybody has signed', () => {
  it('is finished with what was filled in, the signatures, and its certificate behind it', async () => {
    const document = await made([
      { name: '1.text.Town' },
      { name: '1.tick.Agreed', tick: true },
      { name: '2.signature' },
    ])
    const [town, agreed] = document.fields
    await sign('member', document, 1, [
      { id: town?.id, value: 'Gdańsk' },
      { id: agreed?.id, value: 'true' },
    ])
    expect(codeOf(await finished('member', document))).toBe('notFound')
    const last = await sign('planner', document, 2)
    expect(last.signedUrl).toBeNull()
    await stage.server.runJobs()
    expect((await read('member', document)).signedUrl).toBe(`/documents/${document.id}/file?finished=true`)
    const { bytes, headers } = await finished('planner', document)
    expect(headers['content-security-policy']).toContain('sandbox')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text, totalPages } = await extractText(pdf, { mergePages: false })
    expect(totalPages).toBe(3)
    expect(text[1]).toContain('Gdańsk')
    expect(text[2]).toContain('Rate agreement Łódź ŵ')
    expect(text[2]?.replaceAll(/\s/g, '')).toContain(document.version?.sha256 ?? 'no hash')
    for (const { person } of document.signatories) expect(text[2]).toContain(person?.name ?? 'nobody')
    // Nothing can be filled in any more.
    expect(await pdf.getFieldObjects()).toBeNull()
    const attached = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }> | null
    const trail = JSON.parse(new TextDecoder().decode(attached?.['trail.json']?.content)) as { trail: TrailRow[] }
    expect(firstBroken(trail.trail, hashOf)).toBeNull()
    expect(trail.trail.map(({ event }) => event)).toEqual(['made', 'signed', 'signed'])
    expect((await linksOf(document)).at(-1)).toEqual({ event: 'finished', hash: hashOf(bytes) })
    expect((await finished('stranger', document)).status).toBe(404)
  })

  it('is finished once, whoever does it at the same moment, and everybody is told once', async () => {
    const document = await made()
    await sign('member', document, 1)
    await sign('planner', document, 2)
    const job = { tenant: stage.world.a.id, documentId: document.id }
    await Promise.all([1, 2].map(() => finishDocument(stage.server.services, job)))
    await finishDocument(stage.server.services, job)
    await stage.server.runJobs()
    expect((await linksOf(document)).map(({ event }) => event)).toEqual(['made', 'signed', 'signed', 'finished'])
    const told = await stage.admin<{ recipient: string }>("select recipient from mail where kind = 'documentFinished'")
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(told.length)
  })

  it('is finished later where the server ended in between', async () => {
    const document = await made()
    await sign('member', document, 1)
    await sign('planner', document, 2)
    await stage.admin('delete from graphile_worker._private_jobs')
    stage.clock.forward(60_000)
    await stage.server.runJobs()
    expect((await read('member', document)).signedUrl).not.toBeNull()
  })

  it('is not finished while one has not signed, nor once it was put away', async () => {
    const [open, away] = [await made(), await made()]
    await sign('member', open, 1)
    await sign('member', away, 1)
    await sign('planner', away, 2)
    answered(await stage.as('office', 'POST', `/documents/${away.id}/putAway`, { reason: 'Another one counts' }))
    await stage.server.runJobs()
    for (const document of [open, away]) expect((await read('member', document)).signedUrl).toBeNull()
  })
})
