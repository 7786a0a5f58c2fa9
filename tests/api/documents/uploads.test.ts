import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leastPieceBytes, mostUploadBytes } from '../../../openapi/uploads.ts'
import { tidy } from '../../../server/housekeeping.ts'
import { startTestServer } from '../../support/server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const octets = 'application/offset+octet-stream'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 7) % 251)
const begin = (who: LoginName, size: number | string, name = 'licence.jpg') =>
  stage.as(who, 'POST', '/uploads', undefined, {
    key: null,
    headers: { 'upload-length': String(size), 'upload-metadata': `filename ${base64(name)}`, 'tus-resumable': '1.0.0' },
  })
const begun = async (who: LoginName, size: number) => answered<{ id: string }>(await begin(who, size), 201).id
const send = (who: LoginName, id: string, at: number | string, bytes: Uint8Array) =>
  stage.as(who, 'PATCH', `/uploads/${id}`, bytes, {
    key: null,
    headers: { 'content-type': octets, 'upload-offset': String(at) },
  })
const piecesOf = async (id: string) =>
  (await stage.admin<{ pieces: { id: string }[] }>('select pieces from upload where id = $1', [id]))[0]?.pieces ?? []
const kept = async (pieces: { id: string }[]) =>
  Promise.all(pieces.map(({ id }) => stage.server.services.files.get(`${stage.world.a.id}/${id}`)))

