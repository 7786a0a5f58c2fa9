import type { Look, TenantSettings } from '../database/tables/tenants.ts'
import { idOf } from './random.ts'

export type AgencyKey = 'nordlicht' | 'harbour'
export type CityName = 'Hamburg' | 'Wien' | 'Cardiff' | 'Rotterdam'

/** The people everybody who tries the demo logs in as. */
interface DemoPeople {
  crew: readonly [string, string]
  chief: readonly [string, string]
  planner: readonly [string, string]
  client: readonly [string, string]
  office: readonly [string, string]
}

export interface Agency {
  key: AgencyKey
  id: string
  name: string
  host: string
  mailDomain: string
  sort: number
  /** Before the numbers of projects. */
  prefix: string
  cities: readonly [CityName, CityName]
  homeZone: string
  phonePrefix: string
  look: Look
  backgroundColorCode: string
  description: string
  treeTitle: string
  settings: TenantSettings
  people: DemoPeople
  /** The team whose figures hang on a wall. */
  plusCrew: string
  /** Where today's job is, and the one of tomorrow. */
  todayVenue: string
  tomorrowVenue: string
}

const nordlicht: Agency = {
  key: 'nordlicht',
  id: idOf('demo tenant nordlicht'),
  name: 'Nordlicht Crew',
  host: 'nordlicht.localhost',
  mailDomain: 'nordlicht.example',
  sort: 0,
  prefix: 'N',
  cities: ['Hamburg', 'Wien'],
  homeZone: 'Europe/Berlin',
  phonePrefix: '+49 40 5550',
  look: {
    colorScheme: 'auto',
    light: { accent: '#0b6b5d', accentInk: '#ffffff', accentSoft: '#dcefe9', accentText: '#075a4e' },
    dark: { accent: '#3fc3a9', accentInk: '#06231d', accentSoft: '#12332d', accentText: '#6fdcc5' },
    ground: '#011b16',
    groundInk: '#ffffff',
    beam: 'rgb(190 225 216 / .12)',
    steel: 'rgb(190 225 216 / .6)',
    mark: 'bars',
  },
  backgroundColorCode: '#011b16',
  description: 'Stagehands, riggers and technicians for concerts, fairs and tours in Hamburg and Vienna.',
  treeTitle: 'One crew, one tree',
  settings: {
    checkInOpensMinutes: 60,
    mapTilesUrl: null,
    kioskPin: true,
    // Where the tour of the README shows the page within another one.
    frameAncestors: ['http://localhost:8080'],
    supportEmail: 'support@nordlicht.example',
    supportPhone: '+49 40 5550 100',
    trees: {
      before: 12_204,
      since: '2019-04-06',
      partner: 'Schutzgemeinschaft Deutscher Wald',
      place: 'Harburger Berge',
    },
  },
  people: {
    crew: ['Jonas', 'Petersen'],
    chief: ['Amira', 'Haddad'],
    planner: ['Britta', 'Claasen'],
    client: ['Henrike', 'Lohmann'],
    office: ['Ute', 'Brandes'],
  },
  plusCrew: 'Hafen',
  todayVenue: 'Elbphilharmonie',
  tomorrowVenue: 'Barclays Arena',
}

const harbour: Agency = {
  key: 'harbour',
  id: idOf('demo tenant harbour'),
  name: 'Harbour Staging',
  host: 'harbour.localhost',
  mailDomain: 'harbour.example',
  sort: 1,
  prefix: 'H',
  cities: ['Cardiff', 'Rotterdam'],
  homeZone: 'Europe/London',
  phonePrefix: '+44 29 2018',
  look: {
    colorScheme: 'auto',
    light: { accent: '#c2410c', accentInk: '#ffffff', accentSoft: '#fdeadf', accentText: '#9a3409' },
    dark: { accent: '#ff9559', accentInk: '#2c1002', accentSoft: '#3a1e10', accentText: '#ffb48a' },
    ground: '#380d01',
    groundInk: '#ffffff',
    beam: 'rgb(245 214 198 / .12)',
    steel: 'rgb(245 214 198 / .6)',
    mark: 'crane',
  },
  backgroundColorCode: '#380d01',
  description: 'Local crew for stadiums, arenas and festivals in Cardiff and Rotterdam.',
  treeTitle: 'Trees from the harbour',
  settings: {
    checkInOpensMinutes: 60,
    mapTilesUrl: null,
    frameAncestors: [],
    supportEmail: 'support@harbour.example',
    supportPhone: '+44 29 2018 0100',
    trees: { before: 1_870, since: '2021-11-27', partner: 'Coed Cadw', place: 'Coed Caerdydd' },
  },
  people: {
    crew: ['Rhys', 'Morgan'],
    chief: ['Elin', 'Vaughan'],
    planner: ['Carys', 'Bowen'],
    client: ['Owen', 'Prosser'],
    office: ['Sioned', 'Rees'],
  },
  plusCrew: 'Docks',
  todayVenue: 'Principality Stadium',
  tomorrowVenue: 'Wales Millennium Centre',
}

export const agencies: readonly Agency[] = [nordlicht, harbour]
