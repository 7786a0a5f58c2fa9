import { byName, letterGroups, letterOf, shortNames } from '../../../domain/kiosks/kiosk-names.ts'
import { isUnsent, kioskStateOf, linesOfNow } from '../../../domain/kiosks/kiosk-roster.ts'
import type { Words } from '../../i18n/words.ts'
import { linesOf } from '../../machines/kiosk/kiosk.setup.ts'
import type { KioskContext, Roster, RosterLine } from '../../machines/kiosk/kiosk.types.ts'
import { clockAt, functionWords } from '../shared/words/shift-words.ts'
import type { FacesHead, Head, Tile } from './kiosk.types.ts'

export const fullName = ({ person }: Pick<RosterLine, 'person'>) => `${person.firstName} ${person.lastName}`.trim()
export const firstName = (roster: Roster) => roster.crewChief?.name.split(' ')[0] ?? null

export interface Seen {
  roster: Roster
  pictures: ReadonlyMap<string, string>
  now: number
  /** Minutes after the start in which nobody is late. */
  grace: number
}

function tileOf(
  words: Words,
  line: RosterLine,
  name: string,
  saved: boolean,
  { roster, pictures, now, grace }: Seen,
): Tile {
  const state = kioskStateOf(line, now, grace)
  const at = state === 'out' ? line.checkOutAt : state === 'in' ? line.checkInAt : null
  return {
    id: line.id,
    name,
    fullName: fullName(line),
    picture: pictures.get(line.person.id),
    role: functionWords(words, line.function),
    state,
    time: at === null ? line.startTime : clockAt(at, roster.timeZone),
    saved,
  }
}

/** The faces of the day, in their order, and what they can be looked up under. */
export function facesOf(
  words: Words,
  context: Pick<KioskContext, 'roster' | 'punches' | 'task' | 'letters'>,
  seen: Seen,
  mostLetters: number,
) {
  const lines = byName(linesOfNow(linesOf(context), seen.roster.timeZone, seen.now), words.locale)
  const names = shortNames(lines)
  const groups = letterGroups(lines, mostLetters)
  const chosen = groups.find(({ label }) => label === context.letters)
  const unsent = new Set(context.punches.filter(isUnsent).map(({ line }) => line))
  const tiles = lines
    .filter(line => !chosen || chosen.letters.includes(letterOf(line)))
    .map(line => tileOf(words, line, names.get(line.person.id) ?? '', unsent.has(line.id), seen))
  const count = lines.filter(line => (context.task === 'Check-in' ? line.checkInAt : line.checkOutAt) !== null).length
  return { tiles, groups, letters: chosen?.label ?? null, count, all: lines.length }
}

export const headOf = (
  { task, waiting }: Pick<KioskContext, 'task' | 'waiting'>,
  { timeZone }: Roster,
  now: number,
): Head => ({
  task,
  clock: clockAt(now, timeZone),
  waiting,
})

export const facesHeadOf = (
  words: Words,
  context: Pick<KioskContext, 'task' | 'waiting'>,
  roster: Roster,
  now: number,
  { count, all }: { count: number; all: number },
): FacesHead => ({
  ...headOf(context, roster, now),
  place: roster.location.name,
  sub: words.t(context.task === 'Check-in' ? 'kiosk.someIn' : 'kiosk.someOut', { crew: roster.crew.name, count, all }),
})
