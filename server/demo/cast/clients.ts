import type { company, contact } from '../../database/tables/people.ts'
import { culturesOf, mailName, names, type Culture } from './names.ts'
import { randomFrom } from '../random.ts'
import type { Agency, AgencyKey, CityName } from '../tenants.ts'

export interface Client {
  id: string
  name: string
  /** The letters drivers see on the crates. */
  mark: string
  city: CityName
  contactIds: string[]
}

const nordlicht: readonly (readonly [string, string, CityName])[] = [
  ['Hanse Konzerte GmbH', 'HK', 'Hamburg'],
  ['Elbufer Live GmbH', 'EL', 'Hamburg'],
  ['Kaikante Produktionen', 'KP', 'Hamburg'],
  ['Nordwind Touring GmbH', 'NT', 'Hamburg'],
  ['Alsterbogen Events', 'AE', 'Hamburg'],
  ['Speicher 9 Veranstaltungen', 'S9', 'Hamburg'],
  ['Hafenklang Festivals GmbH', 'HF', 'Hamburg'],
  ['Messebau Harksheide', 'MH', 'Hamburg'],
  ['Deichkante Technik', 'DT', 'Hamburg'],
  ['Kontor für Kongresse', 'KK', 'Hamburg'],
  ['Luv & Lee Bühnenbau', 'LL', 'Hamburg'],
  ['Sturmflut Concerts', 'SC', 'Hamburg'],
  ['Rotklinker Medien AG', 'RM', 'Hamburg'],
  ['Gezeiten Theaterbetrieb', 'GT', 'Hamburg'],
  ['Fahrwasser Agentur', 'FA', 'Hamburg'],
  ['Donaubühne GmbH', 'DB', 'Wien'],
  ['Praterstern Konzerte', 'PK', 'Wien'],
  ['Wienfluss Entertainment', 'WE', 'Wien'],
  ['Ringstraße Kongress GmbH', 'RK', 'Wien'],
  ['Heuriger Klang', 'HE', 'Wien'],
  ['Kahlenberg Touring', 'KT', 'Wien'],
  ['Messebau Simmering', 'MS', 'Wien'],
  ['Naschmarkt Medien', 'NM', 'Wien'],
  ['Kaiserwasser Open Air', 'KO', 'Wien'],
  ['Belvedere Events GmbH', 'BE', 'Wien'],
]
const harbour: readonly (readonly [string, string, CityName])[] = [
  ['Severn Live Ltd', 'SL', 'Cardiff'],
  ['Red Kite Productions', 'RK', 'Cardiff'],
  ['Bute Street Concerts', 'BS', 'Cardiff'],
  ['Taff Touring Ltd', 'TT', 'Cardiff'],
  ['Penarth Pier Events', 'PP', 'Cardiff'],
  ['Coal Exchange Media', 'CE', 'Cardiff'],
  ['Gower Festivals', 'GF', 'Cardiff'],
  ['Cardigan Staging', 'CS', 'Cardiff'],
  ['Tiger Bay Theatre Company', 'TB', 'Cardiff'],
  ['Barrage Exhibitions Ltd', 'BX', 'Cardiff'],
  ['Daffodil Conferences', 'DC', 'Cardiff'],
  ['Newport Road Sound', 'NR', 'Cardiff'],
  ['Bannau Outdoor', 'BO', 'Cardiff'],
  ['Cwtch Comedy', 'CC', 'Cardiff'],
  ['Maas Live B.V.', 'ML', 'Rotterdam'],
  ['Kop van Zuid Events', 'KZ', 'Rotterdam'],
  ['Havenkwartier Producties', 'HP', 'Rotterdam'],
  ['Erasmus Beursbouw', 'EB', 'Rotterdam'],
  ['Coolsingel Concerten', 'CO', 'Rotterdam'],
  ['Waterstad Festivals', 'WF', 'Rotterdam'],
  ['Noordzee Touring B.V.', 'NZ', 'Rotterdam'],
  ['Delfshaven Theater', 'DT', 'Rotterdam'],
  ['Rijnmond Congres', 'RC', 'Rotterdam'],
  ['Euromast Media', 'EM', 'Rotterdam'],
  ['Katendrecht Klub', 'KK', 'Rotterdam'],
]
const clientsOf: Record<AgencyKey, typeof nordlicht> = { nordlicht, harbour }
const ownOf: Record<AgencyKey, readonly (readonly [string, CityName])[]> = {
  nordlicht: [
    ['Nordlicht Crew GmbH', 'Hamburg'],
    ['Nordlicht Crew Wien GmbH', 'Wien'],
  ],
  harbour: [
    ['Harbour Staging Ltd', 'Cardiff'],
    ['Harbour Staging B.V.', 'Rotterdam'],
  ],
}
/** Of the mails of every third client; the others are written to as the agency speaks. */
const languageIn: Record<CityName, string> = { Hamburg: 'de', Wien: 'deAt', Cardiff: 'en', Rotterdam: 'nl' }
const roles = ['Production manager', 'Site manager', 'Stage manager', 'Technical director', 'Accounts'] as const

