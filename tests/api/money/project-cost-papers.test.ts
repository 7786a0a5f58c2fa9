import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addCrewOver } from '../../support/rows/crew-over.ts'
import { type LoginName, answered, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

interface Stages {
  hours: { planned: number; worked: number | null; chargeable: number | null }
  amounts: { currency: string; planned: number; chargeable: number | null }[]
}
interface Costs extends Stages {
  crews: (Stages & { crew: { name: string }; positions: { function: { caption: string } }[] })[]
}
type Cell = string | number | null

let stage: Stage
let path: string
beforeEach(async () => {
  stage = await setStage()
  const { a } = stage.world
  const { database } = stage.test
  path = `/projects/${a.projects.main}`
  for (const [functionId, ratePerHour] of [
    [a.functions.stagehand, 3107],
    [a.functions.rigger, 4151],
  ] as const)
    answered(
      await stage.as('office', 'POST', `/rateCards/${a.rateCards.main}/items`, {
        functionId,
        ratePerHour,
        minimumMinutes: 0,
        addOns: { night: { from: '23:00', to: '06:00', percent: 25 }, sunday: null, holiday: null, overtime: null },
      }),
    )
  const night = { date: '2026-06-16', from: '22:00', to: '06:10' }
  const came = { inAt: '2026-06-16T19:58:00Z', outAt: '2026-06-17T02:01:00Z' }
  const { crewId } = await addCrewOver(stage, night, [
    { name: 'Jo', ...came },
    { name: 'Bo', ...came },
  ])
  await stage.admin('update project_crew set name = $2 where id = $1', [crewId, 'Ładowanie — Ωmega'])
  const itemId = await addItem(database, a.id, { crewId, functionId: a.functions.rigger, shift: night })
  const { id: personId } = await addPerson(database, a, 'Nightowl')
  const [checkInAt, checkOutAt] = [new Date(came.inAt), new Date(came.outAt)]
  await addLine(database, a.id, { itemId, personId, status: 'checkedOut', checkInAt, checkOutAt })
  stage.clock.set('2026-06-30T00:00:00Z')
})
afterEach(() => stage.close())

const costs = async (who: LoginName = 'planner') => answered<Costs>(await stage.as(who, 'GET', `${path}/costs`))
const sheet = async (by: 'crew' | 'position', who: LoginName = 'planner'): Promise<Cell[][]> => {
  const body = { grouping: by, language: 'en' }
  const answer = await stage.as(who, 'POST', `${path}/exportProjectCalculationReportXLXS`, body, { key: null })
  expect(answer.status, answer.text).toBe(200)
  return (await readSheet(Buffer.from(answer.bytes))) as Cell[][]
}
const paper = async (
  what: 'report' | 'exportProjectCalculationDocuments',
  query: string,
  who: LoginName = 'planner',
) => {
  const answer = await stage.as(who, 'GET', `${path}/${what}?${query}`)
  expect(answer.status, answer.text).toBe(200)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const figure = (minor: number) => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(minor / 100)
const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Rows under each heading, by the column that is only filled in its own rows. */
function sections(rows: Cell[][], isSum: (row: Cell[]) => boolean) {
  const found: { sum: Cell[]; lines: Cell[][] }[] = []
  for (const row of rows)
    if (isSum(row)) found.push({ sum: row, lines: [] })
    else found.at(-1)?.lines.push(row)
  return found
}
const added = (rows: Cell[][], at: number) => rows.reduce((all, row) => all + Number(row[at] ?? 0), 0)

describe('what is exported of the costs of a project', () => {
  for (const by of ['crew', 'position'] as const)
    it(`is a sheet by ${by} in which every sum is the sum of its lines, and the last that of the screen`, async () => {
      const [head = [], ...rows] = await sheet(by)
      const total = rows.pop() ?? []
      const at = (name: string) => {
        const found = head.indexOf(name)
        expect(found, name).toBeGreaterThan(-1)
        return found
      }
      const all = sections(rows, row => row[1] === null)
      expect(all.length).toBeGreaterThan(1)
      for (const name of ['Planned (h)', 'Worked (h)', 'Chargeable (h)', 'Planned', 'Chargeable', 'People', 'Places']) {
        for (const { sum, lines } of all)
          expect(Number(sum[at(name)] ?? 0), name).toBeCloseTo(added(lines, at(name)), 8)
        expect(Number(total[at(name)]), name).toBeCloseTo(
          added(
            all.map(({ sum }) => sum),
            at(name),
          ),
          8,
        )
      }
      const seen = await costs()
      expect(total[at('Planned')]).toBe((seen.amounts[0]?.planned ?? 0) / 100)
      expect(total[at('Chargeable')]).toBe((seen.amounts[0]?.chargeable ?? 0) / 100)
      expect(total[at('Worked (h)')]).toBeCloseTo((seen.hours.worked ?? 0) / 60, 8)
      expect(rows.filter(row => row[1] !== null)).toHaveLength(seen.crews.flatMap(({ positions }) => positions).length)
    })

  for (const by of ['crew', 'position'] as const)
    it(`is a paper by ${by} with the same sums, in any letters`, async () => {
      const text = await paper('exportProjectCalculationDocuments', `grouping=${by}&language=en`)
      const seen = await costs()
      expect(text).toContain('Ładowanie — Ωmega')
      expect(text).toContain('Calculation')
      for (const crew of seen.crews) expect(text).toContain(crew.crew.name)
      // The last row says the project's: people, hours, no rate, money.
      const [amount] = seen.amounts
      const last = text.slice(text.lastIndexOf('Total'))
      expect(last).toContain(
        `${time(seen.hours.planned)} ${time(seen.hours.worked ?? 0)} ${time(seen.hours.chargeable ?? 0)} ${figure(amount?.planned ?? 0)} ${figure(amount?.chargeable ?? 0)}`,
      )
      // What is written beside each other adds up to it: every position has a rate in front of its two amounts.
      const money = String.raw`([\d,]+\.\d\d|–)`
      const lines = [...text.matchAll(new RegExp(` [\\d,]+\\.\\d\\d ${money} ${money}`, 'g'))]
      const sum = (nth: number) =>
        lines.reduce(
          (all, found) => all + Math.round(Number((found[nth] ?? '').replaceAll(',', '').replace('–', '0')) * 100),
          0,
        )
      expect(lines).toHaveLength(seen.crews.flatMap(({ positions }) => positions).length)
      expect([sum(1), sum(2)]).toEqual([amount?.planned, amount?.chargeable])
    })

  it('is a report of hours without a price', async () => {
    const text = await paper('report', 'language=de')
    const seen = await costs()
    expect(text).toContain('Bericht')
    expect(text.slice(text.lastIndexOf('Gesamt'))).toContain(
      `${time(seen.hours.planned)} ${time(seen.hours.worked ?? 0)} ${time(seen.hours.chargeable ?? 0)}`,
    )
    expect(text).not.toMatch(/EUR|Satz|\d,\d\d/)
  })

  it('says nothing to a client of when people came', async () => {
    expect((await sheet('crew', 'client'))[0]).not.toContain('Worked (h)')
    expect((await sheet('crew', 'client'))[0]).toContain('Chargeable (h)')
    for (const what of ['report', 'exportProjectCalculationDocuments'] as const) {
      const text = await paper(what, 'language=en', 'client')
      expect(text).not.toContain('Worked')
      expect(text).toContain('Chargeable')
    }
    for (const what of ['report', 'exportProjectCalculationDocuments'])
      expect((await stage.as('otherClient', 'GET', `${path}/${what}`)).status).toBe(404)
  })

  it('has no price without the right to it', async () => {
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', $2, '{}')`,
      [stage.world.a.id, JSON.stringify({ projects: { READ: ['ALL'] } })],
    )
    await expect.poll(async () => (await costs()).amounts).toEqual([])
    expect((await sheet('crew'))[0]?.at(-1)).toBe('Invoiced (h)')
    expect(await paper('exportProjectCalculationDocuments', 'language=en')).not.toMatch(/EUR|Rate|\d\.\d\d/)
  })

  it('has a row for each currency of a sum', async () => {
    const { a } = stage.world
    const card = { caption: 'Abroad', companyId: null, validFrom: '2026-06-01', validTo: null, currency: 'GBP' }
    const { id: cardId } = answered<{ id: string }>(await stage.as('office', 'POST', '/rateCards', card), 201)
    await stage.admin(`update rate_card_item set rate_card_id = $1 where rate_card_id = $2 and function_id = $3`, [
      cardId,
      a.rateCards.main,
      a.functions.rigger,
    ])
    const seen = await costs()
    expect(seen.amounts).toHaveLength(2)
    const rows = await sheet('crew')
    expect(rows.slice(-2).map(row => [row.at(-4), row.at(-1)])).toEqual(
      seen.amounts.map(({ planned, currency }) => [planned / 100, currency]),
    )
    const text = await paper('exportProjectCalculationDocuments', 'language=en')
    const last = text.slice(text.lastIndexOf('Total'))
    expect(last).toContain(seen.amounts.map(({ planned, currency }) => `${figure(planned)} ${currency}`).join(' + '))
  })
})
