import type { ReceiptCountry } from '../../../domain/receipts/money-of.ts'
import type { PaidWith } from '../../../domain/receipts/receipt-state.ts'
import type { EnteredItem } from '../../receipts/write.ts'

export interface Bought {
  /** Of `/receiptTypes`. */
  type: string
  shop: string
  street: string
  /** Days ago. */
  ago: number
  /** Who has bought it: the demo's own people, or another of the crew. */
  by: 'crew' | 'chief' | 'office' | 'other'
  state: 'draft' | 'inReview' | 'declined' | 'approved'
  paidWith: PaidWith
  country: ReceiptCountry
  items: readonly EnteredItem[]
  /** As the slip says, where its items come to something else so far. */
  total?: number
  reason?: string
  /** It was photographed. */
  pictured: boolean
  /** For a project, the newest of those that are over. */
  forProject: boolean
}

type Line = readonly [text: string, gross: number, taxCode?: EnteredItem['taxCode']]
const bought = (
  [type, shop, street]: readonly [string, string, string],
  [ago, by, state]: readonly [number, Bought['by'], Bought['state']],
  lines: readonly Line[],
  more: Partial<Bought> = {},
): Bought => ({
  ...{ type, shop, street, ago, by, state, paidWith: 'own', country: 'DE', pictured: true, forProject: true },
  items: lines.map(([text, gross, taxCode = 'standard']) => ({ text, gross, taxCode })),
  ...more,
})

const fuel: readonly Line[] = [
  ['Diesel, 41.20 l', 7004],
  ['Water, 6 × 0.99', 594],
  ['Rolls, 4 × 1.90', 760, 'reduced'],
  ['Deposit', 150, 'exempt'],
]
const card = { paidWith: 'companyCard', pictured: false } as const
const alone = { forProject: false } as const

/** The oldest first: numbers are given in this order. */
export const hamburg: readonly Bought[] = [
  bought(
    ['fuel', 'Hafen Tank', 'Veddeler Damm 14, 20457 Hamburg'],
    [29, 'crew', 'approved'],
    [['Diesel, 37.80 l', 6430]],
  ),
  bought(
    ['hotel', 'Hotel Hafen', 'Seewartenstraße 9, Hamburg'],
    [19, 'other', 'approved'],
    [['Room, 1 night', 11_900, 'reduced']],
    card,
  ),
  bought(
    ['parking', 'Laeiszhalle', 'Johannes-Brahms-Platz, Hamburg'],
    [18, 'other', 'approved'],
    [['Parking, 6 h', 1800]],
  ),
  bought(
    ['publicTransport', 'Taxi Hamburg 211211', 'Hamburg'],
    [17, 'chief', 'approved'],
    [['Taxi, night', 3480, 'reduced']],
  ),
  bought(
    ['material', 'Arbeit & Schutz GmbH', 'Ausschläger Weg 71, Hamburg'],
    [15, 'office', 'approved'],
    [
      ['Gloves, 60 pairs', 41_290],
      ['Helmets, 4', 10_000],
    ],
    { ...card, ...alone },
  ),
  bought(
    ['fuel', 'Hafen Tank', 'Veddeler Damm 14, 20457 Hamburg'],
    [14, 'other', 'approved'],
    [['Diesel, 42.40 l', 7215]],
  ),
  bought(
    ['material', 'Baumarkt Altona', 'Kieler Straße 245, Hamburg'],
    [12, 'crew', 'approved'],
    [['Drill, returned', -1990]],
  ),
  bought(
    ['meal', 'Kantine Elbphilharmonie', 'Platz der Deutschen Einheit, Hamburg'],
    [9, 'chief', 'approved'],
    [['Warm meals, 18', 18_720, 'reduced']],
    card,
  ),
  bought(
    ['parking', 'Parkhaus Speicherstadt', 'Am Sandtorkai 6, Hamburg'],
    [7, 'crew', 'approved'],
    [['Parking, 1 day', 2600]],
  ),
  bought(
    ['hotel', 'Hotel am Prater', 'Praterstern 1, 1020 Wien'],
    [5, 'other', 'approved'],
    [['Room, 2 nights', 26_400, 'reduced']],
    { ...card, country: 'AT' },
  ),
  bought(
    ['material', 'Baumarkt Altona', 'Kieler Straße 245, Hamburg'],
    [4, 'crew', 'declined'],
    [
      ['Cable ties, 200', 890],
      ['Cutter', 1400],
    ],
    { reason: 'The lower half of the slip is missing: please photograph it again.' },
  ),
  bought(
    ['material', 'Baumarkt Altona', 'Kieler Straße 245, Hamburg'],
    [1, 'other', 'inReview'],
    [
      ['Gaffer tape, 3', 3291],
      ['Marker, 5', 1099],
    ],
  ),
  bought(['fuel', 'Hafen Tank', 'Veddeler Damm 14, 20457 Hamburg'], [0, 'crew', 'inReview'], fuel),
  bought(['parking', 'Parkhaus Messe Nord', 'Hamburg'], [0, 'crew', 'draft'], [['Parking, 3 h', 900]], { total: 1050 }),
  bought(['other', 'Elbe Mobil', 'Hamburg'], [0, 'office', 'draft'], [['Van, one month', 89_900]], {
    ...card,
    ...alone,
  }),
]

const uk = { country: 'GB' } as const
export const cardiff: readonly Bought[] = [
  bought(['fuel', 'Bay Fuels', 'Clarence Road, Cardiff'], [21, 'crew', 'approved'], [['Diesel, 38.10 l', 5640]], uk),
  bought(['meal', 'Pierhead Canteen', 'Cardiff Bay'], [12, 'chief', 'approved'], [['Warm meals, 12', 10_800]], {
    ...uk,
    ...card,
  }),
  bought(
    ['parking', 'Arena Car Park', 'Bute Terrace, Cardiff'],
    [6, 'crew', 'approved'],
    [['Parking, 1 day', 1800]],
    uk,
  ),
  bought(
    ['material', 'Splott Tool Hire', 'Portmanmoor Road, Cardiff'],
    [3, 'other', 'inReview'],
    [['Ratchet straps, 6', 5988]],
    uk,
  ),
  bought(
    ['fuel', 'Bay Fuels', 'Clarence Road, Cardiff'],
    [0, 'crew', 'inReview'],
    [
      ['Diesel, 31.00 l', 4588],
      ['Water, 6', 420],
    ],
    uk,
  ),
  bought(['publicTransport', 'Cardiff Cabs', 'Cardiff'], [0, 'crew', 'draft'], [['Taxi', 1250, 'zero']], uk),
]

export interface Repeated {
  name: string
  type: string
  shop: string
  items: readonly EnteredItem[]
}
export const repeated: readonly Repeated[] = [
  {
    name: 'Van hire, monthly',
    type: 'other',
    shop: 'Elbe Mobil',
    items: [{ text: 'Van, one month', gross: 89_900, taxCode: 'standard' }],
  },
  {
    name: 'Parking at the depot',
    type: 'parking',
    shop: 'Depot',
    items: [{ text: 'Parking, one month', gross: 12_000, taxCode: 'standard' }],
  },
]
