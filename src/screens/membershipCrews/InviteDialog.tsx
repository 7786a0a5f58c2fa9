import { isEmailAddress } from '../../../domain/email-address.ts'
import { useWords } from '../../i18n/words.ts'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'

/** Somebody who is new to the agency: a member of the crew at once, and invited to log in. */
export function InviteDialog({ crewId, onClose }: { crewId: string; onClose: () => void }) {
  const { t } = useWords()
  const invite = useCommand('post', '/api/v1/pCrews/{id}/invitations', { inForm: true, touches: ['pCrews'] })
  const form = useForm(
    { firstName: '', lastName: '', email: '' },
    ({ firstName, lastName, email }) => ({
      firstName: isShort('NewPCrewInvitation.firstName', firstName) && t('membershipCrews.firstMissing'),
      lastName: isShort('NewPCrewInvitation.lastName', lastName) && t('membershipCrews.lastMissing'),
      email: !isEmailAddress(email) && t('membershipCrews.emailMissing'),
    }),
    invite.failure,
  )
  const send = () => {
    const { firstName, lastName, email } = form.values
    void invite.give(
      { params: { path: { id: crewId } }, body: { firstName, lastName, email: email.trim() } },
      { done: t('membershipCrews.invitationSent'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('membershipCrews.inviteTitle')}
      submitLabel={t('membershipCrews.invite')}
      onSubmit={send}
      onClose={onClose}
      busy={invite.busy}
      said={({ code }) => (code === 'loginActive' ? t('membershipCrews.loginActive') : undefined)}
    >
      <TextField label={t('membershipCrews.firstName')} {...form.text('firstName', 'NewPCrewInvitation.firstName')} />
      <TextField label={t('membershipCrews.lastName')} {...form.text('lastName', 'NewPCrewInvitation.lastName')} />
      <TextField
        label={t('membershipCrews.email')}
        hint={t('membershipCrews.invitationSent')}
        type="email"
        {...form.text('email', 'NewPCrewInvitation.email')}
      />
    </FormDialog>
  )
}
