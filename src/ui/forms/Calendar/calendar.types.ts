/** How dates are said and read. Dates are YYYY-MM-DD, months YYYY-MM. */
export interface DateWords {
  /** For Intl. */
  locale: string
  /** 1 Monday, 0 Sunday. */
  weekStart: 0 | 1
  /** The present day, YYYY-MM-DD. */
  today: string
  /** Names of the buttons that open the calendar, and lead to what was and what comes. */
  open: string
  earlier: string
  later: string
}
