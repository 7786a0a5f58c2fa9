/** One entry of a calendar that goes to another program. */
export interface IcalEvent {
  uid: string
  /** Ms; or whole days, the last one included. */
  time: { starts: number; ends: number } | { firstDay: string; lastDay: string }
  summary: string
  location: string | null
  description: string | null
  url: string | null
  isTentative: boolean
  /** Whether it keeps its owner from other things. */
  busy: boolean
  /** Ms; what is later than what a reader has makes it read the entry anew. */
  changedAt: number
}

/** `\`, `;`, `,` and ends of lines mean something in a text (RFC 5545, 3.3.11); other controls may not stand in one. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')

const encoder = new TextEncoder()
/** No line is longer than 75 bytes; a letter is not parted (3.1). */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += letter
    bytes += size
  }
  return text
}

const utc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const dayOf = (day: string): string => day.replaceAll('-', '')
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const eventLines = (
  { uid, time, summary, location, description, url, isTentative, busy, changedAt }: IcalEvent,
  now: number,
) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(now)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  `SEQUENCE:${Math.max(0, Math.floor(changedAt / 60_000))}`,
  ...('starts' in time
    ? [`DTSTART:${utc(time.starts)}`, `DTEND:${utc(time.ends)}`]
    : [`DTSTART;VALUE=DATE:${dayOf(time.firstDay)}`, `DTEND;VALUE=DATE:${dayOf(dayAfter(time.lastDay))}`]),
  `SUMMARY:${escaped(summary)}`,
  ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
  ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
  ...(url === null ? [] : [`URL:${url}`]),
  `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

/** A calendar as RFC 5545 writes it. Instants are UTC, so that no reader needs our zones. */
export const icalendar = (name: string, events: readonly IcalEvent[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calltime//Calltime//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap(event => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
