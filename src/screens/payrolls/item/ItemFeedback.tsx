import { IconHourglass, IconMessageCheck } from '@tabler/icons-react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { clockAt, dayWords, viewerZone } from '../../shared/words/shift-words.ts'
import type { ItemDetails } from '../payroll.types.ts'
import classes from './item.module.css'

/** What was asked about an item, and what was answered. */
export function ItemFeedback({ item }: { item: ItemDetails }) {
  const words = useWords()
  const { t } = words
  const { feedback, state } = item
  if (!feedback) return null
  const when = (at: string) => `${dayWords(words, dateIn(viewerZone(), Date.parse(at)))} ${clockAt(at, viewerZone())}`
  return (
    <section className={classes['card']} aria-label={t('payrolls.feedback')}>
      <div className={classes['asked']}>
        <h2>{t('payrolls.asked')}</h2>
        {state === 'declined' ? (
          <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
            {feedback.dueAt === null
              ? t('payrolls.waitsForAnswer')
              : t('payrolls.answerBy', { day: dayWords(words, dateIn(viewerZone(), Date.parse(feedback.dueAt))) })}
          </Chip>
        ) : null}
      </div>
      <blockquote className={classes['said']}>
        <p>{feedback.reason}</p>
        <footer>
          {item.person.name}, {when(feedback.declinedAt)}
        </footer>
      </blockquote>
      {feedback.answer === null ? null : (
        <blockquote className={classes['said']} data-answer="">
          <p>
            <IconMessageCheck aria-hidden="true" /> {feedback.answer}
          </p>
          <footer>
            {[
              feedback.answeredBy ?? t('payrolls.accountants'),
              ...(feedback.answeredAt ? [when(feedback.answeredAt)] : []),
            ].join(', ')}
          </footer>
        </blockquote>
      )}
    </section>
  )
}
