import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSheet as cellsOf } from 'read-excel-file/node'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

interface Line {
  id: string
  person: { name: string }
  crew: { id: string }
  state: string
  hours: number
  isPlanned: boolean
  rate: number | null
  sum: number | null
  addOn: number | null
  total: number | null
  addOns: { reason: string; minutes: number }[]
}
interface Sums {
  lines: number
  hours: number
  amounts: { currency: string; sum: number; addOn: number; total: number }[]
}
interface Overview extends Sums {
  groups: (Sums & { crew: { id: string }; state: string })[]
  unpriced: number
  rateCards: string[]
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const days = 'dateFrom=2026-06-01&dateTo=2026-06-30'
const linesOf = async (who: 'planner' | 'client' | 'otherClient' | 'office', more = '') =>
  answered<{ items: Line[]; total: number }>(await stage.as(who, 'GET', `/projectsReadProjectCrewItems?${days}${more}`))
    .items
const overviewOf = async (more = '') =>
  answered<Overview>(await stage.as('planner', 'GET', `/planningCrewItemsOverview?${days}${more}`))

/** Somebody on a night of the main crew: 22:00 to 06:00, half an hour break. */
async function addNight(
  status: 'confirmed' | 'checkedOut' = 'confirmed',
  punches: { from: string; to: string } | null = null,
) {
  const { a } = stage.world
  const night = { from: '23:00', to: '06:00', percent: 25 }
  answered(
    await stage.as('office', 'POST', `/rateCards/${a.rateCards.main}/items`, {
      functionId: a.functions.stagehand,
      ratePerHour: 3100,
      minimumMinutes: 0,
      addOns: { night, sunday: null, holiday: null, overtime: null },
    }),
  )
  const person = await addPerson(stage.test.database, a, 'Nightowl')
  const itemId = await addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date: '2026-06-16', from: '22:00', to: '06:00' },
  })
  return addLine(stage.test.database, a.id, {
    itemId,
    personId: person.id,
    status,
    ...(punches && { checkInAt: new Date(punches.from), checkOutAt: new Date(punches.to) }),
  })
}
const lineOf = async (id: string, who: 'planner' | 'client' = 'planner') =>
  (await linesOf(who)).find(line => line.id === id)

