import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { firstBroken, type TrailRow } from '../../../domain/documents/trail.ts'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { drawn } from '../../support/calls.ts'
import { full } from '../../support/full.ts'
import { paper } from '../../support/files/papers.ts'
import { seeded } from '../../support/random/seeded.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Doc = z.output<typeof Document>

const races = full ? 1000 : 12
const lots = seeded()

let stage: Stage
let a: TenantWorld
let bytes: Uint8Array
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin(`update login set contact_number = 'K-1' where login = $1`, [a.logins.client])
  bytes = await paper()
})
afterAll(() => stage.close())

const people: LoginName[] = ['member', 'planner', 'client']
const partyOf = (who: LoginName) =>
  who === 'client'
    ? { contactId: a.contacts.client }
    : { personId: who === 'member' ? a.persons.member : a.persons.planner }

const trailOf = (id: string) =>
  stage.admin<TrailRow & Record<string, unknown>>(
    `select number, document_id as "documentId", event, at, by_id as "byId", by_name as "byName", file_hash as "fileHash",
      address, agent, details, before, hash from document_trail where document_id = $1 order by number`,
    [id],
  )

it(`whoever signs at the same time: the order holds and no signature is lost, ${races} times, seed ${lots.seed}`, async () => {
  const met = new Map<string, number>()
  for (let race = 0; race < races; race++) {
    const order = lots.shuffled(people).slice(0, lots.whole(2, 3))
    const oneByOne = lots.chance(0.7)
    const created = await stage.as('office', 'POST', '/documents', {
      ...{ name: `Race ${race}`, typeId: a.documentTypes.agreement },
      signatoriesOrder: oneByOne ? 'one by one' : 'any',
      signatories: order.map(who => ({ role: who, ...partyOf(who) })),
    })
    const { id } = answered<Doc>(created, 201)
    const { version, signatories } = answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, bytes))
    const signed = new Set<LoginName>()
    // Everybody at once, some of them twice and from another tab, until all have signed.
    for (let round = 0; signed.size < order.length; round++) {
      expect(round, `round of ${order.join(', ')}`).toBeLessThan(order.length + 1)
      const taps = lots.shuffled([...order, ...order.filter(() => lots.chance(0.5))])
      const answers = await Promise.all(
        taps.map(async who => {
          const place = order.indexOf(who)
          const said = { versionId: version?.id, signature: drawn, formFields: [] }
          const path = lots.chance(0.5)
            ? `/documents/${id}/sign/${place + 1}`
            : `/documentSignatories/${signatories[place]?.id}/sign`
          const answer = await stage.as(who, 'POST', path, said)
          return { who, code: codeOf(answer) ?? 'done' }
        }),
      )
      const before = new Set(signed)
      for (const { who, code } of answers) {
        met.set(code, (met.get(code) ?? 0) + 1)
        if (code !== 'done') continue
        expect(signed.has(who), `${who} signed twice`).toBe(false)
        signed.add(who)
      }
      for (const { who, code } of answers) {
        const could = ['done', 'alreadySigned', ...(oneByOne && !before.has(who) ? ['notYourTurn'] : [])]
        expect(could, who).toContain(code)
      }
      expect(signed.size, 'somebody’s turn it is always').toBeGreaterThan(before.size)
    }
    const trail = await trailOf(id)
    expect(firstBroken(trail, hashOf)).toBeNull()
    const places = trail
      .filter(({ event }) => event === 'signed')
      .map(({ details }) => signatories.findIndex(one => one.id === (details as { signatoryId: string }).signatoryId))
    expect(places.toSorted()).toEqual(order.map((_, place) => place))
    if (oneByOne) expect(places).toEqual(order.map((_, place) => place))
    const rows = await stage.admin<{ n: number }>(
      'select count(*)::int as n from document_signature where document_id = $1',
      [id],
    )
    expect(rows[0]?.n).toBe(order.length)
  }
  // Each way it can end was met, or nothing raced.
  expect([...met.keys()].toSorted()).toEqual(['alreadySigned', 'done', 'notYourTurn'])
  if (full) console.log(JSON.stringify({ seed: lots.seed, races, met: Object.fromEntries(met) }))
}, 3_600_000)
