import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import classes from './profile.module.css'

interface PinDialogProps {
  busy: boolean
  failed: boolean
  onSave: (pin: string) => void
  onClose: () => void
}

/** Four digits, twice. */
export function PinDialog({ busy, failed, onSave, onClose }: PinDialogProps) {
  const { t } = useWords()
  const form = useId()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const isPin = /^\d{4}$/.test(pin)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isPin && pin === again) onSave(pin)
  }
  const digits = {
    inputMode: 'numeric',
    autoComplete: 'off',
    showLabel: t('profile.pin.show'),
    hideLabel: t('profile.pin.hide'),
  } as const
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('profile.pin.title')}
      closeLabel={t('app.close')}
      footer={
        <div className={classes['answers']}>
          <Button variant="main" full type="submit" form={form} busy={busy}>
            {t('profile.pin.save')}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className={classes['form']} onSubmit={submit}>
        <PasswordField
          {...digits}
          label={t('profile.pin.next')}
          hint={t('profile.pin.nextHint')}
          value={pin}
          onChange={setPin}
          error={tried && !isPin ? t('profile.pin.four') : undefined}
        />
        <PasswordField
          {...digits}
          label={t('profile.pin.again')}
          value={again}
          onChange={setAgain}
          error={tried && isPin && pin !== again ? t('profile.pin.differs') : undefined}
        />
        {failed ? (
          <Note tone="bad" live>
            {t('profile.pin.failed')}
          </Note>
        ) : null}
      </form>
    </Dialog>
  )
}
