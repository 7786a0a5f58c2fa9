import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'

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
  const form = useForm({ label: '', pin: '', again: '' }, ({ label, pin, again }) => ({
    label: isShort('NewKiosk.label', label) && t('kioskLead.labelMissing'),
    pin: !isExitPin(pin) && t('kioskLead.pinShort'),
    again: pin !== again && t('kioskLead.pinDiffers'),
  }))
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
    <FormDialog
      form={form}
      title={t('kioskLead.startTitle')}
      submitLabel={t('kioskLead.goAhead')}
      onSubmit={() => onStart(form.values.label.trim(), form.values.pin)}
      onClose={onClose}
      busy={busy}
    >
      <p>{t('kioskLead.about')}</p>
      <TextField
        {...form.text('label', 'NewKiosk.label')}
        label={t('kioskLead.label')}
        hint={t('kioskLead.labelHint')}
        autoComplete="off"
      />
      <PasswordField {...digits} {...form.text('pin')} label={t('kioskLead.pin')} hint={t('kioskLead.pinHint')} />
      <PasswordField {...digits} {...form.text('again')} label={t('kioskLead.pinAgain')} />
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
    </FormDialog>
  )
}
