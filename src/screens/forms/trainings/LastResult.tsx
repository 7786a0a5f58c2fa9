import { IconCircleCheck, IconCircleX, IconListCheck } from '@tabler/icons-react'
import { dateIn, daysUntil } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { Sheet, SheetHead } from '../../../ui/Sheet/Sheet.tsx'
import { dateWords, viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { Training, TrainingResult } from './training.types.ts'
import classes from './trainings.module.css'

interface LastResultProps {
  training: Training & { last: TrainingResult }
  /** YYYY-MM-DD. */
  today: string
  /** Ms. */
  now: number
}

/** The newest result, lifted: right of how many, and a bar of what is left until it ends. */
export function LastResult({ training: { name, last }, today, now }: LastResultProps) {
  const words = useWords()
  const { t, tn } = words
  const { right, judged, needed, passed, validUntil, wrong, formId, takenAt } = last
  const from = dateIn(viewerZone(), Date.parse(takenAt))
  const day = (date: string) => dateWords(words, date, { day: 'numeric', month: 'short', year: 'numeric' })
  const holds = validUntil === null ? null : t('trainings.holdsUntil', { day: day(validUntil) })
  return (
    <Sheet lift aria-label={name}>
      <SheetHead
        start={<b>{name}</b>}
        end={
          passed ? (
            <Chip tone="good" icon={<IconCircleCheck aria-hidden="true" />}>
              {t('trainings.passed')}
            </Chip>
          ) : (
            <Chip tone="bad" icon={<IconCircleX aria-hidden="true" />}>
              {t('trainings.failed')}
            </Chip>
          )
        }
      />
      <div className={classes['score']}>
        <p>
          <b>{right}</b> {t('trainings.of', { count: judged })}
        </p>
        <p className={classes['soft']}>
          {t('trainings.needed', { count: needed })}{' '}
          {t('trainings.takenAt', { at: whenWords(words, takenAt, viewerZone(), now) })}
        </p>
      </div>
      {validUntil === null || holds === null ? null : (
        <div className={classes['until']}>
          <ProgressBar
            share={daysUntil(validUntil, today) / Math.max(1, daysUntil(validUntil, from))}
            due={null}
            label={holds}
          />
          <p>
            <span>{day(from)}</span>
            <b>{holds}</b>
          </p>
        </div>
      )}
      <div className={classes['ways']}>
        <Button full href={`/forms/${formId}`} icon={<IconListCheck aria-hidden="true" />}>
          {wrong === 0 ? t('trainings.allRight') : tn('trainings.wrong', wrong)}
        </Button>
      </div>
    </Sheet>
  )
}
