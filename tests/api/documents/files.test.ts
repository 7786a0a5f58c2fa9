import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { storeUploads } from '../../support/rows/upload-rows.ts'

type Doc = z.output<typeof Document>

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const file = (who: LoginName, id: string) => stage.as(who, 'GET', `/file/${id}`)
/** What somebody is answered, to the letter, but for the number of the request. */
const said = async (who: LoginName, id: string) => {
  const { status, body } = await file(who, id)
  return { status, body: { ...(body as object), instance: null, requestId: null } }
}

describe('a file by its id', () => {
  it('is the one that is read where it hangs, and is saved under its name', async () => {
    const { persons, documentTypes } = stage.world.a
    const created = await stage.as('office', 'POST', '/documents', {
      name: 'House rules',
      typeId: documentTypes.agreement,
      signatories: [{ role: 'Crew', personId: persons.member }],
    })
    const { id } = answered<Doc>(created, 201)
    const bytes = await paper([])
    const { version } = answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, bytes))
    const found = await file('member', version?.fileId ?? '')
    expect([found.status, found.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(new Uint8Array(found.bytes)).toEqual(new Uint8Array(bytes))
    expect(found.headers['content-disposition']).toBe(`attachment; filename="${id}.pdf"`)
    expect(found.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(found.headers['cache-control']).toBe('private, no-cache')
  })

  it('answers whoever may not read it exactly as it answers where there is none', async () => {
    const { documentFiles, other } = { ...stage.world.a, other: stage.world.b }
    const absent = await said('stranger', crypto.randomUUID())
    expect(absent.status).toBe(404)
    expect(await said('stranger', documentFiles.main)).toEqual(absent)
    expect(await said('office', other.documentFiles.main)).toEqual(absent)
  })

  it('is read by nobody where nothing holds it any more', async () => {
    const [{ id } = { id: '' }] = await stage.admin<{ id: string }>(
      `insert into stored_file (tenant_id, id, name, content_type, size, sha256)
        values ($1, gen_random_uuid(), 'loose.pdf', 'application/pdf', 1, repeat('0', 64)) returning id`,
      [stage.world.a.id],
    )
    expect((await file('office', id)).status).toBe(404)
  })

  it('of a project is gone with the document that held it', async () => {
    const { id, projectDocuments, uploadFiles } = stage.world.a
    await onlyHeldBy('project_document')
    await stage.admin(`update project_document set deleted_at = now() where tenant_id = $1 and id <> $2`, [
      ...[id, projectDocuments.main],
    ])
    await storeUploads(stage.server.services.files, stage.world.a)
    expect((await file('office', uploadFiles.main)).status).toBe(200)
    await stage.admin('update project_document set deleted_at = now() where id = $1', [projectDocuments.main])
    expect((await file('office', uploadFiles.main)).status).toBe(404)
  })

  it('that somebody has sent is read by them and by the desks', async () => {
    const { uploadFiles } = stage.world.a
    await onlyHeldBy('document_upload')
    await storeUploads(stage.server.services.files, stage.world.a)
    for (const who of ['member', 'planner', 'office'] as const)
      expect((await file(who, uploadFiles.main)).status, who).toBe(200)
    for (const who of ['stranger', 'client', 'chief'] as const)
      expect((await file(who, uploadFiles.main)).status, who).toBe(404)
  })
})

/** The world has one picture for everything; here it hangs on rows of one table alone. */
async function onlyHeldBy(table: string) {
  const other = `jsonb_build_object('id', gen_random_uuid(), 'contentType', 'image/webp', 'size', 1)`
  const held = { document_upload: `files = jsonb_build_array(${other})`, project_document: `file = ${other}` }
  for (const gone of ['invoice_document', 'email_message_attachment']) await stage.admin(`delete from ${gone}`)
  for (const [name, change] of Object.entries({ ...held, question_file: `file = ${other}` }))
    if (name !== table) await stage.admin(`update ${name} set ${change}`)
}
