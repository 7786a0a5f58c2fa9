import { useWords } from '../../i18n/words.ts'
import type { SecurityCheckEvent } from '../../machines/security-check/security-check.types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import type { Check, CheckQuestion } from './security-check.types.ts'

const findings = ['ok', 'defect'] as const

interface FindingDialogProps {
  question: CheckQuestion
  answer: Check['answers'][number] | null
  busy: boolean
  /** The device would not keep it. */
  failed: boolean
  send: (event: SecurityCheckEvent) => void
}

/** How one thing was found; of a defect what was done about it. */
export function FindingDialog({ question, answer, busy, failed, send }: FindingDialogProps) {
  const { t } = useWords()
  const start: { finding: (typeof findings)[number]; text: string } = {
    finding: answer?.finding ?? 'ok',
    text: answer?.text ?? '',
  }
  const form = useForm(start, ({ finding, text }) => ({
    text: finding === 'defect' && isShort('NewSecurityCheckAnswer.text', text) && t('securityChecks.sayWhat'),
  }))
  const { finding, text } = form.values
  const key = () => crypto.randomUUID()
  return (
    <FormDialog
      form={form}
      big
      busy={busy}
      title={question.title}
      submitLabel={t(finding === 'ok' ? 'securityChecks.keepOk' : 'securityChecks.keepDefect')}
      onSubmit={() =>
        send({
          ...{ type: 'FOUND', key: key() },
          found: { questionId: question.id, finding, text: text.trim() === '' ? null : text.trim() },
        })
      }
      onClose={() => send({ type: 'CLOSED' })}
      ways={
        answer ? (
          <Button variant="quiet" full onClick={() => send({ type: 'FOUND', key: key(), found: null })}>
            {t('securityChecks.takeBack')}
          </Button>
        ) : undefined
      }
    >
      {failed ? (
        <Note tone="bad" live>
          {t('securityChecks.notKept')}
        </Note>
      ) : null}
      {question.text ? <p>{question.text}</p> : null}
      <Choices
        label={t('securityChecks.howFound')}
        value={finding}
        onChange={value => form.set({ finding: findings.find(known => known === value) ?? 'ok' })}
        items={findings.map(value => ({ value, label: t(`securityChecks.finding.${value}`) }))}
      />
      <TextArea
        {...form.text('text', 'NewSecurityCheckAnswer.text')}
        label={t(finding === 'ok' ? 'securityChecks.remark' : 'securityChecks.whatDone')}
        rows={3}
      />
    </FormDialog>
  )
}
