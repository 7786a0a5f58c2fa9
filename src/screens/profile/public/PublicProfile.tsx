import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { PublicProfileView } from './PublicProfileView.tsx'

/** Whether everybody may read one’s profile, and by which link. */
export function PublicProfile({ personId }: { personId: string }) {
  const { t } = useWords()
  const toast = useToast()
  const at = { params: { path: { id: personId } } }
  const access = $api.useQuery('get', '/api/v1/persons/{id}/profileAccess', at)
  const change = useCommand('post', '/api/v1/persons/{id}/profileAccess', { touches: ['profileAccess'] })
  const [notCopied, setNotCopied] = useState(false)
  const link = `${location.origin}/public/crew-profile/${personId}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setNotCopied(false)
      toast({ type: 'success', message: t('profile.public.copied') })
    } catch {
      setNotCopied(true)
    }
  }
  return (
    <PublicProfileView
      state={loadable([access], access.data?.publicProfile)}
      link={link}
      busy={change.busy}
      notCopied={notCopied}
      onChange={publicProfile =>
        void change.give(
          { ...at, body: { publicProfile } },
          { done: t(publicProfile ? 'profile.public.isOn' : 'profile.public.isOff') },
        )
      }
      onCopy={() => void copy()}
    />
  )
}
