import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import classes from './sign-off.module.css'

interface SendDialogProps {
  suggested: string
  busy: boolean
  onClose: () => void
  onSend: (address: string) => void
}

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text)

/** To whom the delivery note goes by mail. */
export function SendDialog({ suggested, busy, onClose, onSend }: SendDialogProps) {
  const { t } = useWords()
  const [address, setAddress] = useState(suggested)
  const [tried, setTried] = useState(false)
  const text = address.trim()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('signOff.note.sendTitle')}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button
            variant="main"
            size="call"
            full
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isAddress(text)) onSend(text)
            }}
          >
            {t('signOff.note.sendNow')}
          </Button>
        </div>
      }
    >
      <TextField
        label={t('signOff.note.address')}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={address}
        onChange={setAddress}
        error={tried && !isAddress(text) ? t('signOff.note.addressMissing') : undefined}
      />
    </Dialog>
  )
}
