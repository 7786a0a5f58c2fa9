import { caption, uuid } from '../../shared/fixtures.ts'
import type { CostCrew, CostPosition, Costs } from './costing.types.ts'

/** 14:32 in Hamburg on Wednesday, 27 May 2026. */
export const now = Date.parse('2026-05-27T12:32:00Z')

const sum = (numbers: readonly (number | null)[]) => {
  const known = numbers.filter(one => one !== null)
  return known.length ? known.reduce((all, one) => all + one, 0) : null
}
const stages = (of: readonly Pick<CostPosition, 'people' | 'places' | 'hours'>[]) => ({
  people: sum(of.map(({ people }) => people)) ?? 0,
  places: sum(of.map(({ places }) => places)) ?? 0,
  hours: {
    planned: sum(of.map(({ hours }) => hours.planned)) ?? 0,
    worked: sum(of.map(({ hours }) => hours.worked)),
    chargeable: sum(of.map(({ hours }) => hours.chargeable)),
    invoiced: null,
  },
})
const amounts = (of: readonly CostPosition[]): CostCrew['amounts'] => {
  const costs = of.flatMap(({ cost }) => (cost ? [cost] : []))
  return costs.length === 0
    ? []
    : [
        {
          currency: 'EUR',
          planned: sum(costs.map(({ planned }) => planned)) ?? 0,
          chargeable: sum(costs.map(({ chargeable }) => chargeable)),
          invoiced: null,
        },
      ]
}

let made = 0
const position = (
  [code, words]: readonly [string, string],
  places: number,
  rate: number,
  hours: readonly [planned: number, worked: number | null, chargeable: number | null],
  more: Partial<CostPosition> = {},
): CostPosition => ({
  id: uuid(600 + made++),
  // Two of them are as long.
  function: { ...caption(code, words), id: uuid(code.charCodeAt(0)) },
  task: null,
  people: places,
  places,
  hours: { planned: hours[0], worked: hours[1], chargeable: hours[2], invoiced: null },
  rate,
  currency: 'EUR',
  addOns: [],
  cost: {
    planned: Math.round((hours[0] * rate) / 60),
    chargeable: hours[2] === null ? null : Math.round((hours[2] * rate) / 60),
    invoiced: null,
  },
  ...more,
})
const crew = (name: string, date: string, state: CostCrew['state'], positions: CostPosition[]): CostCrew => ({
  crew: { id: uuid(500 + made), name },
  date,
  begin: '07:00',
  end: '17:00',
  daysLater: 0,
  state,
  ...stages(positions),
  amounts: amounts(positions),
  positions,
})
const [chief, rigger, stagehand] = [
  ['crewChief', 'Crew chief'],
  ['rigger', 'Rigger'],
  ['stagehand', 'Stagehand'],
] as const
const costsOf = (crews: CostCrew[], more: Partial<Costs> = {}): Costs => {
  const positions = crews.flatMap(one => one.positions)
  return {
    crews,
    ...stages(positions),
    amounts: amounts(positions),
    unpriced: 0,
    rateCards: ['Messe 2026'],
    ...more,
  }
}

export const crews = [
  crew('Hall A3, build-up', '2026-05-25', 'signed', [
    position(chief, 1, 4600, [540, 555, 555]),
    position(rigger, 4, 4150, [2160, 2184, 2220], { addOns: [{ reason: 'holiday', percent: 100, minutes: 540 }] }),
    position(stagehand, 10, 3100, [5400, 5430, 5400]),
  ]),
  crew('Hall A4, build-up', '2026-05-26', 'worked', [
    position(chief, 1, 4600, [540, 630, 630]),
    position(rigger, 6, 4150, [3240, 3348, 3330]),
    position(stagehand, 14, 3100, [7560, 8064, 7980]),
  ]),
  crew('Hall A4, stands', '2026-05-27', 'running', [
    position(chief, 1, 4600, [540, 452, null]),
    position(stagehand, 18, 3100, [9720, 7736, null], { people: 17 }),
  ]),
  crew('Opening day', '2026-05-28', 'planned', [position(chief, 1, 4600, [660, null, null])]),
]
export const costs = costsOf(crews)

const bare = (of: CostPosition): CostPosition => ({ ...of, rate: null, currency: null, addOns: [], cost: null })
/** As somebody reads it who may not see prices. */
export const withoutPrices = costsOf(
  crews.map(one => ({ ...one, amounts: [], positions: one.positions.map(bare) })),
  { rateCards: [] },
)
export const partlyPriced = costsOf(
  crews.map((one, at) => (at ? one : { ...one, positions: one.positions.map((of, nth) => (nth ? of : bare(of))) })),
  { unpriced: 1 },
)
export const nothing = costsOf([], { amounts: [], rateCards: [] })
