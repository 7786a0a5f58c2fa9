import { uuid } from '../../shared/fixtures.ts'
import type { LogLine } from '../../shared/log/log.types.ts'

export const now = Date.parse('2026-06-10T09:12:00+02:00')

const anke = { id: uuid(90), name: 'Anke Brandt' }
const line = (at: number, code: NonNullable<LogLine['code']>, over: Partial<LogLine> = {}): LogLine => ({
  id: uuid(at),
  code,
  crew: null,
  position: null,
  person: null,
  changes: [],
  told: null,
  text: null,
  by: anke,
  createdAt: '2026-06-09T14:00:00Z',
  ...over,
})

/** The newest first. */
export const lines: LogLine[] = [
  line(1, 'rightGiven', { text: 'planners rateCards.EDIT', createdAt: '2026-06-10T06:40:00Z' }),
  line(2, 'loginChanged', { text: 'crew planners', person: { id: uuid(91), name: 'Mara Hoffmann' } }),
  line(3, 'settingsChanged', {
    changes: [
      { field: 'graceMinutes', before: 5, after: 10 },
      { field: 'coloursLight', before: '#1f4f99 #ffffff #e5edf8 #173c75', after: '#0d6b5c #ffffff #e2f1ee #0a5246' },
      { field: 'kioskPin', before: false, after: true },
    ],
  }),
  line(4, 'transferReturned', {
    text: '€ 412.20',
    person: { id: uuid(92), name: 'Bartholomäus Oberhauser' },
    by: null,
  }),
]
