import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { finishDocument } from '../../../server/documents/finish/finish.ts'
import { carriedTrail } from '../../../server/documents/verify/carried-trail.ts'
import { digitalSignature } from '../../../server/documents/verify/digital-signature.ts'
import { verifyPaper } from '../../../server/documents/verify/verify-paper.ts'
import { root } from '../../../server/root.ts'
import { drawn } from '../../support/calls.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'

type Doc = z.output<typeof Document>

const keys = join(root, 'tests/support/keys')
let stage: Stage
beforeEach(async () => {
  stage = await setStage({ config: { signingKeys: keys } })
})
afterEach(() => stage.close())

async function signed(): Promise<Doc> {
  const { persons, documentTypes } = stage.world.a
  const created = await stage.as('office', 'POST', '/documents', {
    name: 'House rules (Łódź)',
    typeId: documentTypes.agreement,
    signatories: [{ role: 'Crew', personId: persons.member }],
  })
  const { id } = answered<Doc>(created, 201)
  const made = answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, await paper([])))
  const said = { versionId: made.version?.id, signature: drawn, formFields: [] }
  return answered<Doc>(await stage.as('member', 'POST', `/documents/${id}/sign/1`, said))
}

async function finished(): Promise<Uint8Array> {
  const { id } = await signed()
  await stage.server.runJobs()
  const { status, bytes } = await stage.as('member', 'GET', `/documents/${id}/file?finished=true`)
  expect(status).toBe(200)
  return new Uint8Array(bytes)
}
const verified = (bytes: Uint8Array) => verifyPaper(stage.server.services.database, stage.server.services.files, bytes)

describe('a finished paper of an agency that has a key', () => {
  it('is signed by it, over every byte, and carries its trail as well', async () => {
    const bytes = await finished()
    expect(digitalSignature(bytes)).toMatchObject({ by: 'CN=Agency A seal, O=Agency A', intact: true })
    expect(await verified(bytes)).toMatchObject({ findings: [], digital: { intact: true } })
    expect((await carriedTrail(bytes))?.trail.map(({ event }) => event)).toEqual(['made', 'signed'])
  })

  it('says so when a byte was changed, or one was added', async () => {
    const bytes = await finished()
    const hex = Buffer.from(bytes).indexOf('/Contents <') + 600
    for (const at of [20, Math.floor(bytes.length / 3), hex, bytes.length - 8]) {
      const other = Uint8Array.from(bytes)
      other[at] = (other[at] ?? 0) ^ 1
      expect(digitalSignature(other)?.intact, String(at)).toBe(false)
    }
    expect(digitalSignature(Uint8Array.from([...bytes, 10]))?.intact).toBe(false)
  })
})

describe('a key that cannot be opened', () => {
  it('keeps a paper from being finished without it; once it can be, the paper is finished', async () => {
    const { services } = stage.server
    const document = await signed()
    await stage.admin('delete from graphile_worker._private_jobs')
    const finish = (signingKeys: string) =>
      finishDocument(
        { ...services, config: { ...services.config, signingKeys } },
        { tenant: stage.world.a.id, documentId: document.id },
      )
    const folder = await mkdtemp(join(tmpdir(), 'keys-'))
    await cp(join(keys, 'a.test.p12'), join(folder, 'a.test.p12'))
    await expect(finish(folder)).rejects.toThrow('a.test.password')
    await writeFile(join(folder, 'a.test.password'), 'another one')
    await expect(finish(folder)).rejects.toThrow()
    const read = async () => answered<Doc>(await stage.as('member', 'GET', `/documents/${document.id}`))
    expect((await read()).signedUrl).toBeNull()
    await finish(keys)
    expect((await read()).signedUrl).not.toBeNull()
    await rm(folder, { recursive: true })
  })
})
