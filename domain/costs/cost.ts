import { minutesBetween } from '../deliveryNotes/hours.ts'
import { roundedShare } from '../money.ts'
import { daysLater } from '../shift-display.ts'
import type { VenueClock } from './venue-clock.ts'

/** What an hour costs, in the smallest unit of its currency, and what comes on top, in percent; null: nothing. */
export interface Rate {
  ratePerHour: number
  /** Charged at least for whoever came. */
  minimumMinutes: number
  addOns: {
    /** Wall times; an end that is not later than the beginning is on the day after. */
    night: { from: string; to: string; percent: number } | null
    sunday: { percent: number } | null
    holiday: { percent: number } | null
    overtime: { afterMinutes: number; percent: number } | null
  }
}

/** From when to when (ms), and how many minutes of it are charged: less a break, or as somebody entered them. */
export interface ChargedTime {
  from: number
  to: number
  minutes: number
}

export const reasons = ['night', 'sunday', 'holiday', 'overtime', 'minimum'] as const
export type Reason = (typeof reasons)[number]
export interface AddOn {
  reason: Reason
  percent: number
  minutes: number
}

/** One person, one shift, one rate: rounded once, so that every other figure is a sum of these. Decision 44. */
export interface Cost {
  minutes: number
  /** Hours times rate. */
  sum: number
  /** What comes on top of it. */
  addOn: number
  total: number
  addOns: AddOn[]
}

interface Part {
  /** From when to when (ms). */
  from: number
  to: number
  minutes: number
  night: number
  day: { reason: 'sunday' | 'holiday'; percent: number } | null
}

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
const onTop = ({ night, day }: Part) => night + (day?.percent ?? 0)

/**
 * What a shift costs. Nights, Sundays and holidays are parts of true time, also where clocks are set. Night and overtime
 * come on top of each other and of the day; of Sunday and holiday the higher counts. What is not charged of the time comes
 * off its cheapest minutes; what is charged beyond it is at the plain rate.
 */
export function costOf(time: ChargedTime, rate: Rate, clock: VenueClock): Cost {
  const parts = chargedParts(time, rate, clock)
  const found = new Map<string, AddOn>()
  const add = (reason: Reason, percent: number, minutes: number) => {
    if (minutes <= 0 || percent <= 0) return
    const key = `${reason} ${percent}`
    found.set(key, { reason, percent, minutes: (found.get(key)?.minutes ?? 0) + minutes })
  }
  for (const { minutes, night, day } of parts) {
    add('night', night, minutes)
    if (day) add(day.reason, day.percent, minutes)
  }
  const { overtime } = rate.addOns
  if (overtime) add('overtime', overtime.percent, time.minutes - overtime.afterMinutes)
  if (time.minutes > 0) add('minimum', 100, rate.minimumMinutes - time.minutes)
  const addOns = [...found.values()].toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason))
  const weighed = addOns.reduce((all, { percent, minutes }) => all + percent * minutes, time.minutes * 100)
  const sum = roundedShare(rate.ratePerHour * time.minutes, 60)
  const total = roundedShare(rate.ratePerHour * weighed, 6000)
  return { minutes: time.minutes, sum, addOn: total - sum, total, addOns }
}

/** When something came on top of the hours, as far as the clock tells it; pieces that touch are one. Instants in ms. */
export function addOnSpans(
  time: ChargedTime,
  rate: Rate,
  clock: VenueClock,
): { reason: 'night' | 'sunday' | 'holiday'; from: number; to: number }[] {
  const parts = partsOf(time, rate, clock)
  return (['night', 'sunday', 'holiday'] as const).flatMap(reason => {
    const spans: { reason: typeof reason; from: number; to: number }[] = []
    for (const { from, to, night, day } of parts) {
      if (reason === 'night' ? night <= 0 : day?.reason !== reason) continue
      const last = spans.at(-1)
      if (last?.to === from) last.to = to
      else spans.push({ reason, from, to })
    }
    return spans
  })
}

/** The charged minutes by what comes on top of them. */
function chargedParts(time: ChargedTime, rate: Rate, clock: VenueClock): Part[] {
  const parts = partsOf(time, rate, clock)
  const there = parts.reduce((all, { minutes }) => all + minutes, 0)
  let left = there - time.minutes
  if (left <= 0) return parts
  for (const part of parts.toSorted((a, b) => onTop(a) - onTop(b))) {
    const off = Math.min(left, part.minutes)
    part.minutes -= off
    left -= off
  }
  return parts
}

/** A time cut where nights and days begin and end. */
function partsOf({ from, to }: ChargedTime, { addOns }: Rate, clock: VenueClock): Part[] {
  if (to <= from) return []
  const days: string[] = []
  for (let day = daysLater(clock.dayOf(from), -1); day <= clock.dayOf(to); day = daysLater(day, 1)) days.push(day)
  const { night } = addOns
  const nights = night
    ? days.map(day => ({
        begins: clock.at(day, night.from),
        ends: clock.at(night.to <= night.from ? daysLater(day, 1) : day, night.to),
      }))
    : []
  const cuts = [...days.map(day => clock.at(day, '00:00')), ...nights.flatMap(({ begins, ends }) => [begins, ends])]
  const edges = [...new Set([from, ...cuts.filter(cut => cut > from && cut < to), to])].toSorted((a, b) => a - b)
  return edges.slice(1).map((ends, at) => {
    const begins = edges[at] ?? from
    const isNight = nights.some(one => begins >= one.begins && begins < one.ends)
    return {
      from: begins,
      to: ends,
      minutes: minutesBetween(begins, ends),
      night: isNight ? (night?.percent ?? 0) : 0,
      day: dayAddOn(clock, clock.dayOf(begins), addOns),
    }
  })
}

/** Of Sunday and holiday the one that is charged higher. */
function dayAddOn(clock: VenueClock, day: string, { sunday, holiday }: Rate['addOns']): Part['day'] {
  const ofHoliday = holiday && clock.isHoliday(day) ? holiday.percent : 0
  const ofSunday = sunday && isSunday(day) ? sunday.percent : 0
  if (ofHoliday === 0 && ofSunday === 0) return null
  return ofHoliday >= ofSunday ? { reason: 'holiday', percent: ofHoliday } : { reason: 'sunday', percent: ofSunday }
}
