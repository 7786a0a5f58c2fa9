import { afterEach, beforeEach, expect, it } from 'vitest'
import sharp from 'sharp'
import type { z } from 'zod'
import type { DocumentUploads } from '../../../openapi/documentUploads.ts'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { type Clamd, clamd } from '../../support/outside/clamd.ts'
import { paper } from '../../support/files/papers.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let scanner: Clamd
let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  scanner = await clamd()
  stage = await setStage({ config: { clamavUrl: scanner.url } })
  a = stage.world.a
})
afterEach(async () => {
  await stage.close()
  await scanner.close()
})

const licence = (uploadIds: string[]) =>
  stage.as('member', 'POST', `/persons/${a.persons.member}/documents`, { typeId: a.documentTypes.licence, uploadIds })
/** A picture with something in it that is no picture: drawn anew it would be gone, so it is looked at before. */
const photo = async (with_ = '') =>
  Buffer.concat([
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#20607a' } })
      .jpeg()
      .toBuffer(),
    Buffer.from(with_),
  ])
const filesKept = async () => (await stage.admin<{ n: number }>('select count(*)::int as n from stored_file'))[0]?.n

it('looks through what is uploaded, whole and before it is drawn anew', async () => {
  const large = Buffer.concat([await photo(), Buffer.alloc(700_000, 7)])
  const answer = await licence([await sendFile(stage, 'member', large)])
  const { id } = answered<{ id: string }>(answer, 201)
  expect(scanner.seen.map(({ length }) => length)).toEqual([large.length])
  expect(scanner.seen[0]?.equals(large)).toBe(true)
  const uploads = answered<z.output<typeof DocumentUploads>>(
    await stage.as('member', 'GET', `/documents/${id}/uploads`),
  )
  expect(uploads.scanned).toBe(true)
})

it('takes nothing of what carries something, and says which file', async () => {
  const before = await filesKept()
  const files = [await photo(), await photo('EICAR')]
  const answer = await licence(await Promise.all(files.map(file => sendFile(stage, 'member', file))))
  expect(answer.body).toMatchObject({ code: 'fileInfected', file: 2 })
  expect(await filesKept()).toBe(before)
})

it('takes nothing while the scanner is away, and the same upload once it is back', async () => {
  const id = await sendFile(stage, 'member', await photo())
  for (const says of ['stream: Size limit exceeded. ERROR', '']) {
    scanner.says = says
    const answer = await licence([id])
    expect([answer.status, codeOf(answer), answer.headers['retry-after']]).toEqual([503, 'scannerAway', '30'])
  }
  scanner.says = null
  expect((await licence([id])).status).toBe(201)
})

it('looks through papers and faces as well', async () => {
  const made = answered<z.output<typeof Document>>(
    await stage.as('office', 'POST', '/documents', {
      ...{ name: 'Rules', typeId: a.documentTypes.agreement, wants: 'reading', forCrew: true, signatories: [] },
    }),
    201,
  )
  scanner.says = 'stream: Something FOUND'
  expect(codeOf(await stage.as('office', 'POST', `/documents/${made.id}/file`, await paper()))).toBe('fileInfected')
  const face = await stage.as('member', 'POST', `/persons/${a.persons.member}/profilePictures`, await photo())
  expect(codeOf(face)).toBe('fileInfected')
  expect(scanner.seen).toHaveLength(2)
})
