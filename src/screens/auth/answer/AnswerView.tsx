import { IconCheck, IconMapPin, IconX } from '@tabler/icons-react'
import { serverNow } from '../../../client/clock.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Clash, JobQuestion as Asked, Said } from '../../../machines/job-answer/job-answer.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { CallTime, CallUntil } from '../../../ui/CallTime/CallTime.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { JobQuestion } from '../../shared/job/JobQuestion.tsx'
import { deadlineWords, endNote, nearDayWords, roleWords } from '../../shared/words/shift-words.ts'
import { LoginFrame } from '../LoginFrame.tsx'
import { useMainFocused } from '../useMainFocused.ts'
import classes from './answer.module.css'

/** What became of the link. `fresh`: an answer was given a moment ago. */
export type Answering = { kind: 'reading' | 'failed' | 'invalid' } | { kind: 'asked'; question: Asked; fresh: boolean }

interface AnswerViewProps {
  state: Answering
  /** What is on its way. */
  giving: Said | null
  /** What else there is at that time, until a word is said about it. */
  clash: Clash | null
  notice: 'unreachable' | 'overtaken' | null
  onYes: () => void
  onNo: () => void
  onAccept: () => void
  onKeep: () => void
  onBack: () => void
  onRetry: () => void
}

/** One shift, and yes or no: whatever only opens the link, as scanners of mail do, answers nothing. */
export function AnswerView(props: AnswerViewProps) {
  const { state } = props
  const kind = state.kind === 'asked' ? state.question.state : state.kind
  return <Said key={kind} {...props} />
}

function Said(props: AnswerViewProps) {
  const { state, notice, onRetry } = props
  const { t } = useWords()
  useMainFocused()
  if (state.kind !== 'asked') return <Nothing kind={state.kind} onRetry={onRetry} />
  const { question, fresh } = state
  return (
    <LoginFrame title={t(`jobAnswer.titles.${question.state}`, { name: question.firstName })} titled>
      <Shift question={question} />
      {notice === null ? null : (
        <Note tone="wait" live>
          {t(`jobAnswer.${notice}`)}
        </Note>
      )}
      <Ways {...props} question={question} fresh={fresh} />
    </LoginFrame>
  )
}

/** Before it is known what is asked, and where nothing is. */
function Nothing({ kind, onRetry }: { kind: 'reading' | 'failed' | 'invalid'; onRetry: () => void }) {
  const { t } = useWords()
  if (kind === 'invalid')
    return (
      <LoginFrame title={t('jobAnswer.wrongTitle')} titled>
        <p className={classes['words']}>{t('jobAnswer.wrong')}</p>
        <Button variant="main" size="call" full href="/jobs">
          {t('jobAnswer.jobs')}
        </Button>
      </LoginFrame>
    )
  return (
    <LoginFrame title={t('jobAnswer.title')} titled>
      {kind === 'reading' ? (
        <p role="status" aria-busy="true" className={classes['words']}>
          {t('app.loading')}
        </p>
      ) : (
        <>
          <Note tone="wait" live>
            {t('jobAnswer.failed')}
          </Note>
          <Button variant="main" size="call" full onClick={onRetry}>
            {t('jobAnswer.again')}
          </Button>
        </>
      )}
    </LoginFrame>
  )
}

function Shift({ question }: { question: Asked }) {
  const words = useWords()
  const { t } = words
  const { place, meetingPoint, projectName, note, answerBy, state } = question
  return (
    <section aria-label={roleWords(words, question)} className={classes['shift']}>
      <p className={classes['day']}>{nearDayWords(words, question, serverNow())}</p>
      <p className={classes['time']}>
        <CallTime>{question.startTime}</CallTime> <CallUntil note={endNote(question)}>– {question.endTime}</CallUntil>
      </p>
      <p className={classes['role']}>{roleWords(words, question)}</p>
      <p className={classes['words']}>{projectName}</p>
      <Fact icon={<IconMapPin aria-hidden="true" />}>
        {[`${place.name}, ${place.city}`, meetingPoint].filter(Boolean).join(', ')}
      </Fact>
      {note === null ? null : <Note tone="info">{note}</Note>}
      {answerBy !== null && state === 'open' ? (
        <p className={classes['words']}>
          {t('jobs.confirmBy', { time: deadlineWords(words, answerBy, question.timeZone, serverNow()) })}
        </p>
      ) : null}
    </section>
  )
}

/** What can be done: yes or no, back for a moment, or else only in the app. */
function Ways(props: AnswerViewProps & { question: Asked; fresh: boolean }) {
  const { question, fresh, giving, clash, onYes, onNo, onAccept, onKeep, onBack } = props
  const { t } = useWords()
  if (question.state !== 'open')
    return (
      <>
        <Note tone={question.state === 'confirmed' ? 'good' : 'plain'} live>
          {t(`jobAnswer.said.${question.state}`)}
        </Note>
        {fresh || giving === 'back' ? (
          <Button size="call" full busy={giving === 'back'} onClick={onBack}>
            {t('jobAnswer.back')}
          </Button>
        ) : (
          <Button size="call" full href="/jobs">
            {t('jobAnswer.jobs')}
          </Button>
        )}
      </>
    )
  return (
    <div className={classes['ways']}>
      <Button
        variant="main"
        size="call"
        full
        icon={<IconCheck aria-hidden="true" />}
        busy={giving === 'yes'}
        disabled={giving === 'no'}
        onClick={onYes}
      >
        {t('jobAnswer.yes')}
      </Button>
      <Button
        size="call"
        full
        icon={<IconX aria-hidden="true" />}
        busy={giving === 'no'}
        disabled={giving === 'yes'}
        onClick={onNo}
      >
        {t('jobAnswer.no')}
      </Button>
      <JobQuestion
        question={
          clash && {
            kind: 'doubleBooking',
            about: {
              ...question,
              ...{ position: '', job: null, status: 'invited', venue: question.place.name, warnings: [], seen: null },
            },
            ...clash,
            busy: giving !== null,
            failure: null,
            accept: onAccept,
            keep: onKeep,
          }
        }
      />
    </div>
  )
}
