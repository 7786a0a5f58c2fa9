import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Project } from '../../../openapi/projects.shapes.ts'
import { face } from '../../support/files/face.ts'
import { logo } from '../../support/files/logo.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

type Read = z.output<typeof Project>

let stage: Stage
let path: string
beforeAll(async () => {
  stage = await setStage()
  path = `/projects/${stage.world.a.projects.main}`
  await stage.admin('delete from project_logo')
})
afterAll(() => stage.close())

const read = async (who: LoginName) => answered<Read>(await stage.as(who, 'GET', path))
const set = (bytes: Uint8Array, who: LoginName = 'planner', of = path) => stage.as(who, 'POST', `${of}/logo`, bytes)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 40, alpha: 0 } } })
    .png()
    .toBuffer()
/** As an <img> asks: by its address alone. */
const shown = async (address: string | null) => {
  const answer = await stage.server.request(stage.world.a.host, 'GET', address ?? '')
  return { status: answer.status, kind: answer.headers['content-type'], bytes: answer.bytes }
}

it('is seen by whoever sees the project, drawn anew, as clear as it was, by an address of its own', async () => {
  expect((await read('planner')).logoUrl).toBeNull()
  const first = answered<Read>(await set(await picture(2000, 400)))
  for (const who of ['planner', 'client', 'office', 'projectVisitor'] as const)
    expect((await read(who)).logoUrl, who).toBe(first.logoUrl)
  const seen = await shown(first.logoUrl)
  expect(seen).toMatchObject({ status: 200, kind: 'image/webp' })
  const { width, height, hasAlpha } = await sharp(seen.bytes).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 640, height: 128, hasAlpha: true })
  const [address] = (first.logoUrl ?? '').split('?')
  expect((await shown(address ?? null)).status).toBe(401)
  expect((await shown(first.logoUrl?.replace('signature=', 'signature=x') ?? null)).status).toBe(401)

  stage.clock.forward(1000)
  const second = answered<Read>(await set(await picture(100, 100)))
  expect(second.logoUrl).not.toBe(first.logoUrl)
  expect((await sharp((await shown(second.logoUrl)).bytes).metadata()).width).toBe(100)
})

it('is taken away, once or twice, and the log says who did what', async () => {
  answered(await set(logo))
  const remove = () => stage.as('planner', 'DELETE', `${path}/logo`)
  for (let time = 0; time < 2; time++) expect(answered<Read>(await remove()).logoUrl).toBeNull()
  expect(codeOf(await stage.as('planner', 'GET', `${path}/logo`))).toBe('notFound')
  const { items } = answered<{ items: { code: string | null; text: string | null }[] }>(
    await stage.as('planner', 'GET', `/activities?projectId=${stage.world.a.projects.main}`),
  )
  const codes = items.map(({ code }) => code)
  expect(codes.filter(code => code === 'projectLogoRemoved')).toHaveLength(1)
  expect(codes).toContain('projectLogoChanged')
})

it('is a PNG that is a picture, and nothing else', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const before = (await read('planner')).logoUrl
  for (const [bytes, code] of [
    [svg, 'fileKindWrong'],
    [Buffer.from('<html>'), 'fileKindWrong'],
    [logo.slice(0, 40), 'pictureBroken'],
  ] as const)
    expect(codeOf(await pngOf(bytes))).toBe(code)
  expect(codeOf(await pngOf(face))).toBe('fileKindWrong')
  expect((await read('planner')).logoUrl).toBe(before)
})
/** Whatever it is, it says that it is a PNG. */
const pngOf = (bytes: Uint8Array) =>
  stage.as('planner', 'POST', `${path}/logo`, bytes, { headers: { 'content-type': 'image/png' } })

it('is given by whoever has the right to, also by number; a client of another company sees none', async () => {
  answered(await set(logo, 'planner', '/projects/7001'))
  for (const who of ['office', 'client', 'member', 'projectVisitor'] as const)
    expect((await set(logo, who)).status, who).toBe(403)
  expect((await stage.as('otherClient', 'GET', `${path}/logo`)).status).toBe(404)
})

it('stays the same where the answer was lost and it is sent again', async () => {
  const key = crypto.randomUUID()
  const send = () => stage.as('planner', 'POST', `${path}/logo`, logo, { key })
  const first = answered<Read>(await send())
  stage.clock.forward(5000)
  expect(answered<Read>(await send())).toEqual(first)
})
