import { dateIn } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import type { Group } from '../shared/list/lines.ts'
import { dayWords } from '../shared/words/shift-words.ts'
import type { Overview } from './to-do.types.ts'

export interface DueGroup extends Group {
  title: string
  sub: string
  late: boolean
}

/** How open to-dos follow each other: what is late first, then day by day. */
export function groupsOf(words: Words, days: Overview['days'], zone: string, now: number): DueGroup[] {
  const { t, tn } = words
  const late = days.reduce((sum, { overdue }) => sum + overdue, 0)
  const today = dateIn(zone, now)
  const tomorrow = dateIn(zone, now + 86_400_000)
  return [
    ...(late
      ? [{ key: 'late', total: late, title: t('todos.overdue'), sub: tn('todos.count', late), late: true }]
      : []),
    ...days.flatMap(({ date, total, overdue }) => {
      const count = total - overdue
      if (!count) return []
      const near = date === today ? t('app.today') : date === tomorrow ? t('app.tomorrow') : null
      const many = tn('todos.count', count)
      return [
        {
          key: date,
          total: count,
          title: dayWords(words, date, now),
          sub: near ? `${near}, ${many}` : many,
          late: false,
        },
      ]
    }),
  ]
}
