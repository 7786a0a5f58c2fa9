import { uuid } from '../fixtures.ts'
import type { LogLine, Told } from './log.types.ts'

const britta = { id: uuid(800), name: 'Britta Claasen' }
const arne = { id: uuid(801), name: 'Arne Wulff' }
const ruben = { id: uuid(802), name: 'Ruben Castillo' }
const crew = (name: string) => ({ id: uuid(810 + name.length), name })
const position = (name: string, functionCode: string | null = null) => ({
  id: uuid(830 + name.length),
  name,
  functionCode,
})

/** A line of the log that says nothing but this. */
export const told = (code: Told['code'], createdAt: string, more: Partial<Told> = {}): Told => ({
  code,
  crew: null,
  position: null,
  person: null,
  changes: [],
  told: null,
  text: null,
  by: britta,
  createdAt,
  ...more,
})

const drawn: readonly Told[] = [
  told('positionAdded', '2026-05-27T05:09:00Z', { position: position('Runner', 'runner'), crew: crew('Show 1') }),
  told('positionChanged', '2026-05-27T04:52:00Z', {
    position: position('Stagehand', 'stagehand'),
    crew: crew('Load-in'),
    changes: [{ field: 'amountOfRows', before: 7, after: 8 }],
  }),
  told('personInvited', '2026-05-27T04:40:00Z', { person: ruben }),
  told('personConfirmed', '2026-05-27T04:45:00Z', { person: ruben, by: ruben }),
  told('crewChanged', '2026-05-26T15:20:00Z', {
    crew: crew('Load-out'),
    changes: [
      { field: 'startTime', before: '22:00', after: '23:00' },
      { field: 'startDate', before: '2026-05-29', after: '2026-05-30' },
      { field: 'breakMinutes', before: null, after: 30 },
      { field: 'openForApplications', before: true, after: false },
    ],
    told: 17,
    by: arne,
  }),
  told('personCancelled', '2026-05-25T19:00:00Z', { person: ruben, by: ruben, text: 'My daughter is ill.' }),
  told('visitorLinkRenewed', '2026-05-25T07:00:00Z', { by: null }),
]
export const lines: readonly LogLine[] = drawn.map((line, at) => ({ ...line, id: uuid(850 + at) }))
