import { unanswered, unsigned } from '../../../domain/securityChecks/security-check.ts'
import { useWords } from '../../i18n/words.ts'
import type { SecurityCheckContext, SecurityCheckEvent } from '../../machines/security-check/security-check.types.ts'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { problemWords } from '../shared/words/problem-words.ts'
import { CheckFoot, type CheckPaper } from './CheckFoot.tsx'
import { FindingDialog } from './FindingDialog.tsx'
import { Findings } from './Findings.tsx'
import type { Check } from './security-check.types.ts'
import classes from './security-checks.module.css'
import { SignDialog } from './SignDialog.tsx'
import { Signers, signersOf } from './Signers.tsx'

export interface SecurityCheckViewProps {
  /** With what lies on the device. */
  check: Check
  context: Pick<SecurityCheckContext, 'at' | 'drawing' | 'failed' | 'problem' | 'end'>
  /** What is open over it. */
  open: 'finding' | 'pad' | null
  /** Something is being kept on the device. */
  busy: boolean
  /** Something of it lies on this device alone. */
  waits: boolean
  /** They lead the crew; who does not only reads it. */
  leads: boolean
  paper: CheckPaper | null
  send: (event: SecurityCheckEvent) => void
}

/** What was looked at on the left, everybody who is there on the right: one signs at a time. */
export function SecurityCheckView({ check, context, open, busy, waits, leads, paper, send }: SecurityCheckViewProps) {
  const words = useWords()
  const { t } = words
  const { at, drawing, failed, problem, end } = context
  const over = end.kind === 'waiting' || end.kind === 'done'
  const signers = signersOf(check.people)
  const signed = signers.filter(({ signedAt }) => signedAt !== null).length
  const question = open === 'finding' ? check.questions.find(({ id }) => id === at) : undefined
  const signer = open === 'pad' ? check.people.find(({ person }) => person.id === at) : undefined
  return (
    <>
      <Page task width="wide">
        <div className={classes['head']}>
          <p className={classes['progress']}>{t('securityChecks.signedOf', { signed, count: signers.length })}</p>
          <Steps
            tone="good"
            label={t('securityChecks.signedOf', { signed, count: signers.length })}
            steps={signers.map(({ person, signedAt }) =>
              signedAt !== null ? 'done' : person.id === signer?.person.id ? 'here' : 'open',
            )}
          />
        </div>
        {problem === null ? null : (
          <Note tone="bad" live>
            {problemWords(words, { code: problem, status: 409 })}
          </Note>
        )}
        {failed && open === null ? (
          <Note tone="bad" live>
            {t('securityChecks.notKept')}
          </Note>
        ) : null}
        <div className={classes['columns']}>
          <section aria-label={t('securityChecks.lookedAt')}>
            <Findings
              questions={check.questions}
              answers={check.answers}
              onOpen={leads && !over ? id => send({ type: 'OPENED', question: id }) : null}
            />
          </section>
          <section aria-label={t('securityChecks.whoSigns')}>
            <Signers
              people={signers}
              zone={check.location.timeZone}
              finishedAt={check.finishedAt}
              current={signer?.person.id ?? null}
              onSign={leads ? id => send({ type: 'CALLED', person: id }) : null}
            />
          </section>
        </div>
      </Page>
      <CheckFoot
        check={check}
        end={end}
        open={unanswered(check.questions, check.answers)}
        missing={unsigned(check.people)}
        busy={busy}
        waits={waits}
        leads={leads}
        paper={paper}
        send={send}
      />
      {question ? (
        <FindingDialog
          key={question.id}
          question={question}
          answer={check.answers.find(({ questionId }) => questionId === question.id) ?? null}
          busy={busy}
          failed={failed}
          send={send}
        />
      ) : null}
      {signer ? (
        <SignDialog
          key={signer.person.id}
          check={check}
          signer={signer}
          drawing={drawing}
          busy={busy}
          failed={failed}
          send={send}
        />
      ) : null}
    </>
  )
}
