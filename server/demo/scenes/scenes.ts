import { addStatus } from '../draft.ts'
import { buildLastShift } from './last-shift.ts'
import { overlap } from './own-jobs.ts'
import type { ItemRow } from '../rows.ts'
import { ahead, around, confirmed, invited, isRunning, type Scene } from './scene.ts'
import { addSceneCrew, addSceneProject, freeDate, homePlace, isTaken, placeNamed, type Stage } from './stage.ts'
import { addDays, hour, minute, shiftBetween, shiftOn } from '../times.ts'
import { buildToday } from './today.ts'

function application(index: number, daysAhead: number, title: string): Scene {
  return {
    name: index === 1 ? 'applied' : 'appliedToo',
    isThere: asked => ahead(asked, 'applied').length >= index,
    build: stage => {
      const place = homePlace(stage.world, 3 + index)
      const shift = shiftOn(
        freeDate(stage, daysAhead),
        index === 1 ? '09:00' : '16:00',
        index === 1 ? '17:30' : '23:30',
        place.timeZone,
      )
      const project = addSceneProject(stage, place, title, { begin: shift.startDate, end: shift.startDate }, 4 + index)
      const mine = (item: ItemRow) => addStatus(stage.draft, item, waitingSince(stage, 'applied', 26 * index))
      addSceneCrew(
        stage,
        project,
        place,
        'Build-up',
        around(shift, { code: 'stagehand', amount: 5, filled: 3, shift, more: { openForApplications: true }, mine }),
      )
    },
  }
}
const waitingSince = ({ draft, world }: Stage, status: 'applied' | 'invited', hours: number) => {
  const since = new Date(draft.now - hours * hour)
  return { personId: world.demo.crew.id, status, statusSince: since, createdAt: since, confirmedAt: null }
}

