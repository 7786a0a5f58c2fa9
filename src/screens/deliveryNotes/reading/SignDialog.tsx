import { useState } from 'react'
import { inkBox, isSignature } from '../../../../domain/deliveryNotes/signature.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Client } from '../../../machines/outbox/outbox.requests.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { type PadDrawing, SignaturePad } from '../../../ui/SignaturePad/SignaturePad.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import type { NoteDialog } from '../note.types.ts'
import { RefusingDialog } from '../RefusingDialog.tsx'
import classes from '../sign-off.module.css'

interface SignDialogProps extends NoteDialog {
  suggested: string
  company: string
  /** Hours in all and people, as they are signed. */
  about: string
  onAnswer: (client: Client) => void
}

/** The client's word to hours that were frozen without it: on the chief's glass, or on the client's own. */
export function SignDialog({ suggested, company, about, onAnswer, failure, ...dialog }: SignDialogProps) {
  const { t } = useWords()
  const [refusing, setRefusing] = useState(false)
  const form = useForm(
    { name: suggested, signature: null as PadDrawing | null },
    ({ name, signature }) => ({
      name: isShort('NoteSignature.client.name', name) && t('signOff.signerMissing'),
      signature: !isSignature(signature) && t('signOff.note.noSignature'),
    }),
    failure,
  )
  const { name, signature } = form.values
  const who = name.trim()
  const empty = form.error('signature')
  if (refusing)
    return (
      <RefusingDialog
        {...dialog}
        failure={failure}
        name={name}
        remark=""
        onName={text => form.set({ name: text })}
        onSend={refusal => onAnswer({ name: who, refusal })}
        onClose={() => setRefusing(false)}
      />
    )
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('signOff.signature')}
      submitLabel={t('signOff.note.sign')}
      onSubmit={() => isSignature(signature) && onAnswer({ name: who, signature })}
      big
      ways={
        <Button variant="quiet" full onClick={() => setRefusing(true)}>
          {t('signOff.refuse')}
        </Button>
      }
    >
      <p className={classes['soft']}>{about}</p>
      {empty ? <Note tone="bad">{empty}</Note> : null}
      <SignaturePad
        words={{
          pad: t('signOff.signature'),
          erase: t('signOff.erase'),
          enlarge: t('signOff.enlarge'),
          done: t('signOff.done'),
        }}
        drawing={signature}
        onChange={drawing => form.set({ signature: drawing })}
        caption={who ? `${who}, ${company}` : company}
        ink={signature ? inkBox(signature.strokes) : undefined}
        about={
          <>
            <b>{company}</b>
            <br />
            {about}
          </>
        }
      />
      <TextField {...form.text('name', 'NoteSignature.client.name')} label={t('signOff.signer')} autoComplete="name" />
    </FormDialog>
  )
}
