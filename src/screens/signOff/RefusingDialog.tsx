import { useState } from 'react'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import classes from './sign-off.module.css'

interface RefusingDialogProps {
  name: string
  remark: string
  onName: (name: string) => void
  onSend: (remark: string) => void
  onClose: () => void
  busy?: boolean | undefined
}

/** Who does not sign for the client, and why. */
export function RefusingDialog({ name, remark: before, onName, onSend, onClose, busy }: RefusingDialogProps) {
  const { t } = useWords()
  const [remark, setRemark] = useState(before)
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (remark.trim() && name.trim()) onSend(remark.trim())
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('signOff.refuse')}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button variant="main" size="call" full busy={busy} onClick={send}>
            {t('signOff.refusing.send')}
          </Button>
        </div>
      }
    >
      <TextArea
        label={t('signOff.refusing.label')}
        hint={t('signOff.refusing.hint')}
        value={remark}
        onChange={setRemark}
        error={tried && !remark.trim() ? t('signOff.refusing.missing') : undefined}
        rows={3}
        maxLength={fields['SignOff.client.refusal'].maxLength}
        autoFocus
      />
      <TextField
        label={t('signOff.signer')}
        value={name}
        maxLength={fields['SignOff.client.name'].maxLength}
        onChange={onName}
        autoComplete="off"
        error={tried && !name.trim() ? t('signOff.signerMissing') : undefined}
      />
    </Dialog>
  )
}
