import { useState } from 'react'
import { inkBox, isSignature } from '../../../domain/signature.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import type { Client } from '../../machines/outbox/outbox.requests.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { type PadDrawing, SignaturePad } from '../../ui/SignaturePad/SignaturePad.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { RefusingDialog } from './RefusingDialog.tsx'
import classes from './sign-off.module.css'

interface SignDialogProps {
  suggested: string
  company: string
  /** Hours in all and people, as they are signed. */
  about: string
  busy: boolean
  onClose: () => void
  onAnswer: (client: Client) => void
}

/** The client's word to hours that were frozen without it: on the chief's glass, or on the client's own. */
export function SignDialog({ suggested, company, about, busy, onClose, onAnswer }: SignDialogProps) {
  const { t } = useWords()
  const [name, setName] = useState(suggested)
  const [drawing, setDrawing] = useState<PadDrawing | null>(null)
  const [refusing, setRefusing] = useState(false)
  const [tried, setTried] = useState(false)
  const who = name.trim()
  if (refusing)
    return (
      <RefusingDialog
        name={name}
        remark=""
        busy={busy}
        onName={setName}
        onSend={refusal => onAnswer({ name: who, refusal })}
        onClose={() => setRefusing(false)}
      />
    )
  const sign = () => {
    setTried(true)
    if (who && isSignature(drawing)) onAnswer({ name: who, signature: drawing })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('signOff.signature')}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button variant="main" size="call" full busy={busy} onClick={sign}>
            {t('signOff.note.sign')}
          </Button>
          <Button variant="quiet" full onClick={() => setRefusing(true)}>
            {t('signOff.refuse')}
          </Button>
        </div>
      }
    >
      <p className={classes['soft']}>{about}</p>
      {tried && !isSignature(drawing) ? <Note tone="bad">{t('signOff.note.noSignature')}</Note> : null}
      <SignaturePad
        words={{
          pad: t('signOff.signature'),
          erase: t('signOff.erase'),
          enlarge: t('signOff.enlarge'),
          done: t('signOff.done'),
        }}
        drawing={drawing}
        onChange={setDrawing}
        caption={who ? `${who}, ${company}` : company}
        ink={drawing ? inkBox(drawing.strokes) : undefined}
        about={
          <>
            <b>{company}</b>
            <br />
            {about}
          </>
        }
      />
      <TextField
        label={t('signOff.signer')}
        value={name}
        maxLength={fields['NoteSignature.client.name'].maxLength}
        onChange={setName}
        autoComplete="name"
        error={tried && !who ? t('signOff.signerMissing') : undefined}
      />
    </Dialog>
  )
}
