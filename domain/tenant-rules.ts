import { type HoursRule, defaultHoursRule } from './deliveryNotes/hours-rule.ts'

/** What an agency settles for itself about the day of its crews; whatever it leaves open is as written here. */
export interface TenantRules {
  /** Check-out earlier than this many minutes before the planned end asks first. */
  earlyCheckOutMinutes: number
  /** Nobody is late until this many minutes after the start. */
  graceMinutes: number
  /** Rest between two shifts, in hours, below which somebody is told. */
  restHours: number
  /** Hours of all shifts between two rests above which somebody is told. */
  dayHours: number
  /** Whether the place of somebody who cannot come is open to others again. */
  cancelReopens: boolean
  /** When figures of a day come about, HH:MM at the plus crew: today's share of a target grows with it. */
  workingDay: { from: string; to: string }
  /** How worked time becomes chargeable time. */
  hours: HoursRule
  /** Work that no client signed is paid on the chief's word so many days after it. */
  unsignedPayDays: number
  /** Hours, pay and signed papers of whoever was erased keep the name so many years from the end of theirs. */
  retentionYears: number
}

export const defaultTenantRules: TenantRules = {
  earlyCheckOutMinutes: 30,
  graceMinutes: 5,
  restHours: 11,
  dayHours: 10,
  cancelReopens: true,
  workingDay: { from: '08:00', to: '22:00' },
  hours: defaultHoursRule,
  unsignedPayDays: 3,
  retentionYears: 10,
}

/** An agency's rules, the open ones filled in. */
export const tenantRules = (settled: { [K in keyof TenantRules]?: TenantRules[K] | undefined }): TenantRules =>
  Object.fromEntries(
    (Object.keys(defaultTenantRules) as (keyof TenantRules)[]).map(rule => [
      rule,
      settled[rule] ?? defaultTenantRules[rule],
    ]),
  ) as unknown as TenantRules
