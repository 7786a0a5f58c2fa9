import type { HoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import type { Seeded } from './seeded.ts'

/** Nights on which clocks are set, and where. Lord Howe's move by half an hour. */
export const zones: Record<string, string[]> = {
  'Europe/Berlin': ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'],
  'Europe/London': ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'],
  'America/New_York': ['2025-03-09', '2025-11-02', '2026-03-08', '2026-11-01'],
  'Australia/Lord_Howe': ['2025-04-06', '2025-10-05', '2026-04-05', '2026-10-04'],
}

export interface RandomLine {
  id: string
  name: string
  status: string
  checkInAt: number | null
  checkOutAt: number | null
}
export interface RandomCrew {
  id: string
  zone: string
  starts: number
  ends: number
  breakMinutes: number
  lines: RandomLine[]
}

const minute = 60_000

/** Date and time on a wall in the zone, as Intl reads them. */
export function wallOf(at: number, zone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find(each => each.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

export const randomRule = (random: Seeded): HoursRule => ({
  from: random.pick(['later', 'checkIn', 'planned'] as const),
  roundTo: random.pick([1, 5, 10, 15, 30, 60]),
  lessBreak: random.chance(0.7),
})

function randomLine(random: Seeded, { starts, ends }: Pick<RandomCrew, 'starts' | 'ends'>, name: string): RandomLine {
  const near = (at: number, from: number, to: number) =>
    at + random.whole(from * 60, to * 60) * 1000 + random.whole(0, 999)
  const came = near(starts, -60, 90)
  const left = random.chance(0.02)
    ? // Somebody remembers days later that a check-out is missing.
      near(ends, 1440, 6000)
    : random.chance(0.05)
      ? near(starts, -30, 30)
      : near(ends, -120, 180)
  const missing = random.pick(['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'in', 'out', 'both'])
  const checkInAt = missing === 'in' || missing === 'both' ? null : came
  const checkOutAt = missing === 'out' || missing === 'both' || left < came ? null : left
  const punched = checkInAt === null ? 'confirmed' : checkOutAt === null ? 'checkedIn' : 'checkedOut'
  return { id: crypto.randomUUID(), name, status: random.chance(0.03) ? 'noShow' : punched, checkInAt, checkOutAt }
}

/** A crew of one to six over a shift of any length, half of them at a change of clocks. */
export function randomCrew(random: Seeded, names: readonly string[]): RandomCrew {
  const zone = random.pick(Object.keys(zones))
  const night = random.pick(zones[zone] ?? [])
  const day = random.chance(0.5) ? Date.parse(`${night}T00:00:00Z`) : Date.UTC(2025, 0, random.whole(1, 680))
  const starts = day + random.whole(-36 * 12, 24 * 12) * 5 * minute
  const length = random.chance(0.06) ? random.whole(20 * 12, 47 * 12) : random.whole(3 * 12, 14 * 12)
  const shift = { starts, ends: starts + length * 5 * minute }
  const people = random.shuffled(names).slice(0, random.whole(1, 6))
  return {
    id: crypto.randomUUID(),
    zone,
    ...shift,
    breakMinutes: random.pick([0, 0, 15, 20, 30, 45, 60, 90]),
    lines: people.map(name => randomLine(random, shift, name)),
  }
}
