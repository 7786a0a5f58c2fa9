import type { Agency, AgencyKey } from '../tenants.ts'

/** A plus crew of the demo; figures are drawn around these. */
export interface Team {
  number: string
  name: string
  /** Caption of its type. */
  type: string
  /** Which of the agency's clients it works for; the first logs in. */
  client: number
  timeZone: string
  currency: string
  /** Target of a day. */
  perDay: number
  /** Turnover of an hour worked. */
  speed: number
  /** Share of an average day from Sunday to Saturday; 0 is closed. */
  week: readonly number[]
}

/** The number of the one that hangs on a wall: visitors log in for it. */
export const wallNumber = '7'

const everyDay = [0.72, 0.85, 0.94, 1.01, 1.1, 1.24, 1.36]
const closedOnSundays = [0, 0.92, 0.98, 1.02, 1.08, 1.2, 1.12]
const weekendTrade = [1.25, 0.72, 0.78, 0.86, 1.02, 1.3, 1.5]

const others: Record<AgencyKey, readonly Omit<Team, 'number'>[]> = {
  nordlicht: [
    {
      name: 'Speicher',
      type: 'Retail',
      client: 4,
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      perDay: 2600,
      speed: 47,
      week: closedOnSundays,
    },
    {
      name: 'Prater',
      type: 'Service',
      client: 16,
      timeZone: 'Europe/Vienna',
      currency: 'EUR',
      perDay: 3200,
      speed: 52,
      week: weekendTrade,
    },
  ],
  harbour: [
    {
      name: 'Arcades',
      type: 'Retail',
      client: 3,
      timeZone: 'Europe/London',
      currency: 'GBP',
      perDay: 2400,
      speed: 44,
      week: closedOnSundays,
    },
    {
      name: 'Katendrecht',
      type: 'Service',
      client: 14,
      timeZone: 'Europe/Amsterdam',
      currency: 'EUR',
      perDay: 3100,
      speed: 51,
      week: weekendTrade,
    },
  ],
}

export const teamsOf = (agency: Agency): Team[] => [
  {
    number: wallNumber,
    name: agency.plusCrew,
    type: 'Logistics',
    client: 0,
    timeZone: agency.homeZone,
    currency: agency.homeZone === 'Europe/London' ? 'GBP' : 'EUR',
    perDay: 4000,
    speed: 59,
    week: everyDay,
  },
  ...others[agency.key].map((team, at) => ({ number: String(Number(wallNumber) + 1 + at), ...team })),
]
