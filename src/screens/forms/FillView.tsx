import { IconArrowLeft, IconArrowRight, IconCheck, IconDeviceMobileCheck, IconListNumbers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isAnswered, wrongOf } from '../../../domain/forms/answers.ts'
import { useWords } from '../../i18n/words.ts'
import type { FormContext, FormEvent } from '../../machines/form/form.types.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { problemWords } from '../shared/words/problem-words.ts'
import { Answers } from '../shared/answers/Answers.tsx'
import { wrongWords } from '../shared/answers/answer-words.ts'
import type { Form } from './form.types.ts'
import { QuestionField } from './QuestionField.tsx'
import classes from './forms.module.css'

const AllQuestions = lazily(
  () => import('./AllQuestions.tsx').then(all => all.AllQuestions),
  () => null,
)
const QuestionFile = lazily(
  () => import('./QuestionFile.tsx').then(all => all.QuestionFile),
  () => null,
)

export interface FillViewProps {
  form: Form
  context: Pick<FormContext, 'answers' | 'at' | 'draft' | 'taking' | 'tried' | 'problem'>
  /** Who fills it in. */
  name: string
  /** `waiting`: on this device alone; `unkept`: not even there. */
  saved: 'saved' | 'waiting' | 'unkept'
  /** It is being handed in. */
  busy: boolean
  send: (event: FormEvent) => void
}

/** One question, and the way on. */
export function FillView({ form, context, name, saved, busy, send }: FillViewProps) {
  const words = useWords()
  const { t } = words
  const { answers, draft, taking, tried, problem } = context
  const { questions } = form
  const [listed, setListed] = useState(false)
  const at = questions.findIndex(({ id }) => id === context.at)
  const question = questions[at]
  const answerOf = (id: string) => answers.find(({ questionId }) => questionId === id)
  const answer = question && (draft ?? answerOf(question.id))
  const asking = questions.filter(({ kind }) => kind !== 'information')
  const answered = asking.filter(({ id }) => isAnswered(answerOf(id))).length
  const last = at >= questions.length - 1
  const wrong = question && answer ? wrongOf(question, answer) : null
  const lacks = question?.required === true && !isAnswered(answer)
  const refused = answer?.file?.refused
  const error =
    refused !== undefined
      ? problemWords(words, { code: refused, status: 409 })
      : tried && question && (wrong !== null || lacks)
        ? wrongWords(words, question, wrong)
        : undefined

  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState(0)
  const before = useRef(context.at)
  useEffect(() => {
    const moved = before.current !== context.at
    before.current = context.at
    // What has to be put right has the keyboard; else whoever goes on is read the question.
    if (tried) field.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    else if (moved) heading.current?.focus()
  }, [context.at, tried, pressed])

  return (
    <>
      <Page task>
        <div className={classes['column']}>
          <Steps
            label={t('forms.progress', { answered, count: asking.length })}
            steps={questions.map(({ id, kind }, place) =>
              place === at
                ? 'here'
                : (kind === 'information' ? place < at : isAnswered(answerOf(id)))
                  ? 'done'
                  : 'open',
            )}
          />
          <div className={classes['over']}>
            <p className={classes['soft']}>
              {t(last ? 'forms.lastOf' : 'forms.questionOf', { place: at + 1, count: questions.length })}
            </p>
            <IconButton
              label={t('forms.all')}
              icon={<IconListNumbers aria-hidden="true" />}
              onClick={() => setListed(true)}
            />
          </div>
          {problem === null || problem === refused ? null : (
            <Note tone="bad" live>
              {problem === 'notKept' ? t('forms.notSaved') : problemWords(words, { code: problem, status: 409 })}
            </Note>
          )}
          {question ? (
            <>
              <h2 ref={heading} tabIndex={-1} className={classes['question']}>
                {question.title}
              </h2>
              {question.text ? <p className={classes['text']}>{question.text}</p> : null}
              {question.file ? <QuestionFile question={{ ...question, file: question.file }} /> : null}
              {question.kind === 'signature' ? (
                <Sheet aria-label={t('forms.yourAnswers')}>
                  <Answers questions={asking.filter(({ kind }) => kind !== 'signature')} answers={answers} />
                </Sheet>
              ) : null}
              <div ref={field}>
                <QuestionField
                  key={question.id}
                  question={question}
                  answer={answer}
                  name={name}
                  error={error}
                  taking={taking !== null}
                  onChoose={(blob, turns) =>
                    send({ type: 'CHOSEN', key: crypto.randomUUID(), question: question.id, blob, turns })
                  }
                  onAnswer={given => send({ type: 'ANSWERED', key: crypto.randomUUID(), answer: given })}
                />
              </div>
            </>
          ) : null}
        </div>
      </Page>
      <ActionBar beside>
        <p className={classes['line']} role="status">
          {saved === 'unkept' ? (
            <>
              <b className={classes['bad']}>{t('forms.notSaved')}</b>
              <Button size="small" onClick={() => send({ type: 'RETRY' })}>
                {t('app.retry')}
              </Button>
            </>
          ) : (
            <>
              <IconDeviceMobileCheck aria-hidden="true" />
              <b>{t(saved === 'saved' ? 'forms.saved' : 'forms.savedHere')}</b>
              <span>{t(saved === 'saved' ? 'forms.goesOn' : 'forms.sentLater')}</span>
            </>
          )}
        </p>
        <div className={classes['ways']}>
          <Button size="call" aria-label={t('forms.back')} locked={at <= 0} onClick={() => send({ type: 'BACK' })}>
            <IconArrowLeft className={classes['arrow']} aria-hidden="true" />
          </Button>
          <Button
            variant="main"
            size="call"
            full
            busy={busy || taking !== null}
            icon={last ? <IconCheck aria-hidden="true" /> : <IconArrowRight aria-hidden="true" />}
            onClick={({ detail }) => {
              // The second tap of a double tap would pass over a question nobody has seen.
              if (detail > 1) return
              setPressed(pressed + 1)
              send({ type: 'NEXT' })
            }}
          >
            {t(last ? 'forms.handIn' : 'forms.next')}
          </Button>
        </div>
      </ActionBar>
      <AllQuestions
        opened={listed}
        form={form}
        answers={answers}
        current={context.at}
        onOpen={id => {
          setListed(false)
          send({ type: 'OPENED', question: id })
        }}
        onClose={() => setListed(false)}
      />
    </>
  )
}
