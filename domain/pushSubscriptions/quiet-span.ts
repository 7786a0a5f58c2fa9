/** Whole hours of the clock where the person is: nothing rings from one to the other, across midnight where the first is later. */
export interface QuietHours {
  from: number
  to: number
}

/** 5 is 05:00. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
