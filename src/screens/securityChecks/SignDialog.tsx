import { IconCheck } from '@tabler/icons-react'
import { inkBox, isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { useWords } from '../../i18n/words.ts'
import type { SecurityCheckContext, SecurityCheckEvent } from '../../machines/security-check/security-check.types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { SignaturePad } from '../../ui/SignaturePad/SignaturePad.tsx'
import type { Check, CheckPerson } from './security-check.types.ts'
import classes from './security-checks.module.css'

interface SignDialogProps extends Pick<SecurityCheckContext, 'drawing' | 'failed'> {
  check: Check
  signer: CheckPerson
  busy: boolean
  send: (event: SecurityCheckEvent) => void
}

/** Where the one who has the pen signs; without a touch it closes by itself. */
export function SignDialog({ check, signer, drawing, failed, busy, send }: SignDialogProps) {
  const { t, tn } = useWords()
  const { name } = signer.person
  const ready = isSignature(drawing)
  const defects = check.answers.filter(({ finding }) => finding === 'defect')
  const titleOf = (id: string) => check.questions.find(question => question.id === id)?.title ?? ''
  return (
    <Dialog
      opened
      title={name}
      closeLabel={t('app.close')}
      onClose={() => {
        if (!busy) send({ type: 'CLOSED' })
      }}
      footer={
        <Button
          variant="main"
          size="call"
          full
          busy={busy}
          locked={!ready}
          icon={<IconCheck aria-hidden="true" />}
          onClick={() => {
            if (ready) send({ type: 'CONFIRMED', key: crypto.randomUUID() })
          }}
        >
          {t('securityChecks.keepSignature')}
        </Button>
      }
    >
      <div className={classes['pad']}>
        {failed ? (
          <Note tone="bad" live>
            {t('securityChecks.notKept')}
          </Note>
        ) : null}
        <p>{t('securityChecks.signsThat')}</p>
        {defects.length ? (
          <Note tone="wait">
            <b>{tn('securityChecks.defects', defects.length)}</b>
            {defects.map(({ questionId, text }) => (
              <span key={questionId} className={classes['defect']}>
                {`${titleOf(questionId)}: ${text ?? ''}`}
              </span>
            ))}
          </Note>
        ) : null}
        <SignaturePad
          words={{
            pad: t('securityChecks.signatureOf', { name }),
            erase: t('securityChecks.erase'),
            enlarge: t('securityChecks.enlarge'),
            done: t('securityChecks.done'),
          }}
          drawing={drawing}
          onChange={strokes => send({ type: 'DRAWN', drawing: strokes })}
          caption={name}
          ink={drawing ? inkBox(drawing.strokes) : undefined}
          about={<b>{check.name}</b>}
        />
      </div>
    </Dialog>
  )
}
