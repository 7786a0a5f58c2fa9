import { dateIn, weekGroup } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import { dateWords, viewerZone } from '../shared/words/shift-words.ts'

/** What stands over the jobs of one week. */
export interface Week<T> {
  firstDay: string
  title: string
  items: readonly T[]
}

/** Things in the order they come, by the week they start in. */
export function weeksOf<T extends { startDate: string }>(words: Words, items: readonly T[], now: number): Week<T>[] {
  const today = dateIn(viewerZone(), now)
  const weeks: { firstDay: string; title: string; items: T[] }[] = []
  for (const item of items) {
    const { group, firstDay } = weekGroup(item.startDate, today, words.weekStart)
    const known = weeks.find(week => week.firstDay === firstDay)
    if (known) known.items.push(item)
    else {
      const year = firstDay.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
      const date = dateWords(words, firstDay, { day: 'numeric', month: 'long', ...year })
      const title =
        group === 'thisWeek' || group === 'nextWeek' ? words.t(`jobs.${group}`) : words.t('jobs.weekOf', { date })
      weeks.push({ firstDay, title, items: [item] })
    }
  }
  return weeks
}
