import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import type { Job } from './commanded.ts'
import { dayWords, hoursWords } from '../words/shift-words.ts'
import classes from './ChangeNote.module.css'

type Change = NonNullable<Job['change']>

/** What planning has moved since the person said yes: what was, what is. */
export function ChangeNote({ change: { agreed, now } }: { change: Change }) {
  const words = useWords()
  const { t } = words
  const when = (side: Change['agreed'], withDay: boolean) =>
    `${withDay ? `${dayWords(words, side.startDate)}, ` : ''}${hoursWords({ ...side, starts: '' })}`
  const otherDay = agreed.startDate !== now.startDate
  const none = t('jobs.changes.none')
  const lines = [
    [t('jobs.changes.time'), when(agreed, otherDay), when(now, otherDay)],
    [t('jobs.changes.place'), agreed.place, now.place],
    [t('jobs.changes.meetingPoint'), agreed.meetingPoint ?? none, now.meetingPoint ?? none],
  ].filter(([, was, is]) => was !== is)
  return (
    <Note tone="info">
      {t('jobs.changed')}
      <dl className={classes['lines']}>
        {lines.map(([term, was, is]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <s>{was}</s> → <b>{is}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Note>
  )
}
