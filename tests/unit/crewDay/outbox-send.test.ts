import { afterEach, expect, it, vi } from 'vitest'
import { PunchBatch } from '../../../openapi/punches.ts'
import { api } from '../../../src/client/api.ts'
import { sendParcel } from '../../../src/machines/outbox/outbox-send.actors.ts'

afterEach(() => vi.restoreAllMocks())

const key = 'punch-3f8a1c2b'
const [position, crew, colleague] = [
  '4d9c3a52-4c0a-4d9e-8f55-7f5f4a0d3a01',
  '4d9c3a52-4c0a-4d9e-8f55-7f5f4a0d3a02',
  '4d9c3a52-4c0a-4d9e-8f55-7f5f4a0d3a03',
]
/** As the first version laid it down, before ids were called so. */
const request = {
  kind: 'punch',
  crew,
  caption: 'Check-in',
  person: colleague,
  made: { deviceTime: '2026-05-27T05:52:00.000Z', pageLife: '7a0e6f0e-5f0f-4a57-9a3c-0d6b6a3f9c11', monotonic: 5 },
  offsetBefore: -120,
  place: null,
  reason: null,
}

it('a punch that an earlier version left on the device goes out as the contract has it now', async () => {
  const data = { answers: [{ key, outcome: 'accepted' as const }] }
  // Of all operations at once its type is more than the compiler follows.
  const client = api as object as { POST: (address: string, said: object) => Promise<object> }
  const post = vi.spyOn(client, 'POST').mockResolvedValue({ data, response: Response.json(data) })
  const answer = await sendParcel({ entries: [{ key, position, request, refused: null }], left: 0 })
  expect(answer).toEqual({ kind: 'answered', answers: [{ key, kind: 'received' }] })
  const [[address, { body }]] = JSON.parse(JSON.stringify(post.mock.calls)) as [
    [string, { body: { entries: object[] } }],
  ]
  expect(address).toBe('/api/v1/punches')
  expect(body.entries).toEqual([
    {
      key,
      projectCrewItemId: position,
      personId: colleague,
      caption: 'Check-in',
      type: 'LOG',
      made: request.made,
      offsetBefore: -120,
      replayed: true,
    },
  ])
  expect(PunchBatch.safeParse(body).success).toBe(true)
})
