import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { clockAt } from '../../../src/screens/shared/words/shift-words.ts'
import { drawn } from '../../support/calls.ts'
import { full } from '../../support/full.ts'
import { addPeople, insertCrews } from '../../support/rows/insert-crews.ts'
import { type RandomCrew, type RandomLine, randomCrew, randomRule, wallOf } from '../../support/random/random-crews.ts'
import { reckon, type Reckoned } from '../../support/random/reckoned.ts'
import { seeded } from '../../support/random/seeded.ts'
import { Clock } from '../../support/server.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'

const crewsInAll = full ? 10_000 : 160
const rules = full ? 20 : 8
/** Delivery notes whose PDF is read as well. */
const pdfs = full ? 200 : 20
/** About one crew in three is complete and signed. */
const everyNth = Math.max(1, Math.floor(crewsInAll / 3 / pdfs))
const random = seeded()

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ clock: new Clock('2026-12-31T12:00:00Z'), database: { poolSize: 10 } })
})
afterAll(() => stage.close())

interface Proposed {
  id: string
  hours: { from: string | null; to: string | null; chargeable: number | null; proposed: number | null }
}
interface Note {
  state: string
  totalChargeable: number
  location: { timeZone: string }
  lines: {
    id: string
    personName: string
    status: string
    from: string | null
    to: string | null
    breakMinutes: number
    chargeable: number | null
  }[]
}
const isCharged = ({ status }: RandomLine) => ['confirmed', 'checkedIn', 'checkedOut'].includes(status)
const iso = (at: number) => new Date(at).toISOString()
const chief = (method: string, crew: RandomCrew, rest: string, body?: unknown) =>
  stage.as('chief', method, `/projectCrews/${crew.id}/${rest}`, body)

/** What POST setProposedPaidChargedHours answers, held against the reckoning; answers that. */
async function proposeAll(crew: RandomCrew, rule: HoursRule): Promise<Map<string, Reckoned | null>> {
  const reckoned = new Map(crew.lines.filter(isCharged).map(line => [line.id, reckon(line, crew, rule)]))
  const { items } = answered<{ items: Proposed[] }>(await chief('POST', crew, 'setProposedPaidChargedHours'))
  const told = items
    .filter(({ id }) => reckoned.has(id))
    .map(({ id, hours: { from, to, chargeable } }) => ({ id, from, to, chargeable }))
  const expected = [...reckoned].map(([id, hours]) => ({
    id,
    from: hours && iso(hours.from),
    to: hours && iso(hours.to),
    chargeable: hours && hours.minutes,
  }))
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  expect(told.toSorted(byId), JSON.stringify({ rule, crew })).toEqual(expected.toSorted(byId))
  return reckoned
}

/** Signs what was proposed and holds the details, the screen's words and, if asked, the PDF against the reckoning. */
async function signAll(crew: RandomCrew, reckoned: Map<string, Reckoned | null>, readsPdf: boolean): Promise<void> {
  const shown = [...reckoned].map(([id, hours]) => ({ id, chargeable: hours?.minutes ?? 0 }))
  const client = { name: 'Carla Client', signature: drawn }
  answered(await chief('POST', crew, 'digitalConfirm', { lines: shown, client }))
  const note = answered<Note>(await chief('GET', crew, 'deliveryNote/details'))
  const total = shown.reduce((sum, { chargeable }) => sum + chargeable, 0)
  expect(note).toMatchObject({ state: 'signed', totalChargeable: total, location: { timeZone: crew.zone } })

  const rowOf = (name: string, from: string, to: string, minutes: number) =>
    `${name} Stagehand ${from} ${to} ${hoursText(crew.breakMinutes)} ${hoursText(minutes)}`
  const reckonedRows = crew.lines.filter(isCharged).map(({ id, name }) => {
    const { from, to, minutes } = reckoned.get(id) ?? { from: 0, to: 0, minutes: 0 }
    return rowOf(name, wallOf(from, crew.zone).time, wallOf(to, crew.zone).time, minutes)
  })
  const screenRows = note.lines
    .filter(({ status }) => status !== 'noShow')
    .map(({ personName, from, to, chargeable }) =>
      rowOf(personName, clockAt(from ?? '', crew.zone), clockAt(to ?? '', crew.zone), chargeable ?? -1),
    )
  expect(screenRows.toSorted()).toEqual(reckonedRows.toSorted())
  if (!readsPdf) return
  const { bytes } = await chief('GET', crew, 'deliveryNote')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  // On paper the sum says what it was before it was rounded.
  for (const { id, name } of crew.lines.filter(isCharged)) {
    const { from, to, net, minutes } = reckoned.get(id) ?? { from: 0, to: 0, net: 0, minutes: 0 }
    const times = `${wallOf(from, crew.zone).time} ${wallOf(to, crew.zone).time} ${hoursText(crew.breakMinutes)}`
    expect(text).toContain(`${name} Stagehand ${times} ${hoursText(net)} ${hoursText(minutes)}`)
  }
  expect(text).toContain(`Summe ${reckonedRows.length} Personen ${hoursText(total)}`)
}

async function follow(rule: HoursRule): Promise<void> {
  await stage.admin(`update tenant set settings = settings || jsonb_build_object('hours', $2::jsonb) where id = $1`, [
    stage.world.a.id,
    JSON.stringify(rule),
  ])
  const known = () =>
    JSON.stringify(Object.entries(stage.server.services.tenants.byHost('a.test')?.settings.hours ?? {}).toSorted())
  await until(() => known() === JSON.stringify(Object.entries(rule).toSorted()), 'the rule to be known')
}

it(
  `${crewsInAll} random crews: proposal, note, screen and PDF are what is reckoned by hand, seed ${random.seed}`,
  { timeout: crewsInAll * 1_000 },
  async () => {
    const names = [
      'Amira Øst',
      'Łukasz Żuk',
      'Kofi Mensah',
      'Elif Çelik',
      'Nia Rhys',
      'Jonas Groß',
      'Zoë Vidal',
      'Ana Peña',
      'Ivo Hübner',
    ]
    const people = await addPeople(stage, names)
    const counted = { crews: 0, lines: 0, proposals: 0, notes: 0, pdfs: 0 }
    for (const _ of Array(rules)) {
      const rule = randomRule(random)
      await follow(rule)
      const crews = Array.from({ length: crewsInAll / rules }, () => randomCrew(random, names))
      await insertCrews(stage, crews, people)
      const waiting = [...crews]
      const work = async () => {
        for (let crew = waiting.pop(); crew; crew = waiting.pop()) {
          const reckoned = await proposeAll(crew, rule)
          counted.crews++
          counted.lines += crew.lines.length
          counted.proposals += [...reckoned.values()].filter(Boolean).length
          if (!reckoned.size || [...reckoned.values()].includes(null)) continue
          const readsPdf = counted.pdfs < pdfs && ++counted.notes % everyNth === 0
          if (readsPdf) counted.pdfs++
          await signAll(crew, reckoned, readsPdf)
        }
      }
      await Promise.all([work(), work(), work(), work()])
    }
    console.log(JSON.stringify({ seed: random.seed, ...counted }))
    expect(counted.pdfs).toBeGreaterThan(pdfs / 2)
  },
)
