import type {
  crewPreference,
  crewRating,
  personFunction,
  personTag,
  staffContract,
} from '../../database/tables/crewMembers.ts'
import type { FunctionCode, TradeIds } from '../../lookups/trade.ts'
import { placeNear } from '../draft.ts'
import { agencyPlaces } from '../places.ts'
import { randomFrom } from '../random.ts'
import type { Agency, CityName } from '../tenants.ts'
import { addDays, day } from '../times.ts'
import type { Client } from './clients.ts'
import type { Member } from './people.ts'

/** Functions nobody does without a paper, and what it is called. */
const papers: Partial<Record<FunctionCode, string>> = {
  rigger: 'Rigging, level 1',
  climber: 'Work at height',
  forkliftDriver: 'Forklift licence',
  driver: 'Driving licence C1',
  lightingTechnician: 'Electrically instructed person',
}
const remarks = [
  'On time and calm',
  'Good with the new ones',
  'Thinks along',
  'Late once, then fine',
  'Knows the house',
] as const
const words = ['heights', 'night shifts', 'English', 'own car', 'first aid', 'calm with clients'] as const
const wishes = ['Asked for by name', 'Knows our tour', 'Runs the deck like clockwork'] as const
const blocks = ['Left before the load-out was done', 'Two no-shows this spring'] as const
/** Hundredths of the currency of the town. */
const paid: Partial<Record<FunctionCode, number>> = {
  crewChief: 2600,
  rigger: 2450,
  climber: 2500,
  forkliftDriver: 2200,
}
/** As long as it has no number, it is not fitted to what somebody works. */
export const contractName = 'Stage crew'
const currencyIn = (city: CityName) => (city === 'Cardiff' ? 'GBP' : 'EUR')

export interface KnownRows {
  functions: (typeof personFunction.$inferInsert)[]
  tags: (typeof personTag.$inferInsert)[]
  ratings: (typeof crewRating.$inferInsert)[]
  preferences: (typeof crewPreference.$inferInsert)[]
  contracts: (typeof staffContract.$inferInsert)[]
}

/** What planning knows of everybody of the crew: what they can, how they were found, who wants them, what they are paid. */
export function knownRows(
  agency: Agency,
  members: readonly Member[],
  trade: TradeIds,
  clients: readonly Client[],
  now: Date,
): KnownRows {
  const random = randomFrom(`known ${agency.key}`)
  const today = now.toISOString().slice(0, 10)
  const planner = members.find(({ demo }) => demo === 'planner')
  if (!planner) throw new Error(`${agency.name} has no planner`)
  const rows: KnownRows = { functions: [], tags: [], ratings: [], preferences: [], contracts: [] }
  for (const member of members) {
    if (member.role !== 'crew' && member.role !== 'chief') continue
    const since = (days: number) => new Date(now.getTime() - days * day)
    const of = (days: number) => ({
      tenantId: agency.id,
      id: random.uuid(),
      personId: member.id,
      createdAt: since(days),
    })
    for (const code of member.functions) {
      const functionId = trade.functions.get(code)
      if (!functionId) throw new Error(`the tenant has no function ${code}`)
      // One in fourteen papers has run out; the five everybody logs in as keep theirs.
      const ends = member.demo || !random.chance(0.07) ? random.between(40, 900) : -random.between(5, 90)
      rows.functions.push({
        ...of(random.between(30, 700)),
        functionId,
        proof: papers[code] ?? null,
        validUntil: papers[code] ? addDays(today, ends) : null,
      })
    }
    for (let left = random.between(0, 9); left > 0; left--)
      rows.ratings.push({
        ...of(random.between(3, 600)),
        rating: random.pick([5, 5, 5, 4, 4, 4, 3, 2] as const),
        remark: random.chance(0.3) ? random.pick(remarks) : null,
        authorId: planner.id,
      })
    if (random.chance(0.25)) rows.tags.push({ ...of(100), tag: random.pick(words) })
    const client = random.pick(clients)
    if (client && !member.demo && random.chance(0.22)) {
      const favourite = random.chance(0.8)
      rows.preferences.push({
        ...of(random.between(5, 400)),
        kind: favourite ? 'favourite' : 'blocked',
        companyId: random.chance(0.85) ? client.id : null,
        reason: random.pick(favourite ? wishes : blocks) ?? wishes[0],
        endDate: null,
        authorId: planner.id,
      })
    }
    const best = Math.max(...[...member.functions].map(code => paid[code] ?? 1850))
    rows.contracts.push({
      ...of(random.between(40, 700)),
      beginDate: addDays(today, -random.between(30, 700)),
      endDate: null,
      name: contractName,
      weeklyMinutes: random.pick([40, 40, 30, 20, 20, 10] as const) * 60,
      accountLimitMinutes: 40 * 60,
      vacationDays: 24,
      hourlyRate: best + random.between(0, 4) * 50,
      currency: currencyIn(member.city),
    })
  }
  return rows
}

/** Where everybody sets out from, within some kilometres of the town’s first venue. */
export function homesOf(
  agency: Agency,
  members: readonly Member[],
): Map<string, { homeCity: string; homeLatitude: number; homeLongitude: number }> {
  const random = randomFrom(`homes ${agency.key}`)
  const { places } = agencyPlaces(agency, randomFrom(`places ${agency.key}`))
  return new Map(
    members.flatMap(member => {
      const centre = places.find(({ city }) => city === member.city)
      if (!centre) return []
      const { latitude, longitude } = placeNear(random, centre, 800, 14_000)
      return [[member.id, { homeCity: member.city, homeLatitude: latitude, homeLongitude: longitude }] as const]
    }),
  )
}
