import { isEmailAddress } from '../../../domain/email-address.ts'
import { useWords } from '../../i18n/words.ts'
import { ChoiceRows } from '../../ui/ChoiceRows/ChoiceRows.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import { whenWords } from '../shared/words/when-words.ts'
import type { Check } from './security-check.types.ts'
import classes from './security-checks.module.css'

interface SendCheckDialogProps {
  check: Check
  /** Of the check: it is finished. */
  id: string
  now: number
  onClose: () => void
}

/** To whom of the client the signed paper goes by mail, and where it went before. */
export function SendCheckDialog({ check, id, now, onClose }: SendCheckDialogProps) {
  const words = useWords()
  const { t, tn } = words
  const send = useCommand('post', '/api/v1/projectCrews/{id}/securityChecks/{securityCheckId}/signed/send', {
    inForm: true,
  })
  const { recipients, mails } = check
  const form = useForm(
    { emails: recipients.slice(0, 1).map(({ email }) => email), other: '' },
    ({ emails, other }) => ({
      emails: emails.length === 0 && other.trim() === '' && t('securityChecks.nobodyChosen'),
      other: other.trim() !== '' && !isEmailAddress(other) && t('securityChecks.noAddress'),
    }),
    send.failure,
  )
  const { values, set, error } = form
  const onSubmit = () => {
    const emails = [...new Set([...values.emails, ...(values.other.trim() === '' ? [] : [values.other.trim()])])]
    const path = { id: check.crew.id, securityCheckId: id }
    void send.give(
      { params: { path }, body: { emails } },
      { done: tn('securityChecks.isSent', emails.length), then: onClose },
    )
  }
  const other = (
    <TextField
      label={t(recipients.length > 0 ? 'securityChecks.otherAddress' : 'securityChecks.address')}
      type="email"
      inputMode="email"
      autoComplete="off"
      {...form.text('other')}
      error={error('other') ?? (recipients.length > 0 ? undefined : error('emails'))}
    />
  )
  return (
    <FormDialog
      form={form}
      title={t('securityChecks.sendTitle')}
      submitLabel={t('securityChecks.sendNow')}
      busy={send.busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {recipients.length > 0 ? (
        <ChoiceRows
          label={t('securityChecks.sendTo')}
          items={recipients.map(({ name, email }) => ({
            value: email,
            label: name === null ? email : `${name}, ${email}`,
          }))}
          chosen={values.emails}
          several
          onChange={emails => set({ emails })}
          error={error('emails')}
        />
      ) : null}
      {other}
      {mails.length > 0 ? (
        <ul className={classes['mails']} aria-label={t('securityChecks.sentBefore')}>
          {mails.map(mail => (
            <li key={mail.id}>
              {t(mail.state === 'failed' ? 'securityChecks.mailFailed' : 'securityChecks.mailSent', {
                address: mail.recipient,
                at: whenWords(words, mail.since, viewerZone(), now),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </FormDialog>
  )
}
