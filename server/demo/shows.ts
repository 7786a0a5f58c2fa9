import type { VenueKind } from './places.ts'
import type { Random } from './random.ts'
import type { CityName } from './tenants.ts'
import type { FunctionCode } from '../lookups/trade.ts'

/** So many of one function; the hours are the crew's unless said. */
export interface Need {
  code: FunctionCode
  low: number
  high: number
  start?: string
  end?: string
  task?: string
}
export interface CrewShape {
  name: string
  /** Days after the project begins. */
  day: number
  start: string
  end: string
  breakMinutes: number
  needs: readonly Need[]
}
interface ShowShape {
  part: number
  venues: readonly VenueKind[]
  days: number
  crews: readonly CrewShape[]
  name(random: Random, city: CityName, year: number): string
}

const need = (code: FunctionCode, low: number, high = low, more: Pick<Need, 'start' | 'end' | 'task'> = {}): Need => ({
  code,
  low,
  high,
  ...more,
})
const chief = need('crewChief', 1)

const acts = [
  'Salt & Lanterns',
  'Mira Okonjo',
  'The Tidal Hours',
  'Kapelle Nachtschicht',
  'Ferro Blanco',
  'Ida Sommerfeld',
  'Glass Harbour',
  'Nine Bridges',
  'DJ Ostwind',
  'Tomas Lindqvist',
  'The Paper Comets',
  'Vela & the Northern Line',
  'Hollow Coast',
  'Lucha Paloma',
  'Signal Red',
  'Old Ferryman',
  'Aurora Kind',
  'Blaue Stunde',
  'Canal Street Choir',
  'Wren Calloway',
] as const
const tours = [
  'Low Tide Tour',
  'Live',
  'Open Windows Tour',
  'Acoustic',
  'World Tour',
  'Homecoming',
  'The Long Night',
  'Unplugged',
  'Winter Tour',
] as const
const fairs: Record<CityName, readonly string[]> = {
  Hamburg: ['Hafen Mobility', 'Nordbau Digital', 'Boot & Board', 'Tea & Coffee Days', 'Windkraft Forum'],
  Wien: ['Interior Days', 'Austro Pharma', 'Spiel & Holz', 'E-Mobil Wien', 'Weinmesse'],
  Cardiff: ['Wales Build Expo', 'Celtic Food Fair', 'Rail & Port', 'Study in Wales'],
  Rotterdam: ['Maritime Week', 'Techniek Beurs', 'Fiets & Stad', 'Agri Delta'],
}
const festivals: Record<CityName, readonly string[]> = {
  Hamburg: ['Elbstrom Open Air', 'Parksommer', 'Kaiklang Festival'],
  Wien: ['Donauwellen Festival', 'Praterklang', 'Sommernacht Open Air'],
  Cardiff: ['Castle Sessions', 'Bay Lights Festival', 'Gŵyl yr Haf'],
  Rotterdam: ['Maas Sounds', 'Kadefestival', 'Zomerlicht'],
}
const congresses = [
  'Heart & Circulation',
  'Cities in Motion',
  'Annual Meeting Logistics',
  'Open Grid Summit',
  'Nursing Today',
  'Data for Ports',
] as const
const stage = [
  'The Flying Dutchman',
  'Hamlet, guest performance',
  'Ballet Gala',
  'Christmas Oratorio',
  'Winter Circus',
  'The Snow Child',
  'Chamber Opera Nights',
] as const

