import { caption, shift, uuid } from '../shared/fixtures.ts'
import type { CalendarJob, Entry, OwnDays, Vacation } from './calendar.types.ts'

let made = 1
const job = (date: string, from: string, to: string, rest: Partial<CalendarJob> = {}): CalendarJob => ({
  id: uuid(70_000 + made++),
  status: 'confirmed',
  kind: 'confirmed',
  function: caption('stagehand', 'Stagehand'),
  venue: 'Barclays Arena',
  city: 'Hamburg',
  entrance: 'Gate 4',
  ...shift(date, from, to),
  confirmedAt: '2026-05-12T10:00:00Z',
  ...rest,
})
const entry = (startDate: string, endDate: string | null = null, rest: Partial<Entry> = {}): Entry => ({
  id: uuid(80_000 + made++),
  startDate,
  endDate,
  begin: null,
  end: null,
  timeZone: 'Europe/Berlin',
  starts: `${startDate}T00:00:00Z`,
  ends: `${endDate ?? startDate}T22:00:00Z`,
  reason: null,
  company: { id: uuid(1), name: 'Nordlicht Crew GmbH' },
  createdAt: '2026-05-20T10:00:00Z',
  ...rest,
})
const vacation = (startDate: string, endDate: string, rest: Partial<Vacation>): Vacation => ({
  ...entry(startDate, endDate),
  person: { id: uuid(2), name: 'Jonas Petersen' },
  status: 'asked',
  unpaid: false,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  ...rest,
})
const asked = { kind: 'pending', status: 'invited' } as const
const applied = { kind: 'pending', status: 'applied' } as const

/** The five weeks from 25 May 2026, every kind of entry among them. */
export const fiveWeeks: OwnDays = {
  jobs: [
    job('2026-05-26', '08:00', '16:00', { status: 'signedOff' }),
    job('2026-05-27', '06:00', '14:00'),
    job('2026-05-28', '14:00', '23:30'),
    job('2026-05-30', '06:30', '14:00', { kind: 'doubleBooking' }),
    job('2026-05-30', '12:00', '20:00', { kind: 'doubleBooking', venue: 'Elbphilharmonie' }),
    job('2026-06-01', '07:00', '15:00', asked),
    job('2026-06-03', '09:00', '17:00', { kind: 'cancelled', status: 'cancelled' }),
    job('2026-06-04', '08:00', '17:00', { kind: 'changed' }),
    job('2026-06-05', '05:45', '13:00', applied),
    job('2026-06-06', '10:00', '20:00'),
    job('2026-06-09', '08:00', '16:00', applied),
    job('2026-06-22', '07:00', '17:00'),
    job('2026-06-23', '07:00', '17:00'),
  ],
  blockDates: [entry('2026-06-12', '2026-06-13', { reason: 'family' })],
  vacationRequests: [
    vacation('2026-06-15', '2026-06-19', { reason: 'Sailing with the family' }),
    vacation('2026-06-25', '2026-06-26', { status: 'approved', answer: 'Enjoy it', answeredBy: 'Marlene Voss' }),
    vacation('2026-06-10', '2026-06-11', { status: 'approved', unpaid: true, answeredBy: 'Marlene Voss' }),
    vacation('2026-06-28', '2026-06-29', { status: 'declined', answer: 'We are too few then' }),
  ],
  availabilities: [entry('2026-06-27', null, { begin: '08:00', end: '18:00' })],
  vacation: { year: 2026, approved: 2, asked: 5, unpaid: 2 },
}
