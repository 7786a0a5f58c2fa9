import { dateIn, weekGroup } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { useListAddress } from '../list/useListAddress.ts'
import { viewerZone } from '../words/shift-words.ts'
import { useNow } from '../useNow.ts'

/** Ms after which a calendar is asked for again, while it is looked at. */
export const anew = 20_000

/** Which weeks a calendar shows, as the address has it: `usual` many from this week on, where it says nothing else. */
export function useShownWeeks<W extends number>(lengths: readonly W[], usual: W) {
  const { weekStart } = useWords()
  const address = useListAddress()
  const { asked, change } = address
  const now = useNow()
  const today = dateIn(viewerZone(), now)
  const named = asked.get('from') ?? ''
  const day = /^20\d\d-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named)) ? named : today
  return {
    address,
    now,
    today,
    /** The first day of a week, YYYY-MM-DD. */
    from: weekGroup(day, day, weekStart).firstDay,
    weeks: lengths.find(one => String(one) === asked.get('weeks')) ?? usual,
    /** Those of `all` that the address names by one word. */
    named: <T extends string>(all: readonly T[], by: string): T[] =>
      all.filter(one => asked.get(by)?.split(' ').includes(one)),
    /** What the address says from now on; null takes something out of it, undefined leaves it as it is. */
    show: (many: W | undefined, to: Readonly<Record<string, string | null | undefined>>) => {
      const all = { ...to, weeks: many === usual ? null : many?.toString() }
      change(Object.fromEntries(Object.entries(all).flatMap(([name, is]) => (is === undefined ? [] : [[name, is]]))))
    },
  }
}
