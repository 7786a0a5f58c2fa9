import { caption, uuid } from '../../shared/fixtures.ts'
import type { Template } from './templates.types.ts'

const template = (at: number, name: string, more: Partial<Template> = {}): Template => ({
  id: uuid(90_000 + at),
  name,
  revision: 3,
  type: 'POSITIONS',
  company: null,
  positions: 5,
  days: 1,
  timesUsed: 3,
  lastUsedAt: '2026-05-20T08:00:00.000Z',
  lastProject: null,
  ...more,
})
const hanse = { id: uuid(501), name: 'Hanse Konzerte GmbH' }
export const planned = { id: uuid(500), firstDay: '2027-05-26', timeZone: 'Europe/Berlin', company: hanse }

export const templates: readonly Template[] = [
  template(1, 'House crew', { company: hanse, positions: 4, days: 2, timesUsed: 5 }),
  template(2, 'Club night', { timesUsed: 61 }),
  template(3, 'Arena standard', { positions: 10, days: 3, timesUsed: 14, lastProject: 'Nine Bridges' }),
  template(4, 'Fair, hall build-up', { positions: 8, days: 5, timesUsed: 9 }),
  template(5, 'Theatre premiere', { positions: 6, days: 4, timesUsed: 0, lastUsedAt: null }),
]

const crews = ['Load-in', 'Show 1', 'Show 2, load-out']
const position = (
  code: string,
  called: string,
  hours: string,
  amounts: readonly number[],
  more: { task?: string; startDay?: number } = {},
) => {
  const [startTime, endTime] = hours.split('–')
  return {
    id: uuid(91_000 + called.length * 10 + amounts.length),
    function: caption(code, called),
    catering: null,
    task: more.task ?? null,
    startDay: more.startDay ?? 0,
    startTime,
    endTime,
    endDay: null,
    breakMinutes: 30,
    crewChiefOnly: code === 'crewChief',
    places: amounts.flatMap((amountOfRows, day) =>
      amountOfRows > 0 ? [{ day, crewName: crews[day] ?? 'Show', amountOfRows }] : [],
    ),
  }
}
/** Ten positions on three days, one of them over midnight. */
export const arena = {
  id: uuid(90_003),
  name: 'Arena standard',
  revision: 3,
  items: [
    position('crewChief', 'Crew chief', '07:00–19:00', [1, 1, 1]),
    position('rigger', 'Rigger', '07:00–19:00', [1, 1, 1], { task: 'Head' }),
    position('rigger', 'Rigger', '07:00–15:00', [6, 2, 8]),
    position('stagehand', 'Stagehand', '07:00–15:00', [12, 8, 16]),
    position('followSpot', 'Follow spot operator', '17:00–00:30', [0, 4, 0]),
    position('lightingTechnician', 'Lighting technician', '08:00–18:00', [4, 2, 4]),
    position('soundTechnician', 'Sound technician', '08:00–18:00', [3, 2, 3]),
    position('forkliftDriver', 'Forklift driver', '06:30–14:30', [2, 1, 3]),
    position('loader', 'Loader', '07:00–15:00', [4, 0, 6]),
    position('runner', 'Runner', '09:00–19:00', [2, 2, 2]),
  ],
}
/** It begins when a clock may be set. */
export const night = {
  id: uuid(90_002),
  name: 'Club night',
  revision: 3,
  items: [
    position('crewChief', 'Crew chief', '15:00–02:30', [1]),
    position('loader', 'Loader', '02:30–05:00', [3], { startDay: 1 }),
  ],
}
