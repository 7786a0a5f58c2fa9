import { daysLater } from '../../../../domain/shift-display.ts'
import { uuid } from '../../shared/fixtures.ts'
import type { Calendar, CalendarProject } from './calendar.types.ts'

/** Wednesday. */
export const today = '2026-05-27'
/** The Monday before. */
export const from = '2026-05-25'

const people = ['Britta Claasen', 'Arne Wulff', 'Mette Lindqvist', 'Johanna Pichler']
const person = (at: number) => ({ id: uuid(900 + at), name: people[at] ?? '', pictureUrl: null, phone: null })
const branches = [
  { id: uuid(950), caption: 'Hamburg', code: 'hamburg' },
  { id: uuid(951), caption: 'Vienna', code: 'vienna' },
]

type Drawn = [
  name: string,
  company: string,
  mark: string | null,
  place: string,
  first: number,
  days: number,
  places: [filled: number, requested: number, missing: number],
]
let made = 0
const project = (
  status: CalendarProject['status'],
  [name, company, clientMark, place, first, days, [filled, requested, missing]]: Drawn,
): CalendarProject => {
  const at = made++
  const city = place.endsWith('Wien') ? 'Wien' : 'Hamburg'
  return {
    id: uuid(300 + at),
    number: `N-${1001 + at}`,
    name,
    company: { id: uuid(400 + at), name: company },
    clientMark,
    beginDate: daysLater(from, first),
    endDate: daysLater(from, first + days - 1),
    status,
    location: { id: uuid(500 + at), name: place, city },
    branch: branches[city === 'Wien' ? 1 : 0] ?? null,
    projectManager: person(at % people.length),
    requestedAt: status === 'requested' ? '2026-05-24T09:00:00Z' : null,
    firstCall: { starts: `${daysLater(from, first)}T04:30:00Z`, timeZone: 'Europe/Berlin' },
    places: { amount: filled + requested + missing, filled, requested },
  }
}

const confirmed: Drawn[] = [
  ['Windkraft Forum 2026', 'Messebau Harksheide', 'MH', 'Messe Hamburg', 0, 7, [118, 23, 0]],
  ['Interior Days Wien', 'Messebau Simmering', 'MS', 'Messe Wien', 7, 5, [44, 16, 6]],
  ['Hafen Mobility 2026', 'Messebau Harksheide', 'MH', 'Messe Hamburg', 14, 5, [31, 40, 0]],
  ['Hollow Coast', 'Sturmflut Concerts', 'SC', 'Barclays Arena', 19, 1, [20, 38, 0]],
  ['Mira Okonjo', 'Sturmflut Concerts', 'SC', 'Barclays Arena', 1, 3, [58, 6, 2]],
  ['Teilchen Kongress', 'Kontor für Kongresse', 'KK', 'CCH Congress Center', 8, 2, [26, 4, 0]],
  ['Salt & Lanterns', 'Nordwind Touring GmbH', 'NT', 'Laeiszhalle', 15, 2, [14, 4, 0]],
  ['Parksommer', 'Kultur im Park', 'KO', 'Kaiserwasser, Wien', 21, 7, [36, 70, 2]],
  ['Glass Harbour', 'Alsterbogen Events', 'AE', 'Laeiszhalle', 2, 1, [12, 0, 0]],
  ['Nordic Sounds 2026', 'Hanse Konzerte GmbH', 'HK', 'Elbphilharmonie Hamburg', 2, 4, [70, 11, 10]],
  ['Elbstrom Open Air', 'Hafenklang Festivals GmbH', 'HF', 'Stadtpark Hamburg', 10, 4, [146, 61, 9]],
  ['Sturm und Drang', 'Gezeiten Theaterbetrieb', null, 'Kampnagel', 11, 1, [9, 2, 0]],
  ['Nine Bridges', 'Nordwind Touring GmbH', 'NT', 'Volksparkstadion', 5, 3, [109, 31, 4]],
]
const quoted: Drawn[] = [
  ['Rotklinker Gala', 'Rotklinker Medien', 'RM', 'Oberhafen', 3, 1, [0, 0, 24]],
  ['Tea & Coffee Days', 'Messebau Harksheide', 'MH', 'Messe Hamburg', 9, 4, [0, 0, 60]],
  ['Boot & Board', 'Messebau Harksheide', 'MH', 'Messe Hamburg', 22, 4, [0, 0, 40]],
]
const requested: Drawn[] = [
  ['Warm-up club night', 'Hanse Konzerte GmbH', 'HK', 'Uebel & Gefährlich', 12, 1, [0, 0, 8]],
  ['Wallenstein, revival', 'Gezeiten Theaterbetrieb', 'GT', 'Kampnagel', 14, 6, [0, 0, 30]],
  ['Alsterbogen summer night', 'Alsterbogen Events', 'AE', 'Alster', 26, 2, [0, 0, 20]],
]

export const calendar: Calendar = {
  projects: [
    ...confirmed.map(one => project('confirmed', one)),
    ...quoted.map(one => project('quoted', one)),
    ...requested.map(one => project('requested', one)),
  ],
  days: Array.from({ length: 28 }, (_, at) => ({
    date: daysLater(from, at),
    needed: at === 5 ? 158 : 40 + ((at * 37) % 90),
    open: at % 3 === 0 ? at % 7 : 0,
  })),
  people: 148,
}

/** As many as a large agency has in four weeks. */
export const crowded: Calendar = {
  ...calendar,
  projects: Array.from({ length: 300 }, (_, at) =>
    project(at % 9 === 0 ? 'quoted' : 'confirmed', [
      `Show ${at + 1}`,
      'Hanse Konzerte GmbH',
      'HK',
      'Elbphilharmonie Hamburg',
      (at * 7) % 28,
      1 + (at % 6),
      [at % 40, at % 7, at % 3],
    ]),
  ),
}