describe('the list of crew items', () => {
  it('says what a line costs as planned while nobody has worked it', async () => {
    const id = await addNight()
    expect(await lineOf(id)).toMatchObject({
      hours: 450,
      isPlanned: true,
      rate: 3100,
      sum: 23250,
      // 30 minutes of the break off the hour before the night.
      addOns: [{ reason: 'night', minutes: 420 }],
      addOn: 5425,
      total: 28675,
    })
  })

  it('says what it costs as worked once the punches are there', async () => {
    const id = await addNight('checkedOut', { from: '2026-06-16T19:58:00Z', to: '2026-06-17T02:00:00Z' })
    expect(await lineOf(id)).toMatchObject({ hours: 330, isPlanned: false, sum: 17050, addOn: 3875, total: 20925 })
  })

  it('adds up to its groups and to all of them, whatever page is looked at', async () => {
    await addNight()
    const all = await linesOf('planner')
    const { groups, lines, hours, amounts, unpriced } = await overviewOf()
    const sum = (of: readonly Line[], field: 'hours' | 'sum' | 'addOn' | 'total') =>
      of.reduce((whole, line) => whole + (line[field] ?? 0), 0)
    expect([lines, hours]).toEqual([all.length, sum(all, 'hours')])
    expect(amounts).toEqual([
      { currency: 'EUR', sum: sum(all, 'sum'), addOn: sum(all, 'addOn'), total: sum(all, 'total') },
    ])
    expect(groups.map(({ crew }) => crew.id)).toEqual([...new Set(all.map(({ crew }) => crew.id))])
    for (const group of groups) {
      const own = all.filter(({ crew }) => crew.id === group.crew.id)
      expect([group.lines, group.hours]).toEqual([own.length, sum(own, 'hours')])
      expect(group.amounts[0]?.total ?? 0).toBe(sum(own, 'total'))
    }
    expect(unpriced).toBe(all.filter(({ rate }) => rate === null).length)
    const paged = await Promise.all([1, 2].map(page => linesOf('planner', `&limit=2&page=${page}`)))
    expect(paged.flat()).toEqual(all.slice(0, 4))
  })

  it('shows a client the own company’s, by its card', async () => {
    const id = await addNight()
    expect(await lineOf(id, 'client')).toMatchObject({ total: 28675 })
    expect((await linesOf('otherClient')).some(line => line.id === id)).toBe(false)
    expect((await overviewOf(`&projectId=${stage.world.a.projects.main}`)).rateCards).toEqual(['Rates main a'])
  })

  it('shows no prices without the right to them', async () => {
    const id = await addNight()
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', $2, '{}')`,
      [stage.world.a.id, JSON.stringify({ planningCrewItemList: { READ: ['ALL'] } })],
    )
    await expect
      .poll(async () => lineOf(id))
      .toMatchObject({ hours: 450, rate: null, sum: null, addOn: null, total: null, addOns: [] })
    expect((await overviewOf()).amounts).toEqual([])
  })

  it('is narrowed by project, client, function, state and words', async () => {
    const { a } = stage.world
    const id = await addNight()
    const found = async (more: string) => (await linesOf('planner', more)).some(line => line.id === id)
    expect(await found(`&projectId=${a.projects.main}&companyId=${a.companies.client}&q=nightow`)).toBe(true)
    expect(await found(`&functionId=${a.functions.stagehand}`)).toBe(true)
    expect(await found('&state=running')).toBe(true)
    for (const not of [
      `&projectId=${a.projects.other}`,
      `&companyId=${a.companies.other}`,
      `&functionId=${a.functions.rigger}`,
      '&state=signed',
      '&q=somebody',
    ])
      expect(await found(not), not).toBe(false)
  })

  it('comes as a sheet with the same lines and sums, hours and money as numbers', async () => {
    const id = await addNight()
    const line = await lineOf(id)
    const answer = await stage.server.request('a.test', 'GET', `/api/v1/planningCrewItemsSheet?${days}&language=de`, {
      token: await stage.token('planner'),
    })
    expect(answer.status).toBe(200)
    const sheet = await cellsOf(Buffer.from(answer.bytes))
    const { lines, groups, hours, amounts } = await overviewOf()
    expect(sheet).toHaveLength(1 + lines + groups.length + 1)
    expect(sheet[0]?.slice(0, 3)).toEqual(['Datum', 'Beginn', 'Ende'])
    expect(sheet.find(row => row.includes(line?.person.name ?? ''))).toEqual(
      expect.arrayContaining(['06:00 +1', 7.5, 31, 'Nacht 25 %', 54.25, 232.5, 286.75]),
    )
    expect(sheet.at(-1)).toEqual(expect.arrayContaining([hours / 60, (amounts[0]?.total ?? 0) / 100]))
  })

  it('has a line of its own in the sheet for each currency of a crew, as of all of them', async () => {
    await addNight()
    const { a } = stage.world
    const card = { caption: 'Riggers abroad', companyId: null, validFrom: '2026-06-01', validTo: null, currency: 'GBP' }
    const { id: cardId } = answered<{ id: string }>(await stage.as('office', 'POST', '/rateCards', card), 201)
    const rate = { functionId: a.functions.rigger, ratePerHour: 2000, minimumMinutes: 0 }
    const addOns = { night: null, sunday: null, holiday: null, overtime: null }
    answered(await stage.as('office', 'POST', `/rateCards/${cardId}/items`, { ...rate, addOns }))
    const shift = { date: '2026-06-16', from: '10:00', to: '18:00' }
    const itemId = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.rigger,
      shift,
    })
    const { id: personId } = await addPerson(stage.test.database, a, 'Overseas')
    await addLine(stage.test.database, a.id, { itemId, personId, status: 'confirmed' })

    const answer = await stage.server.request('a.test', 'GET', `/api/v1/planningCrewItemsSheet?${days}&language=en`, {
      token: await stage.token('planner'),
    })
    const sheet = await cellsOf(Buffer.from(answer.bytes))
    const { groups, amounts, hours } = await overviewOf()
    const ofCrew = groups.find(({ crew }) => crew.id === a.crews.main)
    expect(ofCrew?.amounts.map(({ currency }) => currency)).toEqual(['EUR', 'GBP'])
    const money = (of: Sums['amounts']) =>
      of.map(({ addOn, sum, total, currency }) => [addOn / 100, sum / 100, total / 100, currency])
    // Hours stand once, with the first.
    const [first, second] = money(ofCrew?.amounts ?? [])
    const at = sheet.findIndex(
      row => row[3] !== null && row[6] === null && row.at(-1) === 'EUR' && row[8] === (ofCrew?.hours ?? 0) / 60,
    )
    expect(sheet[at]?.slice(-4)).toEqual(first)
    expect(sheet[at + 1]).toEqual([...Array.from({ length: 11 }, () => null), ...(second ?? [])])
    expect(sheet.slice(-2).map(row => row.slice(-4))).toEqual(money(amounts))
    expect(sheet.at(-2)?.[8]).toBe(hours / 60)
  })

  it('reckons a hundred days at once and no more', async () => {
    const ask = (to: string) =>
      stage.as('planner', 'GET', `/planningCrewItemsOverview?dateFrom=2026-06-01&dateTo=${to}`)
    expect(await ask('2026-09-08')).toMatchObject({ status: 200 })
    expect(await ask('2026-09-09')).toMatchObject({ status: 400, body: { errors: [{ path: 'query.dateTo' }] } })
    expect(await ask('2026-05-31')).toMatchObject({ status: 400 })
  })
})
