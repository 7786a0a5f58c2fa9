import type { LoginType } from '../../../openapi/access.ts'
import type { KioskPins } from '../../access/kiosk-pin.ts'
import type { person } from '../../database/tables/people.ts'
import type { login } from '../../database/tables/sessions.ts'
import { cities } from '../places.ts'
import { culturesOf, mailName, names, type Culture, type Presenting } from './names.ts'
import { randomFrom, type Random } from '../random.ts'
import type { Agency, CityName } from '../tenants.ts'
import type { FunctionCode } from '../../lookups/trade.ts'

export type DemoRole = keyof Agency['people']

export interface Member {
  id: string
  first: string
  last: string
  city: CityName
  presenting: Presenting
  culture: Culture
  /** What they can do; nobody at a desk. */
  functions: ReadonlySet<FunctionCode>
  role: DemoRole | 'crew' | 'planner' | 'office'
  /** One of the five everybody logs in as. */
  demo: DemoRole | null
}

const loginTypeOf: Record<Member['role'], LoginType> = {
  crew: 'crew',
  chief: 'crew',
  planner: 'planners',
  client: 'clients',
  office: 'office',
}
const presentingOf: Record<string, Presenting> = { Jonas: 'm', Rhys: 'm', Owen: 'm' }

function weighted<T extends string>(random: Random, parts: Partial<Record<T, number>>): T {
  const entries = Object.entries(parts) as [T, number][]
  let left = random.next() * entries.reduce((sum, [, part]) => sum + part, 0)
  for (const [choice, part] of entries) if ((left -= part) < 0) return choice
  throw new Error('there is nothing to choose from')
}

const skillParts = {
  stagehand: 40,
  loader: 20,
  rigger: 13,
  steward: 10,
  lightingTechnician: 8,
  soundTechnician: 7,
  runner: 7,
  forkliftDriver: 7,
  followSpot: 6,
  videoTechnician: 5,
  climber: 5,
  carpenter: 5,
  driver: 5,
  wardrobe: 4,
  cateringHelper: 5,
} as const satisfies Partial<Record<FunctionCode, number>>

function skills(random: Random): Set<FunctionCode> {
  const found = new Set<FunctionCode>(random.chance(0.7) ? ['stagehand'] : [])
  for (let wanted = random.between(1, 3); wanted > 0; wanted--) found.add(weighted(random, skillParts))
  if (random.chance(0.14)) found.add('crewChief')
  if (found.has('climber')) found.add('rigger')
  return found
}

const languageIn = (city: CityName, random: Random): string =>
  ({
    Hamburg: random.chance(0.85) ? 'de' : 'en',
    Wien: random.chance(0.85) ? 'deAt' : 'en',
    Cardiff: random.chance(0.22) ? 'cy' : 'en',
    Rotterdam: random.chance(0.8) ? 'nl' : 'en',
  })[city]

function demoMembers(agency: Agency, random: Random): Member[] {
  const [home] = agency.cities
  const culture: Culture = agency.key === 'nordlicht' ? 'german' : 'welsh'
  const functions: Partial<Record<DemoRole, readonly FunctionCode[]>> = {
    crew: ['stagehand', 'rigger', 'loader'],
    chief: ['crewChief', 'rigger', 'stagehand'],
  }
  const roles: readonly DemoRole[] = ['crew', 'chief', 'planner', 'client', 'office']
  return roles.map(role => {
    const [first, last] = agency.people[role]
    return {
      id: random.uuid(),
      first,
      last,
      city: home,
      presenting: presentingOf[first] ?? 'f',
      culture: first === 'Amira' ? 'arabic' : culture,
      functions: new Set(functions[role] ?? []),
      role,
      demo: role,
    }
  })
}

/** The five demo people first, then planners and office, then crew; every name once. */
export function agencyMembers(agency: Agency, count: number): Member[] {
  const random = randomFrom(`people ${agency.key}`)
  const members = demoMembers(agency, random)
  const taken = new Set(members.map(({ first, last }) => mailName(first, last)))
  while (members.length < count) {
    const at = members.length
    const role = at < 10 ? 'planner' : at < 13 ? 'office' : 'crew'
    const city = agency.cities[role === 'crew' && random.chance(0.36) ? 1 : 0]
    const culture = weighted(random, culturesOf[city])
    const presenting: Presenting = random.chance(0.38) ? 'f' : 'm'
    const { [presenting]: firsts, last: lasts } = names[culture]
    const [first = '', last = ''] = [random.pick(firsts), random.pick(lasts)]
    if (taken.has(mailName(first, last))) continue
    taken.add(mailName(first, last))
    const functions = role === 'crew' ? skills(random) : new Set<FunctionCode>()
    members.push({ id: random.uuid(), first, last, city, presenting, culture, functions, role, demo: null })
  }
  return members
}

