import { dateIn } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockAt, dayWords, endNote, zoneWords } from '../../shared/words/shift-words.ts'
import type { Crew, Line } from '../crew.types.ts'
import { nearChip } from '../crew-words.ts'
import type { CrewContent } from './CrewView.tsx'

/** The head of a crew: one's own hours where one works on it, else the crew's. */
export function crewLead(words: Words, crew: Crew, own: Line | undefined, now: number): CrewContent['lead'] {
  const { timeZone } = crew.location
  const startDate = dateIn(timeZone, Date.parse(crew.starts))
  const endDate = dateIn(timeZone, Date.parse(crew.ends))
  const shift = own ?? {
    startDate,
    endDate,
    startTime: clockAt(crew.starts, timeZone),
    endTime: clockAt(crew.ends, timeZone),
    timeZone,
    starts: crew.starts,
  }
  const zone = zoneWords(words, timeZone, shift.starts)
  return {
    time: shift.startTime,
    until: words.t('app.until', { time: shift.endTime }),
    untilNote: endNote(shift),
    // Late is said of people; once a crew has begun its own state stands below.
    chip: now >= Date.parse(shift.starts) ? null : nearChip(words, { preCallAt: null, ...shift }, now, 0),
    zone: zone && `${shift.startTime}–${shift.endTime}, ${zone}`,
    date: dayWords(words, shift.startDate),
    role: `${crew.project.name} · ${crew.name}`,
  }
}