describe('a file in pieces', () => {
  it('goes on where it stopped, as HEAD says', async () => {
    const size = leastPieceBytes * 2 + 100
    const bytes = bytesOf(size)
    const answer = await begin('member', size, 'Führerschein.jpg')
    expect(answer.status).toBe(201)
    const { id } = answer.body as { id: string }
    expect(answer.body).toMatchObject({ name: 'Führerschein.jpg', size, received: 0 })
    expect(answer.headers).toMatchObject({
      ...{ location: `/api/v1/uploads/${id}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    })
    const first = await send('member', id, 0, bytes.subarray(0, leastPieceBytes))
    expect({ status: first.status, text: first.text }).toEqual({ status: 204, text: '' })
    expect(first.headers['upload-offset']).toBe(String(leastPieceBytes))
    const asked = await stage.as('member', 'HEAD', `/uploads/${id}`)
    expect(asked.headers).toMatchObject({ 'upload-offset': String(leastPieceBytes), 'upload-length': String(size) })
    const rest = await send('member', id, leastPieceBytes, bytes.subarray(leastPieceBytes))
    expect(rest.headers['upload-offset']).toBe(String(size))
    const parts = await kept(await piecesOf(id))
    expect(Buffer.concat(parts.map(part => part ?? new Uint8Array()))).toEqual(Buffer.from(bytes))
  })

  it('is taken by another copy of the server', async () => {
    const { services } = stage.server
    const other = await startTestServer(stage.test.database, { clock: stage.clock })
    try {
      // Both copies have one store, as with S3.
      other.services.files = services.files
      const id = await begun('member', leastPieceBytes + 10)
      answered(await send('member', id, 0, bytesOf(leastPieceBytes)), 204)
      const answer = await other.request('a.test', 'PATCH', `/api/v1/uploads/${id}`, {
        token: await stage.token('member'),
        body: bytesOf(10),
        headers: { 'content-type': octets, 'upload-offset': String(leastPieceBytes) },
      })
      expect(answer.status).toBe(204)
      expect(await piecesOf(id)).toHaveLength(2)
    } finally {
      await other.stop()
    }
  })

  it('takes a piece only where the one before ended, and says where that was', async () => {
    const id = await begun('member', 200_000)
    answered(await send('member', id, 0, bytesOf(leastPieceBytes)), 204)
    for (const at of [0, 1, leastPieceBytes + 1]) {
      const answer = await send('member', id, at, bytesOf(leastPieceBytes))
      expect({ status: answer.status, body: answer.body }).toMatchObject({
        ...{ status: 409, body: { code: 'uploadOffsetWrong', received: leastPieceBytes } },
      })
    }
  })

  it('of two that come at once takes one, and keeps no bytes of the other', async () => {
    const id = await begun('member', 200_000)
    const both = await Promise.all([1, 2].map(() => send('member', id, 0, bytesOf(leastPieceBytes))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await piecesOf(id)).toHaveLength(1)
  })

  it.each([
    ['beyond the end', 150_001, 413, 'fileTooLarge'],
    ['too small to be one of many', 100, 409, 'uploadPieceTooSmall'],
  ])('refuses one %s', async (_, size, status, code) => {
    const id = await begun('member', 150_000)
    const answer = await send('member', id, 0, bytesOf(size))
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status, code })
    expect(await piecesOf(id)).toEqual([])
  })

  it.each(['-1', 'x', '', '1.5'])('refuses one that begins at “%s”', async at => {
    const answer = await send('member', await begun('member', 100), at, bytesOf(100))
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 400, code: 'invalidInput' })
  })

  it('refuses one of another kind of content', async () => {
    const answer = await stage.as('member', 'PATCH', `/uploads/${await begun('member', 100)}`, bytesOf(100), {
      headers: { 'upload-offset': '0', 'content-type': 'image/jpeg' },
    })
    expect(codeOf(answer)).toBe('unsupportedMediaType')
  })
})

describe('beginning one', () => {
  it('of the most bytes is fine; of one more it is refused with the limit', async () => {
    expect((await begin('member', mostUploadBytes)).status).toBe(201)
    const answer = await begin('member', mostUploadBytes + 1)
    expect(answer.body).toMatchObject({ status: 413, code: 'fileTooLarge', limit: mostUploadBytes })
    expect((await begin('member', 200 * 1024 * 1024)).status).toBe(413)
  })

  it.each(['0', '-5', 'x', '', '1e3'])('of “%s” bytes is refused', async size => {
    const answer = await begin('member', size)
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 400, code: 'invalidInput' })
  })

  const waiting = (count: number, size: number) =>
    stage.admin(
      `insert into upload (tenant_id, id, person_id, name, size, expires_at)
        select $1, gen_random_uuid(), $2, 'waits', $4, '2026-12-31' from generate_series(1, $3::int)`,
      [stage.world.a.id, stage.world.a.persons.member, count, size],
    )

  it('is refused while six hundred are waiting', async () => {
    // A month of payslips looked at and left three times keeps nobody from a fourth.
    await waiting(250, 1)
    expect((await begin('member', 10)).status).toBe(201)
    await waiting(350, 1)
    expect(codeOf(await begin('member', 10))).toBe('tooManyUploads')
    expect((await begin('colleague', 10)).status).toBe(201)
  })

  it('is refused while the bytes of sixty of the largest are waiting', async () => {
    await waiting(58, mostUploadBytes)
    expect((await begin('member', 10)).status).toBe(201)
    await waiting(2, mostUploadBytes)
    expect(codeOf(await begin('member', 10))).toBe('tooManyUploads')
  })
})

describe('a file of somebody', () => {
  it('does not exist for anybody else, the office neither', async () => {
    const id = await begun('member', 100)
    for (const who of ['colleague', 'chief', 'planner', 'office'] as const) {
      expect((await stage.as(who, 'GET', `/uploads/${id}`)).status).toBe(404)
      expect((await send(who, id, 0, bytesOf(100))).status).toBe(404)
      expect((await stage.as(who, 'DELETE', `/uploads/${id}`)).status).toBe(404)
    }
    expect(await piecesOf(id)).toEqual([])
  })

  it('is thrown away with its bytes', async () => {
    const id = await begun('member', 100)
    await send('member', id, 0, bytesOf(100))
    const pieces = await piecesOf(id)
    answered(await stage.as('member', 'DELETE', `/uploads/${id}`, undefined, { key: null }), 204)
    expect((await stage.as('member', 'GET', `/uploads/${id}`)).status).toBe(404)
    expect(await kept(pieces)).toEqual([null])
  })

  it('is gone with its bytes after seven days, and not before', async () => {
    const id = await begun('member', 100)
    await send('member', id, 0, bytesOf(100))
    const pieces = await piecesOf(id)
    const there = async () => (await stage.admin('select 1 from upload where id = $1', [id])).length
    stage.clock.forward(7 * 86_400_000 - 1000)
    await tidy(stage.server.services)
    expect(await there()).toBe(1)
    stage.clock.forward(1000)
    expect((await stage.as('member', 'GET', `/uploads/${id}`)).status).toBe(404)
    await tidy(stage.server.services)
    expect(await there()).toBe(0)
    expect(await kept(pieces)).toEqual([null])
  })
})
