import { caption, uuid } from '../shared/fixtures.ts'
import type { ListedDocument, RateCard, RateCardItem } from './mobile-documents.types.ts'
import type { Rates } from './MobileDocumentsView.tsx'

const listed = (number: number, name: string, more: Partial<ListedDocument>): ListedDocument => ({
  ...{ id: uuid(number), name, type: caption('safetyBriefing', 'Safety briefing'), wants: 'reading' },
  madeAt: '2026-03-01T08:00:00Z',
  version: { id: uuid(number + 500), number: 1, pages: 8, size: 812_000, madeAt: '2026-03-01T08:00:00Z' },
  ...{ signatories: 0, signed: 0, signedAt: null, deleted: false, place: null, turn: false },
  ...more,
})
const agreement = { wants: 'signatures', type: caption('rateAgreement', 'Rate agreement'), signatories: 3 } as const

export const papers: ListedDocument[] = [
  listed(1, 'Safety rules on site', {}),
  listed(2, 'Travel and expenses', {
    version: { id: uuid(502), number: 2, pages: 1, size: 90_000, madeAt: '2026-04-12T08:00:00Z' },
  }),
  listed(3, 'Rate agreement 2026', { ...agreement, madeAt: '2026-05-26T08:00:00Z', place: 1, turn: true }),
  listed(4, 'Rate agreement 2025', { ...agreement, madeAt: '2025-05-20T08:00:00Z', signed: 3 }),
  listed(5, 'Rate agreement, weekends', { ...agreement, madeAt: '2026-05-25T08:00:00Z', signed: 1, place: 3 }),
]

export const card = (id: number, validFrom: string, validTo: string | null): RateCard => ({
  ...{ id: uuid(id), caption: `Rates ${validFrom}`, company: null, validFrom, validTo, currency: 'EUR', functions: 3 },
})
export const rate = (
  code: string,
  words: string,
  ratePerHour: number,
  addOns: Partial<RateCardItem['addOns']> = {},
): RateCardItem => ({
  id: uuid(ratePerHour),
  function: { ...caption(code, words), id: uuid(700 + words.length) },
  ratePerHour,
  minimumMinutes: 0,
  addOns: {
    night: { from: '23:00', to: '06:00', percent: 25 },
    sunday: { percent: 50 },
    holiday: { percent: 100 },
    overtime: null,
    ...addOns,
  },
})

export const rates: Rates = {
  now: {
    card: card(10, '2026-01-01', '2026-05-31'),
    items: [
      rate('stagehand', 'Stagehand', 1720),
      rate('forklift', 'Fork-lift driver', 1900),
      rate('rigger', 'Rigger', 2150),
    ],
  },
  next: {
    card: card(11, '2026-06-01', null),
    items: [
      rate('stagehand', 'Stagehand', 1790),
      rate('forklift', 'Fork-lift driver', 1980),
      rate('rigger', 'Rigger', 2240, { sunday: { percent: 75 } }),
    ],
  },
}
