import { Temporal } from 'temporal-polyfill'
import { type ShiftInstants, instantsOf, isZone } from '../shift-time.ts'

/** Days, or hours of days, in the zone of whose they are. Dates YYYY-MM-DD, times HH:MM; no times: whole days. */
export interface EntryDays {
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
  zone: string
  startChoice?: 'earlier' | 'later' | undefined
  endChoice?: 'earlier' | 'later' | undefined
}

export const longestEntry = 366

type SpanProblem = { problem: 'timesBelongTogether' | 'tooLong' }

/** The instants of an entry in ms, for the server only, as those of a shift are. */
export function entrySpan(entry: EntryDays): ShiftInstants | SpanProblem {
  const { startDate, endDate, begin, end, zone } = entry
  if ((begin === null) !== (end === null)) return { problem: 'timesBelongTogether' }
  if (!isZone(zone)) return { problem: 'unknownZone' }
  const [first, last] = [Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate ?? startDate)]
  const days = first.until(last).days + 1
  if (days < 1) return { problem: 'endsBeforeStart' }
  if (days > longestEntry) return { problem: 'tooLong' }
  if (begin === null || end === null)
    return {
      starts: first.toZonedDateTime(zone).epochMilliseconds,
      ends: last.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds,
    }
  const { startChoice = null, endChoice = null } = entry
  return instantsOf({ startDate, endDate, startTime: begin, endTime: end, zone, startChoice, endChoice })
}
