import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Approval } from '../../../openapi/approvals.ts'
import type { ProfilePicture } from '../../../openapi/profilePictures.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Picture = z.output<typeof ProfilePicture>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const photo = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Mona' } })
    .jpeg()
    .toBuffer()
const send = (who: LoginName, bytes: Uint8Array, more: { key?: string } = {}) =>
  stage.as(who, 'POST', `/persons/${a.persons.member}/profilePictures`, new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg' },
    ...more,
  })
const sent = async (colour = '#20607a') => {
  stage.clock.forward(1_000)
  return answered<Picture>(await send('member', await photo(colour)), 201)
}
const decide = (who: LoginName, { id }: { id: string }, how: 'approve' | 'decline' | 'withdraw', body: object = {}) =>
  stage.as(who, 'POST', `/profilePictures/${id}/${how}`, body)
const all = async (who: LoginName = 'member') =>
  answered<{ items: Picture[] }>(await stage.as(who, 'GET', `/persons/${a.persons.member}/profilePictures`)).items
const seen = async () =>
  (await stage.admin<{ bytes: Buffer }>('select bytes from person_picture where person_id = $1', [a.persons.member]))[0]
    ?.bytes

it('is in review as a square that says nothing of whoever took it, and nobody else sees it', async () => {
  const before = await seen()
  const picture = await sent()
  expect(picture).toMatchObject({ state: 'inReview', current: false, decidedAt: null })
  const [row] = await stage.admin<{ bytes: Buffer }>('select bytes from profile_picture where id = $1', [picture.id])
  const { width, height, format, exif } = await sharp(row?.bytes).metadata()
  expect({ width, height, format, exif }).toEqual({ width: 512, height: 512, format: 'webp', exif: undefined })
  expect(await seen()).toEqual(before)
})

it('is what others see once it is approved, and the one before is gone', async () => {
  const first = await sent('#aa0000')
  answered(await decide('planner', first, 'approve'))
  const red = await seen()
  const second = await sent('#00aa00')
  expect(await seen()).toEqual(red)
  expect(answered<Picture>(await decide('office', second, 'approve'))).toMatchObject({
    state: 'approved',
    current: true,
  })
  expect(await seen()).not.toEqual(red)
  expect((await all()).slice(0, 2).map(({ id, current }) => [id, current])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  expect((await stage.as('member', 'GET', `/profilePictures/${first.id}/file`)).status).toBe(404)
  expect((await stage.as('member', 'GET', `/profilePictures/${second.id}/file`)).status).toBe(200)
})

it('that is declined is seen by nobody, and its person reads why', async () => {
  const before = await seen()
  const picture = await sent()
  answered(await decide('planner', picture, 'decline', { reason: 'Sunglasses' }))
  expect((await all())[0]).toMatchObject({ state: 'declined', reason: 'Sunglasses', current: false })
  expect(await seen()).toEqual(before)
  expect((await stage.as('office', 'GET', `/profilePictures/${picture.id}/file`)).status).toBe(404)
  expect(codeOf(await decide('planner', picture, 'approve'))).toBe('uploadDecided')
})

it('of two who decide at once one does, and the person is told by mail', async () => {
  const picture = await sent()
  const both = await Promise.all([
    decide('planner', picture, 'approve'),
    decide('office', picture, 'decline', { reason: 'Dark' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stage.admin(`select recipient from mail where kind = 'documentDecided'`)).toHaveLength(1)
})

it('a newer one takes the place of what was in review', async () => {
  const [first, second] = [await sent('#aa0000'), await sent('#00aa00')]
  expect((await all()).slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'inReview'],
    [first.id, 'withdrawn'],
  ])
  answered(await decide('member', second, 'withdraw'))
  expect((await all())[0]?.state).toBe('withdrawn')
})

it('of two sent at once one is in review', async () => {
  const bytes = await photo('#20607a')
  const both = await Promise.all([send('member', bytes), send('member', bytes)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await all()).filter(({ state }) => state === 'inReview')).toHaveLength(1)
})

it('waits in the queue with the papers', async () => {
  const picture = await sent()
  const queue = async (state: string) =>
    answered<{ items: z.output<typeof Approval>[] }>(await stage.as('planner', 'GET', `/approvals?state=${state}`))
      .items
  expect((await queue('open')).find(({ id }) => id === picture.id)).toMatchObject({
    ...{ kind: 'picture', documentId: null, name: null, type: null, person: { id: a.persons.member } },
  })
  answered(await decide('planner', picture, 'approve'))
  expect((await queue('open')).map(({ id }) => id)).not.toContain(picture.id)
  expect((await queue('decided'))[0]).toMatchObject({ id: picture.id, decision: { outcome: 'approved' } })
})

it('is refused where it is none, and nothing is kept', async () => {
  const count = async () => (await stage.admin('select 1 from profile_picture')).length
  const before = await count()
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(codeOf(await send('member', png))).toBe('fileKindWrong')
  expect(codeOf(await send('member', (await photo('#000')).subarray(0, 300)))).toBe('pictureBroken')
  expect(codeOf(await send('member', Buffer.from('<svg onload="alert(1)"/>')))).toBe('fileKindWrong')
  expect(await count()).toBe(before)
})

it('twice with one key is one picture', async () => {
  const bytes = await photo('#20607a')
  const key = crypto.randomUUID()
  const [one, two] = [await send('member', bytes, { key }), await send('member', bytes, { key })]
  expect(answered<Picture>(two, 201).id).toBe(answered<Picture>(one, 201).id)
})
