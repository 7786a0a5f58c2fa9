import { uuid } from '../../shared/fixtures.ts'
import { told } from '../../shared/log/log.fixtures.ts'
import type { ListedProject, Overview } from './list.types.ts'

type Drawn = [string, string, string, string, string, [number, number, number], Partial<ListedProject>?]

const britta = { id: uuid(800), name: 'Britta Claasen', pictureUrl: null, phone: null }
const next = (starts: string, name: string): ListedProject['nextCrew'] => ({
  id: uuid(700),
  name,
  starts,
  ends: '2026-05-27T20:00:00Z',
  timeZone: 'Europe/Berlin',
})

const drawn: readonly Drawn[] = [
  [
    'Nordic Sounds 2026',
    'Hanse Konzerte GmbH',
    'HK',
    '2026-05-27',
    '2026-05-30',
    [70, 11, 10],
    {
      nextCrew: next('2026-05-27T05:00:00Z', 'Load-in'),
      lastChange: {
        ...told('positionChanged', '2026-05-27T05:12:00Z', {
          position: { id: uuid(720), name: 'Stagehand', functionCode: 'stagehand' },
          crew: { id: uuid(721), name: 'Load-in' },
          changes: [
            { field: 'startTime', before: '07:00', after: '06:30' },
            { field: 'amountOfRows', before: 7, after: 8 },
          ],
          by: { id: uuid(722), name: 'Arne Wulff' },
        }),
        unseen: true,
      },
    },
  ],
  [
    'Mira Okonjo, Open Windows Tour',
    'Sturmflut Concerts',
    'SC',
    '2026-05-26',
    '2026-05-28',
    [58, 6, 2],
    {
      nextCrew: next('2026-05-27T08:00:00Z', 'Build-up'),
      lastChange: {
        ...told('personDeclined', '2026-05-26T16:20:00Z', {
          person: { id: uuid(723), name: 'Ruben Castillo' },
          by: { id: uuid(723), name: 'Ruben Castillo' },
        }),
        unseen: false,
      },
    },
  ],
  [
    'Windkraft Forum 2026',
    'Messebau Harksheide',
    'MH',
    '2026-05-25',
    '2026-05-31',
    [118, 23, 0],
    { nextCrew: next('2026-05-28T04:00:00Z', 'Hall A4') },
  ],
  ['Glass Harbour, Unplugged', 'Alsterbogen Events', '', '2026-05-27', '2026-05-27', [12, 0, 0], { status: 'quoted' }],
  [
    'Ferro Blanco, World Tour',
    'Sturmflut Concerts',
    'SC',
    '2026-05-29',
    '2026-05-29',
    [61, 5, 0],
    { nextCrew: next('2026-05-29T04:00:00Z', 'Load-in') },
  ],
  [
    'Nine Bridges, Homecoming',
    'Nordwind Touring GmbH',
    'NT',
    '2026-05-30',
    '2026-06-01',
    [109, 31, 4],
    { projectManager: null },
  ],
  [
    'Donaudampfschifffahrtsgesellschaftskapitänskonzert',
    'Gezeiten Theaterbetrieb',
    'GT',
    '2026-06-05',
    '2026-06-05',
    [0, 0, 0],
    { closed: true },
  ],
  ['Silvester', 'Kaikante Produktionen', 'KP', '2027-01-01', '2027-01-02', [2, 0, 9]],
]

export const projects: readonly ListedProject[] = drawn.map(
  ([name, company, mark, beginDate, endDate, [filled, requested, missing], more], at) => ({
    id: uuid(90_100 + at),
    number: `N-${1_001 + at}`,
    name,
    company: { id: uuid(60_100 + at), name: company },
    clientMark: mark === '' ? null : mark,
    beginDate,
    endDate,
    type: null,
    location: { id: uuid(91_100 + at), name: 'Elbphilharmonie', city: 'Hamburg' },
    projectManager: britta,
    status: 'confirmed',
    closed: false,
    nextCrew: null,
    places: { amount: filled + requested + missing, filled, requested },
    lastChange: null,
    ...more,
  }),
)
export const overview: Overview = {
  tabs: { ongoing: 8, past: 9_786, requested: 7 },
  groups: [
    { group: 'running', total: 4, missing: 12 },
    { group: 'thisWeek', total: 2, missing: 4 },
    { group: '2026-06', total: 1, missing: null },
    { group: '2027-01', total: 1, missing: null },
  ],
}