export const shows: readonly ShowShape[] = [
  {
    part: 40,
    venues: ['club', 'hall'],
    days: 1,
    name: random => `${random.pick(acts)}, ${random.pick(tours)}`,
    crews: [
      {
        name: 'Load-in',
        day: 0,
        start: '10:00',
        end: '16:00',
        breakMinutes: 30,
        needs: [
          chief,
          need('stagehand', 4, 7),
          need('loader', 2, 4, { end: '13:00', task: 'Truck 1 and 2' }),
          need('lightingTechnician', 0, 2),
        ],
      },
      {
        name: 'Show',
        day: 0,
        start: '17:00',
        end: '23:00',
        breakMinutes: 30,
        needs: [need('followSpot', 1, 2), need('runner', 1), need('steward', 1, 3)],
      },
      {
        name: 'Load-out',
        day: 0,
        start: '22:30',
        end: '02:00',
        breakMinutes: 0,
        needs: [chief, need('stagehand', 4, 7), need('loader', 2, 4)],
      },
    ],
  },
  {
    part: 22,
    venues: ['arena', 'openAir'],
    days: 1,
    name: random => `${random.pick(acts)}, ${random.pick(tours)}`,
    crews: [
      {
        name: 'Load-in',
        day: 0,
        start: '08:00',
        end: '16:00',
        breakMinutes: 45,
        needs: [
          chief,
          need('rigger', 2, 5, { start: '06:00', end: '14:00', task: 'Motors and points' }),
          need('stagehand', 5, 9),
          need('loader', 3, 6, { start: '07:00', end: '13:00', task: 'Trucks 1 to 6' }),
          need('forkliftDriver', 1, 2, { start: '07:00', end: '15:00' }),
          need('carpenter', 0, 1),
        ],
      },
      {
        name: 'Show',
        day: 0,
        start: '17:00',
        end: '23:30',
        breakMinutes: 30,
        needs: [need('followSpot', 2, 4), need('runner', 1, 2), need('videoTechnician', 0, 1), need('wardrobe', 0, 2)],
      },
      {
        name: 'Load-out',
        day: 0,
        start: '22:45',
        end: '04:00',
        breakMinutes: 30,
        needs: [
          chief,
          need('rigger', 2, 4),
          need('stagehand', 5, 9),
          need('loader', 4, 6, { start: '23:15' }),
          need('forkliftDriver', 1, 2),
        ],
      },
    ],
  },
  {
    part: 14,
    venues: ['fair'],
    days: 6,
    name: (random, city, year) => `${random.pick(fairs[city])} ${year}`,
    crews: [
      {
        name: 'Build-up',
        day: 0,
        start: '07:00',
        end: '16:00',
        breakMinutes: 45,
        needs: [chief, need('carpenter', 1, 3), need('stagehand', 3, 6), need('forkliftDriver', 1, 2)],
      },
      {
        name: 'Build-up, day 2',
        day: 1,
        start: '07:00',
        end: '16:00',
        breakMinutes: 45,
        needs: [chief, need('carpenter', 1, 3), need('stagehand', 3, 5), need('lightingTechnician', 1, 2)],
      },
      {
        name: 'Fair days',
        day: 3,
        start: '08:30',
        end: '18:30',
        breakMinutes: 60,
        needs: [need('steward', 2, 4), need('cateringHelper', 1, 2), need('soundTechnician', 0, 1)],
      },
      {
        name: 'Dismantle',
        day: 5,
        start: '17:00',
        end: '01:00',
        breakMinutes: 45,
        needs: [chief, need('stagehand', 4, 7), need('loader', 2, 4), need('forkliftDriver', 1, 2)],
      },
    ],
  },
  {
    part: 8,
    venues: ['openAir'],
    days: 4,
    name: (random, city, year) => `${random.pick(festivals[city])} ${year}`,
    crews: [
      {
        name: 'Build-up',
        day: 0,
        start: '08:00',
        end: '18:00',
        breakMinutes: 60,
        needs: [
          chief,
          need('climber', 1, 3, { task: 'Tower and roof' }),
          need('stagehand', 5, 9),
          need('forkliftDriver', 1, 2),
          need('driver', 1),
        ],
      },
      {
        name: 'Rigging',
        day: 1,
        start: '08:00',
        end: '17:00',
        breakMinutes: 45,
        needs: [
          chief,
          need('rigger', 3, 4),
          need('stagehand', 3, 6),
          need('lightingTechnician', 1, 2),
          need('soundTechnician', 1, 2),
        ],
      },
      {
        name: 'Festival',
        day: 2,
        start: '12:00',
        end: '23:30',
        breakMinutes: 60,
        needs: [
          need('stagehand', 3, 5, { task: 'Changeovers' }),
          need('followSpot', 1, 2),
          need('runner', 2),
          need('steward', 2, 4),
          need('cateringHelper', 1, 3),
        ],
      },
      {
        name: 'Load-out',
        day: 3,
        start: '00:00',
        end: '08:00',
        breakMinutes: 30,
        needs: [
          chief,
          need('climber', 1, 2),
          need('rigger', 2, 4),
          need('stagehand', 5, 8),
          need('loader', 2, 5),
          need('forkliftDriver', 1, 2),
        ],
      },
    ],
  },
  {
    part: 10,
    venues: ['fair', 'hall'],
    days: 2,
    name: (random, _city, year) => `${random.pick(congresses)} ${year}`,
    crews: [
      {
        name: 'Set-up',
        day: 0,
        start: '09:00',
        end: '18:00',
        breakMinutes: 45,
        needs: [chief, need('stagehand', 3, 5), need('videoTechnician', 1, 2), need('soundTechnician', 1)],
      },
      {
        name: 'Congress',
        day: 1,
        start: '07:30',
        end: '18:00',
        breakMinutes: 60,
        needs: [need('steward', 1, 3), need('runner', 1), need('videoTechnician', 1)],
      },
      {
        name: 'Strike',
        day: 1,
        start: '18:00',
        end: '23:00',
        breakMinutes: 15,
        needs: [chief, need('stagehand', 3, 5), need('driver', 1)],
      },
    ],
  },
  {
    part: 6,
    venues: ['hall'],
    days: 2,
    name: random => random.pick(stage),
    crews: [
      {
        name: 'Get-in',
        day: 0,
        start: '08:00',
        end: '17:00',
        breakMinutes: 60,
        needs: [chief, need('stagehand', 3, 6), need('carpenter', 1, 2), need('lightingTechnician', 1, 2)],
      },
      {
        name: 'Performance',
        day: 1,
        start: '16:00',
        end: '22:30',
        breakMinutes: 30,
        needs: [need('wardrobe', 1, 2), need('followSpot', 1, 2), need('stagehand', 2)],
      },
      {
        name: 'Get-out',
        day: 1,
        start: '22:00',
        end: '01:30',
        breakMinutes: 0,
        needs: [chief, need('stagehand', 3, 6), need('loader', 1, 2)],
      },
    ],
  },
]

/** A kind of show, as often as such shows are; open air is for the warm months. */
export function pickShow(random: Random, month: number): ShowShape {
  const warm = month >= 5 && month <= 9
  const possible = shows.filter(({ venues }) => warm || venues.some(kind => kind !== 'openAir'))
  let left = random.next() * possible.reduce((sum, { part }) => sum + part, 0)
  for (const show of possible) if ((left -= show.part) < 0) return show
  throw new Error('no show fits')
}
