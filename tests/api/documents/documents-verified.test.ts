import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { verifyPaper } from '../../../server/documents/verify/verify-paper.ts'
import { drawn } from '../../support/calls.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'

type Doc = z.output<typeof Document>

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

/** A paper of one signatory, signed and finished, and its bytes. */
async function finished(): Promise<{ document: Doc; bytes: Uint8Array }> {
  const { persons, documentTypes } = stage.world.a
  const created = await stage.as('office', 'POST', '/documents', {
    name: 'House rules',
    typeId: documentTypes.agreement,
    signatories: [{ role: 'Crew', personId: persons.member }],
  })
  const { id } = answered<Doc>(created, 201)
  const made = answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, await paper([])))
  const said = { versionId: made.version?.id, signature: drawn, formFields: [] }
  const document = answered<Doc>(await stage.as('member', 'POST', `/documents/${id}/sign/1`, said))
  await stage.server.runJobs()
  const { bytes } = await stage.as('member', 'GET', `/documents/${id}/file?finished=true`)
  return { document, bytes: new Uint8Array(bytes) }
}
const verified = (bytes: Uint8Array) => {
  const { database, files } = stage.server.services
  return verifyPaper(database, files, bytes)
}
/** Past the triggers that keep what was signed. */
const forced = async (table: string, statement: string) => {
  await stage.admin(`alter table ${table} disable trigger user`)
  await stage.admin(statement)
}

describe('a finished paper that somebody hands in', () => {
  it('is intact as it came, and says who signed it', async () => {
    const { document, bytes } = await finished()
    const [signatory] = document.signatories
    expect(await verified(bytes)).toEqual({
      ...{ agency: 'Agency A', name: 'House rules', documentId: document.id, findings: [], digital: null },
      signed: [{ name: signatory?.person?.name, role: 'Crew', at: signatory?.signedAt }],
    })
  })

  it('is another paper with one byte changed, wherever it is', async () => {
    const { document, bytes } = await finished()
    // The header, the middle, the end of the file: what is still a paper of ours says whose, anything else is unknown.
    for (const at of [5, Math.floor(bytes.length / 2), bytes.length - 2]) {
      const other = Uint8Array.from(bytes)
      other[at] = (other[at] ?? 0) ^ 1
      const found = await verified(other)
      if (found) expect(found).toMatchObject({ documentId: document.id, findings: [{ what: 'paper' }] })
    }
    expect(await verified(Uint8Array.from([...bytes, 10]))).toMatchObject({ findings: [{ what: 'paper' }] })
    expect(await verified(await paper([]))).toBeNull()
    expect(await verified(new TextEncoder().encode('no paper at all'))).toBeNull()
  })

  it.each([
    ['document_signature', 'update document_signature set rating = 1', { what: 'signature' }],
    ['document_trail', "update document_trail set agent = 'another' where number = 2", { what: 'link', number: 2 }],
    ['document_version', "update document_version set sha256 = repeat('0', 64)", { what: 'version', number: 1 }],
    ['document', 'update document set finished_file_id = null', { what: 'finishedFile' }],
  ])('shows what was changed in %s behind its back', async (table, statement, finding) => {
    const { bytes } = await finished()
    await forced(table, statement)
    expect((await verified(bytes))?.findings).toMatchObject([finding])
  })

  it('shows a file the store has lost', async () => {
    const { bytes } = await finished()
    const [version] = await stage.admin<{ key: string }>(
      "select tenant_id || '/' || file_id as key from document_version where number = 1 order by created_at desc limit 1",
    )
    await stage.server.services.files.put(version?.key ?? '', new Uint8Array([1]), 'application/pdf')
    expect((await verified(bytes))?.findings).toEqual([{ what: 'version', number: 1 }])
  })
})
