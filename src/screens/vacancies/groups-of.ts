import type { Words } from '../../i18n/words.ts'
import type { HeadedGroup } from '../shared/list/TableScreen.tsx'
import { dateWords, dayWords, nearDay, viewerZone } from '../shared/words/shift-words.ts'
import type { Order, Overview } from './vacancies.types.ts'

/** Headings of the list, and the column that leads to them. */
export function groupsOf(words: Words, groups: Overview['groups'], order: Order, now: number): HeadedGroup[] {
  let monthAbove: string | undefined
  return groups.map(({ group, name, total }) => {
    const count = words.tn('vacancies.count', total)
    if (order === 'project') return { key: group, total, title: name ?? '', sub: count, jump: { label: name ?? '' } }
    const near = nearDay(words, { startDate: group, timeZone: viewerZone() }, now)
    const month = dateWords(words, group, { month: 'short' })
    const above = month === monthAbove ? undefined : month
    monthAbove = month
    return {
      key: group,
      total,
      title: dayWords(words, group, now),
      sub: near ? `${near}, ${count}` : count,
      jump: { above, label: dateWords(words, group, { weekday: 'short', day: 'numeric' }) },
    }
  })
}
