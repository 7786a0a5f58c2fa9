import { IconBeach, IconCalendarOff, IconCircleCheck } from '@tabler/icons-react'
import { serverNow } from '../../client/clock.ts'
import { useWords } from '../../i18n/words.ts'
import type { Draft, JobThen } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { dayWords, functionWords } from '../shared/words/shift-words.ts'
import { spanWords, timesWords, whenWords } from './calendar-words.ts'
import classes from './sheet.module.css'

interface EntryQuestionProps {
  draft: Draft
  jobs: readonly JobThen[]
  busy: boolean
  onKeep: () => void
  onAccept: () => void
}

/** Both things named, time first; the safe answer keeps the job. */
export function EntryQuestion({ draft, jobs, busy, onKeep, onAccept }: EntryQuestionProps) {
  const words = useWords()
  const { t } = words
  const kind = draft.kind === 'vacation' ? 'vacation' : 'block'
  const several = draft.endDate !== '' && draft.endDate !== draft.startDate
  return (
    <ConfirmDialog
      opened
      title={t('personalCalendar.question.title')}
      subtitle={t(`personalCalendar.question.${kind}`, { days: whenWords(words, draft, serverNow()) })}
      items={[
        ...jobs.map(job => ({
          icon: <IconCircleCheck className={classes['sure']} aria-hidden="true" />,
          time: several ? `${dayWords(words, job.startDate)} ${job.startTime}` : job.startTime,
          title: functionWords(words, job.function),
          sub: t('personalCalendar.question.until', { venue: job.venue, time: job.endTime }),
        })),
        {
          icon:
            kind === 'block' ? (
              <IconCalendarOff className={classes['off']} aria-hidden="true" />
            ) : (
              <IconBeach className={classes['off']} aria-hidden="true" />
            ),
          time: draft.begin && draft.end ? `${draft.begin} – ${draft.end}` : timesWords(words, draft),
          title: `${t(`personalCalendar.kind.${kind === 'block' ? 'block' : 'asked'}`)}${several ? `, ${spanWords(words, draft, serverNow())}` : ''}`,
          sub: draft.reason.trim() ? t('personalCalendar.reasonIs', { reason: draft.reason.trim() }) : undefined,
        },
      ]}
      safeLabel={t('personalCalendar.question.keep')}
      riskyLabel={t(`personalCalendar.question.${kind}Anyway`)}
      onSafe={onKeep}
      onRisky={onAccept}
      busy={busy}
      closeLabel={t('app.close')}
    >
      <Note tone="wait">{t('personalCalendar.question.note')}</Note>
    </ConfirmDialog>
  )
}
