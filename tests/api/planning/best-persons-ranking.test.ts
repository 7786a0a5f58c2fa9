import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Statement, statementsOf } from '../../bench/scale-buffers.ts'
import { full } from '../../support/full.ts'
import { type Method, plainRanking } from '../../support/random/plain-ranking.ts'
import { type RandomAgency, insertAgency, randomAgency } from '../../support/random/random-agency.ts'
import { seeded } from '../../support/random/seeded.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'

interface Found {
  items: { id: string; rank: number; hardReasons: string[] }[]
  total: number
}

const size = full
  ? { people: 1500, items: 1500, perItem: 12, asked: 200 }
  : { people: 120, items: 160, perItem: 8, asked: 25 }
const methods: Method[] = ['bestMatch', 'nearest', 'experience', 'fewestHours', 'clientFavourite']
const lots = seeded(2026)
const top = 20

let stage: Stage
let agency: RandomAgency
beforeAll(async () => {
  stage = await setStage()
  // Nobody but those who are drawn does anything.
  await stage.admin('delete from person_function')
  agency = randomAgency(lots, stage.world, worldNow.getTime(), size)
  await insertAgency(stage, agency)
  await stage.admin('analyze')
}, 1_200_000)
afterAll(() => stage.close())

it(`the best ${top} are those of a ranking reckoned apart, at ${size.asked} positions`, async () => {
  const asked = lots.shuffled(agency.items.filter(({ starts }) => starts > worldNow.getTime())).slice(0, size.asked)
  expect(asked.length).toBeGreaterThan(size.asked / 2)
  const pages: { pages: number; candidates: number }[] = []
  const reasons = new Set<string>()
  for (const [nth, item] of asked.entries()) {
    const method = methods[nth % methods.length] ?? 'bestMatch'
    const path = `/projectCrewItems/${item.id}/bestPersons?most=${top}&method=${method}`
    let found: Found = { items: [], total: 0 }
    const statements = await statementsOf(async () => {
      found = answered<Found>(await stage.as('planner', 'GET', path))
    })
    const wanted = plainRanking(agency, item, method)
    expect({ item: item.id, method, total: found.total }).toEqual({ item: item.id, method, total: wanted.length })
    expect({ method, best: found.items.map(({ id, hardReasons }) => ({ id, reasons: hardReasons })) }).toEqual({
      method,
      best: wanted.slice(0, top),
    })
    for (const one of wanted.flatMap(person => person.reasons)) reasons.add(one)
    if (full) pages.push({ pages: await pagesOf(statements), candidates: found.total })
  }
  // Every reason there is was met, so that none is agreed on by chance.
  expect([...reasons].toSorted()).toEqual(['absence', 'blocked', 'day', 'doubleBooking', 'expired', 'rest'])
  if (!full) return
  const sorted = pages.toSorted((one, other) => one.pages - other.pages)
  const { median, most } = { median: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) }
  const perCandidate = (median?.pages ?? Infinity) / (median?.candidates ?? 1)
  console.log(JSON.stringify({ positions: pages.length, median, most, perCandidate }))
  // Tables are read for all of them together; person by person it was 58.
  expect(perCandidate).toBeLessThan(10)
}, 1_800_000)

/** Pages of 8 KB that the statements go through as the agency, by EXPLAIN (ANALYZE, BUFFERS). */
async function pagesOf(statements: readonly Statement[]): Promise<number> {
  let pages = 0
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)/i.test(text)) continue
    await stage.admin('begin')
    try {
      await stage.admin(`select set_config('app.tenant_id', $1, true)`, [stage.world.a.id])
      await stage.admin('set local role app_user')
      const [explained] = await stage.admin<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      )
      const plan = explained?.['QUERY PLAN'][0]?.Plan
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
    } finally {
      await stage.admin('rollback')
    }
  }
  return pages
}
