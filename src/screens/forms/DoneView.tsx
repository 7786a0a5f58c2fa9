import { IconArrowRight, IconDownload, IconFileText, IconMail, IconWritingSign } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Answer } from '../../../domain/forms/answers.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Outcome } from '../../ui/Outcome/Outcome.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet, SheetHead } from '../../ui/Sheet/Sheet.tsx'
import { dateWords, viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import { Answers } from '../shared/answers/Answers.tsx'
import { type Form, formHref } from './form.types.ts'
import { StillSending } from './StillSending.tsx'
import type { SendingFile } from './useSending.ts'
import classes from './forms.module.css'

/** Ms in which the second of two quick taps on "Hand in" is none on what has come in its place. */
const stillFor = 600

interface DoneViewProps {
  form: Form
  answers: readonly Answer[]
  /** It lies on this device and was not received yet. */
  waits: boolean
  /** Its files that have not arrived: it is handed in behind them. */
  sending?: readonly SendingFile[]
  /** What is to be filled in next. */
  next: { id: string; name: string } | null
  now: number
  /** Its paper, once it was received; absent: there is none yet. */
  paper?: { busy: boolean; onSave: () => void; onMail: () => void } | undefined
  /** Papers that belong to it. */
  papers?: readonly { id: string; name: string }[]
}

/** "Passed, 14 were needed. It holds to 27 May 2028." */
const resultWords = (words: Words, { passed, needed, validUntil }: NonNullable<Form['result']>): string =>
  [
    words.t(passed ? 'forms.passed' : 'forms.failed', { needed }),
    ...(validUntil === null
      ? []
      : [
          words.t('forms.holds', {
            day: dateWords(words, validUntil, { day: 'numeric', month: 'long', year: 'numeric' }),
          }),
        ]),
  ].join(' ')

/** What was handed in, and what to do now. */
export function DoneView({ form, answers, waits, sending = [], next, now, paper, papers = [] }: DoneViewProps) {
  const words = useWords()
  const { t } = words
  const asked = form.questions.filter(({ kind }) => kind !== 'information')
  const [still, setStill] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setStill(false), stillFor)
    return () => clearTimeout(timer)
  }, [])
  const leave = (event: MouseEvent) => {
    if (still) event.preventDefault()
  }
  const { result } = form
  const signed = answers.some(({ signature }) => signature !== null)
  return (
    <>
      <Page task>
        <div className={classes['column']}>
          <Outcome
            title={
              result
                ? t('forms.rightOf', { right: result.right, count: result.judged })
                : form.handedInAt === null
                  ? t('forms.handedIn')
                  : t('forms.handedInAt', { at: whenWords(words, form.handedInAt, viewerZone(), now) })
            }
            text={result ? resultWords(words, result) : t(waits ? 'forms.waits' : 'forms.stays')}
            waits={waits}
            failed={result?.passed === false}
          />
          {sending.length > 0 ? <StillSending files={sending} questions={form.questions} /> : null}
          <Sheet aria-label={t('forms.yourAnswers')}>
            <SheetHead
              start={<b>{t('forms.yourAnswers')}</b>}
              end={
                signed ? (
                  <Chip tone="good" icon={<IconWritingSign aria-hidden="true" />}>
                    {t('forms.signed')}
                  </Chip>
                ) : null
              }
            />
            <Answers
              questions={asked.filter(({ kind }) => kind !== 'signature')}
              answers={answers}
              wrong={result?.wrongQuestionIds}
            />
            {paper ? (
              <div className={classes['paper']}>
                <Button busy={paper.busy} icon={<IconDownload aria-hidden="true" />} onClick={paper.onSave}>
                  {t('forms.savePdf')}
                </Button>
                <Button busy={paper.busy} icon={<IconMail aria-hidden="true" />} onClick={paper.onMail}>
                  {t('forms.mailMe')}
                </Button>
              </div>
            ) : null}
          </Sheet>
          {papers.length > 0 ? (
            <Section title={t('forms.papers')} end={papers.length}>
              <Rows label={t('forms.papers')}>
                {papers.map(({ id, name }) => (
                  <Row
                    key={id}
                    wrap
                    href={`/documents/${id}`}
                    lead={<Tile icon={<IconFileText aria-hidden="true" />} />}
                    title={name}
                  />
                ))}
              </Rows>
            </Section>
          ) : null}
        </div>
      </Page>
      <ActionBar beside>
        {next ? (
          <Button
            variant="main"
            size="call"
            full
            href={formHref(next)}
            onClick={leave}
            icon={<IconArrowRight aria-hidden="true" />}
          >
            {t('forms.nextForm', { name: next.name })}
          </Button>
        ) : (
          <Button variant="main" size="call" full href="/" onClick={leave}>
            {t('forms.done')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
