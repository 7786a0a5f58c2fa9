/** How worked time becomes chargeable time; each part is a tenant's choice. Decision 20. */
export interface HoursRule {
  /** From when: the later of planned start and check-in, the check-in, or the planned start. */
  from: 'later' | 'checkIn' | 'planned'
  /** Minutes to which the result is rounded, to the nearest; half a step goes up. 1 rounds nothing. */
  roundTo: number
  /** Whether the position's break is taken off. */
  lessBreak: boolean
}

export const defaultHoursRule: HoursRule = { from: 'later', roundTo: 15, lessBreak: true }
