import { byName, letterGroups, letterOf, shortNames } from '../../../domain/kiosk-names.ts'
import { kioskStateOf, linesOfNow } from '../../../domain/kiosk-roster.ts'
import type { Words } from '../../i18n/words.ts'
import { linesOf } from '../../machines/kiosk/kiosk.setup.ts'
import type { KioskContext, Roster, RosterLine } from '../../machines/kiosk/kiosk.types.ts'
import { clockAt, functionWords, spanWords } from '../shared/shift-words.ts'
import type { FacesHead, Head, Served, Tile } from './kiosk.types.ts'

export const fullName = ({ person }: Pick<RosterLine, 'person'>) => `${person.firstName} ${person.lastName}`.trim()
export const firstName = (roster: Roster) => roster.crewChief?.name.split(' ')[0] ?? null

interface Seen {
  roster: Roster
  pictures: ReadonlyMap<string, string>
  now: number
}

function tileOf(words: Words, line: RosterLine, name: string, saved: boolean, { roster, pictures, now }: Seen): Tile {
  const state = kioskStateOf(line, now)
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
  const unsent = new Set(context.punches.filter(({ received }) => !received).map(({ line }) => line))
  const tiles = lines
    .filter(line => !chosen || chosen.letters.includes(letterOf(line)))
    .map(line => tileOf(words, line, names.get(line.person.id) ?? '', unsent.has(line.id), seen))
  const count = lines.filter(line => (context.task === 'Check-in' ? line.checkInAt : line.checkOutAt) !== null).length
  return { tiles, groups, letters: chosen?.label ?? null, count, all: lines.length }
}

export const headOf = ({ waiting }: Pick<KioskContext, 'waiting'>, { timeZone }: Roster, now: number): Head => ({
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

/** Whoever is being served, or was a moment ago. */
export function servedOf(words: Words, context: KioskContext, pictures: Seen['pictures']) {
  const line = linesOf(context).find(({ id }) => id === context.line)
  if (!line) return null
  const served: Served = {
    fullName: fullName(line),
    picture: pictures.get(line.person.id),
    role: functionWords(words, line.function),
    task: context.task,
  }
  return { line, served }
}

/** "in 7 min", "12 min ago" beside the call time. */
export function untilWords(words: Words, { starts }: RosterLine, now: number): string {
  const at = Date.parse(starts)
  return words.t(at > now ? 'app.inTime' : 'app.ago', { time: spanWords(words, now, at) })
}