/** In this order they are set up: later ones keep clear of earlier ones. */
export const scenes: readonly Scene[] = [
  { name: 'today', isThere: ({ own, now }) => own.some(job => isRunning(job, now)), build: buildToday },
  { name: 'lastShift', isThere: ({ unsigned }) => unsigned >= 1, build: buildLastShift },
  {
    name: 'next',
    isThere: ({ own, now, today }) =>
      own.some(job => job.status === 'confirmed' && job.startDate === addDays(today, 1) && !isRunning(job, now)),
    build: stage => {
      const place = placeNamed(stage.world, stage.world.agency.tomorrowVenue)
      const hours = [
        ['14:00', '22:00'],
        ['16:00', '23:00'],
        ['09:30', '13:30'],
        ['18:00', '23:45'],
      ] as const
      const shifts = hours.map(([start, end]) => shiftOn(addDays(stage.today, 1), start, end, place.timeZone))
      const shift = shifts.find(one => !isTaken(stage.own, one)) ?? shifts[0]
      if (!shift) return
      const project = addSceneProject(
        stage,
        place,
        'The Tidal Hours, Low Tide Tour',
        { begin: shift.startDate, end: shift.startDate },
        1,
      )
      const mine = confirmed(stage, { overlapAccepted: isTaken(stage.own, shift) })
      addSceneCrew(
        stage,
        project,
        place,
        'Load-in',
        around(shift, { code: 'stagehand', amount: 6, filled: 4, shift, mine }),
      )
    },
  },
  {
    name: 'overlapping',
    isThere: asked =>
      ahead(asked, 'invited').some(job => asked.own.some(other => other.status === 'confirmed' && overlap(job, other))),
    build: stage => {
      // Two hours into the next confirmed job, elsewhere.
      const next = stage.own
        .filter(job => job.status === 'confirmed' && job.starts > stage.draft.now + 6 * hour)
        .sort((a, b) => a.starts - b.starts)[0]
      if (!next) return
      const place = homePlace(stage.world, 2)
      const starts = next.starts + 2 * hour
      const shift = shiftBetween(starts, starts + 7 * hour, place.timeZone)
      const project = addSceneProject(
        stage,
        place,
        'Kapelle Nachtschicht, Live',
        { begin: shift.startDate, end: shift.endDate ?? shift.startDate },
        2,
      )
      addSceneCrew(
        stage,
        project,
        place,
        'Load-in',
        around(shift, { code: 'loader', amount: 4, filled: 2, shift, mine: invited(stage) }),
      )
    },
  },
  {
    name: 'deadline',
    isThere: asked =>
      ahead(asked, 'invited').some(job => job.confirmBy !== null && job.confirmBy > asked.now + 30 * minute),
    build: stage => {
      const place =
        stage.world.places.find(({ city, kind }) => city === stage.world.agency.cities[1] && kind === 'fair') ??
        homePlace(stage.world, 4)
      const shift = shiftOn(freeDate(stage, 5), '07:00', '16:00', place.timeZone)
      const project = addSceneProject(
        stage,
        place,
        `Interior Days ${shift.startDate.slice(0, 4)}`,
        { begin: shift.startDate, end: addDays(shift.startDate, 3) },
        18,
      )
      const confirmBy = new Date(shiftOn(addDays(stage.today, 1), '12:00', '13:00', place.timeZone).starts)
      addSceneCrew(
        stage,
        project,
        place,
        'Build-up',
        around(shift, { code: 'rigger', amount: 4, filled: 2, shift, more: { confirmBy }, mine: invited(stage) }),
      )
    },
  },
  {
    name: 'plain',
    isThere: asked => ahead(asked, 'invited').length >= 3,
    build: stage => {
      const place = homePlace(stage.world, 6)
      const shift = shiftOn(freeDate(stage, 3), '06:30', '14:30', place.timeZone)
      const project = addSceneProject(
        stage,
        place,
        'Open Grid Summit',
        { begin: shift.startDate, end: addDays(shift.startDate, 1) },
        9,
      )
      addSceneCrew(
        stage,
        project,
        place,
        'Set-up',
        around(shift, { code: 'stagehand', amount: 6, filled: 3, shift, mine: invited(stage) }),
      )
    },
  },
  {
    name: 'changed',
    isThere: asked => ahead(asked, 'confirmed').some(job => job.changed),
    build: stage => {
      const place = homePlace(stage.world, 1)
      const shift = shiftOn(freeDate(stage, 4), '10:00', '18:00', place.timeZone)
      const project = addSceneProject(
        stage,
        place,
        'Chamber Opera Nights',
        { begin: shift.startDate, end: addDays(shift.startDate, 1) },
        13,
      )
      const mine = confirmed(stage, { changedAt: new Date(stage.draft.now - 3 * hour) })
      const more = { commentCrew: 'New call time: 10:00 instead of 08:00, the trucks come later.' }
      addSceneCrew(
        stage,
        project,
        place,
        'Get-in',
        around(shift, { code: 'stagehand', amount: 5, filled: 3, shift, more, mine }),
      )
    },
  },
  application(1, 6, 'Glass Harbour, Acoustic'),
  application(2, 8, 'Annual Meeting Logistics'),
  {
    name: 'accepted',
    isThere: asked =>
      ahead(asked, 'confirmed').some(
        job =>
          job.overlapAccepted &&
          job.starts > asked.now + 12 * hour &&
          ahead(asked, 'confirmed').some(other => other !== job && overlap(job, other)),
      ),
    build: stage => {
      const [place, other] = [homePlace(stage.world, 3), homePlace(stage.world, 0)]
      const date = freeDate(stage, 10)
      const [late, early] = [
        shiftOn(date, '15:00', '23:00', place.timeZone),
        shiftOn(date, '22:00', '03:00', other.timeZone),
      ]
      const project = addSceneProject(
        stage,
        place,
        'Vela & the Northern Line, Homecoming',
        { begin: date, end: addDays(date, 1) },
        3,
      )
      addSceneCrew(
        stage,
        project,
        place,
        'Show',
        around(late, { code: 'stagehand', amount: 4, filled: 2, shift: late, mine: confirmed(stage) }),
      )
      const mine = confirmed(stage, { overlapAccepted: true })
      addSceneCrew(
        stage,
        project,
        other,
        'Load-out',
        around(early, { code: 'stagehand', amount: 6, filled: 4, shift: early, mine }),
      )
    },
  },
  {
    name: 'open',
    isThere: ({ vacancies }) => vacancies >= 12,
    build: stage => {
      const place = homePlace(stage.world, 7)
      const begin = addDays(stage.today, 15)
      const project = addSceneProject(stage, place, 'Signal Red, World Tour', { begin, end: addDays(begin, 3) }, 6)
      const codes = ['stagehand', 'loader', 'rigger', 'steward'] as const
      for (let days = 0; days < 4; days++) {
        const shift = shiftOn(addDays(begin, days), '09:00', '18:00', place.timeZone)
        const positions = codes.map(code => ({
          code,
          amount: 3,
          filled: 1,
          shift,
          more: { openForApplications: true },
        }))
        addSceneCrew(stage, project, place, days < 2 ? `Build-up, day ${days + 1}` : `Show ${days - 1}`, positions)
      }
    },
  },
]
