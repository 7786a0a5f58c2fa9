import { useId, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Check } from '../../../ui/Check/Check.tsx'
import { Sheet, SheetHead } from '../../../ui/Sheet/Sheet.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import type { AskedDates } from '../home.types.ts'
import { dayWords, deadlineWords, viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import classes from './dates.module.css'

/** Shifts somebody is asked about before there are positions, each with a tick of its own. */
export function DatesCard({ asked, now }: { asked: AskedDates; now: number }) {
  const words = useWords()
  const { t, tn } = words
  const id = useId()
  const say = useCommand('post', '/api/v1/askedDates/{id}/answer', {
    touches: ['askedDates', 'personalCalendar', 'availabilities'],
  })
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const { shifts, note, answeredAt } = asked
  const can = ticked ?? shifts.filter(shift => shift.can).map(shift => shift.id)
  const isSaid = answeredAt !== null && ticked === null
  const send = () =>
    void say.give(
      { params: { path: { id: asked.id } }, body: { shiftIds: [...can] } },
      { done: t('dateQuestions.said'), then: () => setTicked(null) },
    )
  return (
    <Sheet as="article" aria-labelledby={id}>
      <SheetHead
        start={
          <h2 id={id} className={classes['title']}>
            {t('dateQuestions.canYou')}
          </h2>
        }
        end={
          <StatusChip status={isSaid ? 'confirmed' : 'invited'}>
            {isSaid
              ? t('dateQuestions.answeredChip')
              : t('dateQuestions.open', { time: deadlineWords(words, asked.answerBy, viewerZone(), now) })}
          </StatusChip>
        }
      />
      <p className={classes['soft']}>{t('dateQuestions.canYouText')}</p>
      {note ? <p className={classes['note']}>{note}</p> : null}
      <ul className={classes['shifts']}>
        {shifts.map(shift => (
          <li key={shift.id}>
            <Check
              label={`${dayWords(words, shift.date)}, ${shift.begin}–${shift.end}`}
              checked={can.includes(shift.id)}
              onChange={yes => setTicked(yes ? [...can, shift.id] : can.filter(one => one !== shift.id))}
            />
            {shift.job ? (
              <span className={classes['job']}>
                {t('dateQuestions.jobThen', {
                  time: `${shift.job.startTime}–${shift.job.endTime}`,
                  venue: shift.job.venue,
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {isSaid ? null : (
        <Button variant="main" busy={say.busy} onClick={send}>
          {can.length ? tn('dateQuestions.sayYes', can.length, { all: shifts.length }) : t('dateQuestions.sayNo')}
        </Button>
      )}
    </Sheet>
  )
}
