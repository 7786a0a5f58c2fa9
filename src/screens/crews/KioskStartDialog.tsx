import { type FormEvent, useId, useState } from 'react'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import classes from './kiosks.module.css'

interface KioskStartDialogProps {
  busy: boolean
  /** Own entries that would stay on the device. */
  unsent: number
  /** Code of what went wrong. */
  problem: string | null
  onStart: (label: string, exitPin: string) => void
  onClose: () => void
}

const isExitPin = (pin: string) => /^\d{4,8}$/.test(pin)

/** What becomes of the device, how it is called, and how it is left. */
export function KioskStartDialog({ busy, unsent, problem, onStart, onClose }: KioskStartDialogProps) {
  const { t, tn } = useWords()
  const form = useId()
  const [label, setLabel] = useState('')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = {
    label: label.trim() === '' ? t('kioskLead.labelMissing') : undefined,
    pin: isExitPin(pin) ? undefined : t('kioskLead.pinShort'),
    again: pin === again ? undefined : t('kioskLead.pinDiffers'),
  }
  const shown = (error: string | undefined) => (tried ? error : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!wrong.label && !wrong.pin && !wrong.again) onStart(label.trim(), pin)
  }
  const said =
    problem === 'unreachable'
      ? t('kioskLead.noNetwork')
      : problem === 'outOfTurn'
        ? t('kioskLead.over')
        : t('kioskLead.failed')
  const digits = {
    inputMode: 'numeric',
    autoComplete: 'new-password',
    showLabel: t('kioskLead.showPin'),
    hideLabel: t('kioskLead.hidePin'),
  } as const
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('kioskLead.startTitle')}
      closeLabel={t('app.close')}
      footer={
        <div className={classes['answers']}>
          <Button variant="main" full type="submit" form={form} busy={busy}>
            {t('kioskLead.goAhead')}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className={classes['form']} onSubmit={submit}>
        <p>{t('kioskLead.about')}</p>
        <TextField
          label={t('kioskLead.label')}
          hint={t('kioskLead.labelHint')}
          value={label}
          maxLength={fields['NewKiosk.label'].maxLength}
          onChange={setLabel}
          error={shown(wrong.label)}
          autoComplete="off"
        />
        <PasswordField
          {...digits}
          label={t('kioskLead.pin')}
          hint={t('kioskLead.pinHint')}
          value={pin}
          onChange={setPin}
          error={shown(wrong.pin)}
        />
        <PasswordField
          {...digits}
          label={t('kioskLead.pinAgain')}
          value={again}
          onChange={setAgain}
          error={shown(wrong.again)}
        />
        {unsent ? (
          <Note tone="wait" live>
            {tn('kioskLead.unsent', unsent)}
          </Note>
        ) : null}
        {problem === null ? null : (
          <Note tone="bad" live>
            {said}
          </Note>
        )}
      </form>
    </Dialog>
  )
}