const mailOf = (agency: Agency, { first, last }: Member) => `${mailName(first, last)}@${agency.mailDomain}`

/** Of everybody in the demo whose agency asks for a PIN at kiosks. */
export const demoPin = '2468'

export function personRows(
  agency: Agency,
  members: readonly Member[],
  now: Date,
  pins: KioskPins,
): (typeof person.$inferInsert)[] {
  const random = randomFrom(`person rows ${agency.key}`)
  // Ranges that belong to nobody, or are never given out.
  const mobile = {
    Hamburg: (at: number) => `+49 151 555${1000 + at * 7}`,
    Wien: (at: number) => `+43 660 555${1000 + at * 7}`,
    Cardiff: (at: number) => `+44 7700 900${String(at).padStart(3, '0')}`,
    Rotterdam: (at: number) => `+31 6 5555 ${1000 + at * 7}`,
  }
  const details = randomFrom(`details ${agency.key}`)
  return members.map((member, at) => ({
    tenantId: agency.id,
    id: member.id,
    ...detailsIn(member.city, details),
    number: String(1001 + at),
    firstName: member.first,
    lastName: member.last,
    email: mailOf(agency, member),
    phone: mobile[member.city](at),
    language: member.demo ? 'en' : languageIn(member.city, random),
    timeZone: cities[member.city].timeZone,
    kioskPin: agency.settings.kioskPin ? pins.hash(member.id, demoPin) : null,
    publicProfile: member.demo === 'chief',
    createdAt: new Date(now.getTime() - random.between(30, 1400) * 86_400_000),
  }))
}

interface Street {
  street: string
  zipcode: string
}

/** Streets with their postal codes, and the country they lie in. */
const streets: Record<CityName, { country: string; of: readonly [Street, ...Street[]] }> = {
  Hamburg: {
    country: 'DE',
    of: [
      { street: 'Bernstorffstraße', zipcode: '22767' },
      { street: 'Osterstraße', zipcode: '20259' },
      { street: 'Wandsbeker Chaussee', zipcode: '22089' },
      { street: 'Fuhlsbüttler Straße', zipcode: '22305' },
      { street: 'Veddeler Brückenstraße', zipcode: '20539' },
    ],
  },
  Wien: {
    country: 'AT',
    of: [
      { street: 'Neubaugasse', zipcode: '1070' },
      { street: 'Favoritenstraße', zipcode: '1100' },
      { street: 'Ottakringer Straße', zipcode: '1160' },
      { street: 'Praterstraße', zipcode: '1020' },
    ],
  },
  Cardiff: {
    country: 'GB',
    of: [
      { street: 'Cowbridge Road East', zipcode: 'CF11 9AJ' },
      { street: 'Albany Road', zipcode: 'CF24 3RW' },
      { street: 'Whitchurch Road', zipcode: 'CF14 3JP' },
    ],
  },
  Rotterdam: {
    country: 'NL',
    of: [
      { street: 'Nieuwe Binnenweg', zipcode: '3014 GH' },
      { street: 'Zwart Janstraat', zipcode: '3035 AM' },
      { street: 'Katendrechtse Lagedijk', zipcode: '3082 GK' },
    ],
  },
}

/** Where somebody of the cast lives, and when they were born. */
function detailsIn(
  city: CityName,
  random: Random,
): Pick<typeof person.$inferInsert, 'street' | 'zipcode' | 'city' | 'country' | 'birthday'> {
  const { country, of } = streets[city]
  const { street, zipcode } = random.pick(of)
  const number = random.between(1, 180)
  const day = new Date(Date.UTC(random.between(1966, 2004), random.between(0, 11), random.between(1, 28)))
  return {
    // Numbers come first where English is spoken.
    street: country === 'GB' ? `${number} ${street}` : `${street} ${number}`,
    ...{ zipcode, city, country, birthday: day.toISOString().slice(0, 10) },
  }
}

export interface ClientLogin {
  companyId: string
  contactNumber: string
}

/** `crew@…` and the like for the five, first.last@… for everybody else; one password for all. */
export function loginRows(
  agency: Agency,
  members: readonly Member[],
  passwordHash: string,
  client: ClientLogin,
): (typeof login.$inferInsert)[] {
  const random = randomFrom(`logins ${agency.key}`)
  return members.map(member => ({
    tenantId: agency.id,
    id: random.uuid(),
    login: member.demo ? `${member.demo}@${agency.mailDomain}` : mailOf(agency, member),
    passwordHash,
    kind: 'user',
    loginTypes: [loginTypeOf[member.role]],
    personId: member.id,
    companyId: member.role === 'client' ? client.companyId : null,
    contactNumber: member.role === 'client' ? client.contactNumber : null,
    subjectId: null,
    subjectNumber: null,
  }))
}
