import { uuid } from '../../shared/fixtures.ts'
import type { PlannedCost, Quotation, Quotations, QuoteLine } from './quoting.types.ts'

const line = (
  at: number,
  crew: string,
  caption: string,
  amount: number,
  minutes: number,
  rate: number | null,
): QuoteLine => {
  const sum = Math.round(((rate ?? 0) * minutes) / 60) * amount
  const night = crew === 'Load-out' ? Math.round(sum / 4) : 0
  return {
    itemId: uuid(70_000 + at),
    crew: { id: uuid(71_000 + crew.length), name: crew },
    function: { id: uuid(72_000 + at), caption, code: caption.toLowerCase() },
    date: '2026-05-27',
    begin: '07:00',
    end: '15:00',
    daysLater: 0,
    amount,
    hours: minutes,
    rate,
    addOns: night > 0 ? [{ reason: 'night', percent: 25, minutes }] : [],
    sum,
    addOn: night,
    total: sum + night,
  }
}
const lines = [
  line(1, 'Load-in', 'Stagehand', 12, 450, 3100),
  line(2, 'Load-in', 'Rigger', 4, 450, 4850),
  line(3, 'Show', 'Stagehand', 6, 420, 3100),
  line(4, 'Load-out', 'Stagehand', 18, 480, 3100),
]
const figures = {
  lines,
  hours: lines.reduce((sum, { hours, amount }) => sum + hours * amount, 0),
  currency: 'EUR',
  total: lines.reduce((sum, { total }) => sum + total, 0),
}
export const planned: PlannedCost = { ...figures, unpriced: 0, currencies: 1 }
const [first, ...rest] = lines
export const unpriced: PlannedCost = {
  ...planned,
  lines: first ? [{ ...first, rate: null, sum: 0, total: 0 }, ...rest] : [],
  unpriced: 1,
}

export const released: Quotation = {
  id: uuid(73_001),
  number: 'N-1001-2',
  version: 2,
  state: 'released',
  validUntil: '2026-06-10',
  message: 'As discussed with Britta on Monday.',
  language: 'en',
  ...figures,
  recipient: 'henrike@hanse-konzerte.example',
  releasedAt: '2026-05-26T14:00:00Z',
  answeredAt: null,
  signerName: null,
  signature: null,
  reason: null,
  planChanged: false,
}
export const accepted: Quotation = {
  ...released,
  state: 'accepted',
  answeredAt: '2026-05-27T05:00:00Z',
  signerName: 'Henrike Lohmann',
  signature: {
    ratio: 2,
    strokes: [
      [
        [100, 300],
        [220, 120],
        [300, 320],
        [420, 140],
        [560, 300],
        [820, 220],
      ],
    ],
  },
}
export const declined: Quotation = {
  ...released,
  state: 'declined',
  signerName: 'Henrike Lohmann',
  reason: 'Twelve stagehands are two too many for us.',
}
export const quotations = (...all: Quotation[]): Quotations => ({
  quotations: all,
  planned,
  suggestedRecipient: 'henrike@hanse-konzerte.example',
  suggestedValidUntil: '2026-06-10',
  language: 'de',
})
