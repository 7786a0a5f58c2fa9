import type { Seeded } from '../../support/random/seeded.ts'
import type { DevicePunch } from './week-device.ts'

export const hour = 3_600_000
export const week = 7 * 24 * hour

/** A place somebody can punch for. */
export interface Place {
  /** Line, position and person. */
  line: string
  position: string
  person: string
}

export interface PlannedPunch {
  key: string
  place: Place
  caption: DevicePunch['caption']
  /** When it truly happens, ms. */
  truth: number
  /** How far the device's clock is ahead of the truth then, ms. */
  skew: number
}

export interface PlannedDevice {
  name: 'kiosk' | 'phone' | 'phone whose clock is set'
  /** Sends `person` with each punch, as a tablet does. */
  forOthers: boolean
  punches: PlannedPunch[]
  /** At the contact before the week, and at its end. */
  skews: [number, number]
}

const captions = ['Pre-call', 'Check-in', 'Check-out'] as const

/** A week of punches of one device, oldest first. `step`: its clock is set once, by so many ms, somewhere in the middle. */
export function planDevice(
  random: Seeded,
  {
    name,
    count,
    places,
    start,
    step,
  }: { name: PlannedDevice['name']; count: number; places: readonly Place[]; start: number; step: number },
): PlannedDevice {
  const before = random.whole(-48 * hour, 48 * hour)
  const times = new Set<number>()
  while (times.size < count) times.add(start + random.whole(1, week - 1))
  const stepAt = Math.floor(count / 3) + random.whole(0, Math.floor(count / 3))
  const punches = [...times]
    .sort((a, b) => a - b)
    .map((truth, index): PlannedPunch => ({
      key: crypto.randomUUID(),
      place: random.pick(places),
      caption: random.pick(captions),
      truth,
      skew: before + (index >= stepAt ? step : 0),
    }))
  return { name, forOthers: name === 'kiosk', punches, skews: [before, before + step] }
}
