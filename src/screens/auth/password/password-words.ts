import { useWords } from '../../../i18n/words.ts'

/** The login page with a login filled in. */
export const toLogin = (login: string): string =>
  login.trim() === '' ? '/login' : `/login?login=${encodeURIComponent(login.trim())}`

/** The minute from which something is allowed again: never one too early. */
export function useClock(): (until: number) => string {
  const { date } = useWords()
  return until => date(until + 59_999, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** What people are called by. */
export const firstName = (name: string | null): string => name?.trim().split(' ')[0] ?? ''
