import { uuid } from '../shared/fixtures.ts'
import type { Card, Rate } from './rate-cards.types.ts'

const card = (at: number, caption: string, company: string | null, change: Partial<Card> = {}): Card => ({
  id: uuid(at),
  caption,
  company: company === null ? null : { id: uuid(100 + at), name: company },
  validFrom: '2026-01-01',
  validTo: null,
  currency: 'EUR',
  functions: 3,
  ...change,
})

export const cards: readonly Card[] = [
  card(1, 'Standard 2026', null),
  card(2, 'Hanse 2026', 'Hanse Konzerte GmbH'),
  card(3, 'Hanse 2025', 'Hanse Konzerte GmbH', { validFrom: '2025-01-01', validTo: '2025-12-31' }),
  card(4, 'Fairs', 'Messebau Harksheide', { validFrom: '2026-03-01' }),
]

const rate = (at: number, code: string, caption: string, ratePerHour: number): Rate => ({
  id: uuid(20 + at),
  function: { id: uuid(40 + at), caption, code },
  ratePerHour,
  minimumMinutes: 240,
  addOns: {
    night: { from: '23:00', to: '06:00', percent: 25 },
    sunday: { percent: 50 },
    holiday: { percent: 100 },
    overtime: at === 1 ? null : { afterMinutes: 600, percent: 25 },
  },
})

export const rates: readonly Rate[] = [
  rate(1, 'crewChief', 'Crew chief', 4600),
  rate(2, 'stagehand', 'Stagehand', 3100),
  rate(3, 'rigger', 'Rigger', 4150),
]
