import { IconMail, IconWorld } from '@tabler/icons-react'
import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { dayWithYear } from './day-with-year.ts'

export type Access = components['schemas']['ProfileAccess']

interface AccessLineProps {
  personId: string
  access: Access
  busy: boolean
  onInvite: () => void
}

/** Whoever cannot log in is invited; a profile that is public has its link. */
export function AccessLine({ personId, access, busy, onInvite }: AccessLineProps) {
  const words = useWords()
  const { t } = words
  const { account, invitedAt, publicProfile } = access
  return (
    <>
      {account === 'active' ? null : (
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
      )}
      {publicProfile ? (
        <div>
          <Button
            size="small"
            variant="quiet"
            href={`/public/crew-profile/${personId}`}
            icon={<IconWorld aria-hidden="true" />}
          >
            {t('crewMembers.access.public')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
