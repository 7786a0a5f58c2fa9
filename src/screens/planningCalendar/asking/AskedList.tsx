import { IconCheck, IconHourglass, IconMinus } from '@tabler/icons-react'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../../shared/Screen.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { dayWords, deadlineWords, viewerZone } from '../../shared/words/shift-words.ts'
import type { DateQuestion, DateQuestionWithAnswers } from './asking.types.ts'
import classes from './asking.module.css'

interface AskedListProps {
  questions: readonly DateQuestion[]
  /** Of the one that is open. */
  answers: Loadable<DateQuestionWithAnswers>
  /** Its id. */
  opened: string | null
  /** Ms. */
  now: number
  busy: boolean
  onOpen: (id: string | null) => void
  onTakeBack: (id: string) => void
}

const shiftWords = (words: Words, { date, begin, end }: DateQuestion['shifts'][number]) =>
  `${dayWords(words, date)}, ${begin}–${end}`

/** Questions, the newest first; one that is opened shows who said what. */
export function AskedList({ questions, answers, opened, now, busy, onOpen, onTakeBack }: AskedListProps) {
  const words = useWords()
  const { t } = words
  if (questions.length === 0)
    return (
      <StatePanel kind="empty" title={t('dateQuestions.none')}>
        {t('dateQuestions.noneText')}
      </StatePanel>
    )
  return (
    <ul className={classes['list']}>
      {questions.map(question => {
        const { id, shifts, asked, answered, closedAt, answerBy, note } = question
        const isOpen = closedAt === null && Date.parse(answerBy) > now
        return (
          <li key={id} className={classes['question']}>
            <button
              type="button"
              className={classes['headline']}
              aria-expanded={opened === id}
              onClick={() => onOpen(opened === id ? null : id)}
            >
              <span className={classes['shifts']}>
                {shifts.map(shift => (
                  <span key={shift.id}>
                    {shiftWords(words, shift)} <b>{t('dateQuestions.can', { count: shift.can })}</b>
                  </span>
                ))}
              </span>
              <span className={classes['state']}>
                <span>{t('dateQuestions.answered', { answered, asked })}</span>
                <span>
                  {closedAt !== null
                    ? t('dateQuestions.closed')
                    : isOpen
                      ? t('dateQuestions.open', { time: deadlineWords(words, answerBy, viewerZone(), now) })
                      : t('dateQuestions.over')}
                </span>
              </span>
            </button>
            {opened === id ? (
              <div className={classes['answers']}>
                {note ? <p className={classes['note']}>{note}</p> : null}
                <Screen
                  state={answers}
                  width="inside"
                  level={3}
                  skeleton={<SkeletonRows count={3} label={t('app.loading')} />}
                >
                  {said => <Answers {...said} />}
                </Screen>
                {isOpen ? (
                  <Button busy={busy} onClick={() => onTakeBack(id)}>
                    {t('dateQuestions.takeBack')}
                  </Button>
                ) : null}
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** People down, shifts across. */
function Answers({ people, shifts }: DateQuestionWithAnswers) {
  const words = useWords()
  const { t } = words
  return (
    <div className={classes['scrolled']} tabIndex={0} role="region" aria-label={t('dateQuestions.whom')}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('dateQuestions.person')}</th>
            {shifts.map(shift => (
              <th key={shift.id} scope="col">
                {shiftWords(words, shift)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, answeredAt, shiftIds }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {shifts.map(shift => {
                const said = shiftIds.includes(shift.id) ? 'yes' : answeredAt === null ? 'notYet' : 'no'
                const Icon = { yes: IconCheck, no: IconMinus, notYet: IconHourglass }[said]
                return (
                  <td key={shift.id} data-said={said}>
                    <Icon aria-hidden="true" />
                    <VisuallyHidden>{t(`dateQuestions.${said}`)}</VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
