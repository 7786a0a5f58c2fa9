import { uuid } from '../fixtures.ts'
import type { Receipt, ReceiptActivity, ReceiptDocument, ReceiptItem } from './receipt.types.ts'

const fuel = { id: uuid(40), caption: 'Fuel', code: 'fuel' }
export const receipt = (n: number, more: Partial<Receipt> = {}): Receipt => ({
  ...{ id: uuid(n), number: `R-2026-${String(n).padStart(4, '0')}`, state: 'draft', type: fuel, shop: 'Hafen Tank' },
  ...{ date: '2026-05-27', country: 'DE', currency: 'EUR', paidWith: 'own', total: 8508, net: 7245, tax: 1263 },
  ...{ gross: 8508, taxRates: [1900, 700, 0], items: 4, documents: 1, pictureId: null, own: true },
  person: { id: uuid(50), name: 'Jonas Petersen' },
  company: { id: uuid(51), name: 'Nordlicht Crew GmbH' },
  project: { id: uuid(52), number: 'N-1001', name: 'Nordic Sounds 2026' },
  ...{ handedInAt: null, decidedAt: null, decidedBy: null, reason: null },
  ...more,
})
const decided = { handedInAt: '2026-05-20T08:00:00Z', decidedAt: '2026-05-20T12:00:00Z', decidedBy: 'Ute Brandes' }
export const approved = receipt(235, { ...decided, state: 'paidBack', shop: 'Parkhaus Speicherstadt', own: false })
export const receipts: readonly Receipt[] = [
  receipt(238, { state: 'inReview', handedInAt: '2026-05-27T03:20:00Z' }),
  receipt(237, { shop: null, total: null, gross: 0, net: 0, tax: 0, items: 0, project: null }),
  receipt(236, { ...decided, state: 'companyCard', shop: 'Hotel am Prater, Wien', total: 26_400, gross: 26_400 }),
  approved,
  receipt(233, { ...decided, state: 'paidBack', shop: 'Baumarkt Altona', total: -1990, gross: -1990 }),
]

const item = (n: number, text: string, taxRate: number, gross: number): ReceiptItem => {
  const tax = Math.round((gross * taxRate) / (10_000 + taxRate))
  return { ...{ id: uuid(n), text, taxCode: 'standard', taxRate, gross, tax }, net: gross - tax }
}
export const items: readonly ReceiptItem[] = [
  item(1, 'Diesel, 41.20 l', 1900, 7004),
  item(2, 'Water, 6 × €0.99', 1900, 594),
  item(3, 'Rolls, 4 × €1.90', 700, 760),
  item(4, 'Deposit', 0, 150),
]
export const documents: readonly ReceiptDocument[] = [
  {
    ...{ id: uuid(60), name: 'slip.jpg', format: 'picture', size: 210_000, addedAt: '2026-05-27T03:20:00Z' },
    addedBy: 'Jonas Petersen',
  },
]
export const activities: readonly ReceiptActivity[] = [
  { id: uuid(70), code: 'handedIn', text: null, at: '2026-05-27T03:20:00Z', author: 'Jonas Petersen' },
  { id: uuid(71), code: 'commented', text: 'Van 3.', at: '2026-05-27T03:18:00Z', author: null },
]