interface Clients {
  /** The first one orders today's job. */
  clients: Client[]
  companies: (typeof company.$inferInsert)[]
  contacts: (typeof contact.$inferInsert)[]
  /** Of the person who logs in as client. */
  clientContactNumber: string
}

const addresses: Record<
  CityName,
  { streets: readonly string[]; zipcodes: readonly string[]; country: string; vat: string }
> = {
  Hamburg: {
    streets: ['Große Bleichen', 'Kehrwieder', 'Sternstraße'],
    zipcodes: ['20354', '20457', '20357'],
    country: 'DE',
    vat: 'DE',
  },
  Wien: {
    streets: ['Praterstraße', 'Mariahilfer Straße', 'Rennweg'],
    zipcodes: ['1020', '1060', '1030'],
    country: 'AT',
    vat: 'ATU',
  },
  Cardiff: {
    streets: ['St Mary Street', 'Bute Street', 'Queen Street'],
    zipcodes: ['CF10 1AT', 'CF10 5AN', 'CF10 2BH'],
    country: 'GB',
    vat: 'GB',
  },
  Rotterdam: {
    streets: ['Coolsingel', 'Witte de Withstraat', 'Weena'],
    zipcodes: ['3012 AG', '3012 BN', '3012 CN'],
    country: 'NL',
    vat: 'NL',
  },
}

/** Where a company is; not drawn from the lots, so that everything else stays who it was. */
function addressOf(at: number, city: CityName) {
  const { streets, zipcodes, country, vat } = addresses[city]
  return {
    street: `${streets[at % streets.length] ?? ''} ${3 + ((at * 7) % 60)}`,
    zipcode: zipcodes[at % zipcodes.length] ?? null,
    country,
    vatId: `${vat}${String(1_1834_7203 + at * 1_307_911).slice(0, vat === 'ATU' ? 8 : 9)}${vat === 'NL' ? 'B01' : ''}`,
    paymentDays: [14, 14, 30, 10][at % 4] ?? 14,
  }
}

export function agencyClients(agency: Agency): Clients {
  const random = randomFrom(`clients ${agency.key}`)
  const tenantId = agency.id
  const made: Clients = { clients: [], companies: [], contacts: [], clientContactNumber: '4001' }
  for (const [at, [name, city]] of ownOf[agency.key].entries())
    made.companies.push({
      tenantId,
      id: random.uuid(),
      number: String(100 + at),
      name,
      city,
      own: true,
      deliveryNoteEmail: null,
      language: null,
      ...addressOf(at, city),
    })

  for (const [at, [name, mark, city]] of clientsOf[agency.key].entries()) {
    const id = random.uuid()
    const client: Client = { id, name, mark, city, contactIds: [] }
    made.clients.push(client)
    const mailHost = `${name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-(gmbh|ltd|b-v|ag)?-?$/g, '')}.example`
    made.companies.push({
      tenantId,
      id,
      number: String(2001 + at),
      name,
      city,
      own: false,
      ...addressOf(at, city),
      deliveryNoteEmail: `invoices@${mailHost}`,
      language: at % 3 === 0 ? languageIn[city] : null,
    })
    for (let place = 0, many = random.between(2, 4); place < many; place++) {
      const culture = random.pick(Object.keys(culturesOf[city]) as Culture[]) ?? 'german'
      const [first = '', last = ''] =
        at === 0 && place === 0
          ? agency.people.client
          : [random.pick(names[culture][random.chance(0.45) ? 'f' : 'm']), random.pick(names[culture].last)]
      const contactId = random.uuid()
      client.contactIds.push(contactId)
      made.contacts.push({
        tenantId,
        id: contactId,
        number: String(4001 + made.contacts.length),
        companyId: id,
        name: `${first} ${last}`,
        role: roles[place] ?? 'Production manager',
        phone: `${agency.phonePrefix} ${random.between(200, 899)}`,
        email: `${mailName(first, last)}@${mailHost}`,
      })
    }
  }
  return made
}
