import { IconMail } from '@tabler/icons-react'
import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { dayWithYear } from '../shared/words/day-with-year.ts'

export type Access = components['schemas']['ProfileAccess']

interface AccessLineProps {
  access: Access
  busy: boolean
  onInvite: () => void
}

/** Whoever cannot log in is invited; of whoever can, nothing is said. */
export function AccessLine({ access: { accountState: account, invitedAt }, busy, onInvite }: AccessLineProps) {
  const words = useWords()
  const { t } = words
  if (account === 'active') return null
  return (
    <Note
      tone="wait"
      icon={<IconMail aria-hidden="true" />}
      action={
        <Button size="small" busy={busy} onClick={onInvite}>
          {t(account === 'invited' ? 'crewMembers.access.again' : 'crewMembers.access.invite')}
        </Button>
      }
    >
      {account === 'invited' && invitedAt
        ? t('crewMembers.access.invited', { date: dayWithYear(words, invitedAt.slice(0, 10)) })
        : t(account === 'ended' ? 'crewMembers.access.ended' : 'crewMembers.access.none')}
    </Note>
  )
}
