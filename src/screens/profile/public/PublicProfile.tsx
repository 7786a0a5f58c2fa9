import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useCopy } from '../../shared/useCopy.ts'
import { PublicProfileView } from './PublicProfileView.tsx'

/** Whether everybody may read one’s profile, and by which link. */
export function PublicProfile({ personId }: { personId: string }) {
  const { t } = useWords()
  const at = { params: { path: { id: personId } } }
  const access = $api.useQuery('get', '/api/v1/persons/{id}/profileAccess', at)
  const change = useCommand('post', '/api/v1/persons/{id}/profileAccess', { touches: ['profileAccess'] })
  const { copy, notCopied } = useCopy()
  const link = `${location.origin}/public/crew-profile/${personId}`
  return (
    <PublicProfileView
      state={loadable([access], access.data?.publicProfile)}
      link={link}
      busy={change.busy}
      notCopied={notCopied !== null}
      onChange={publicProfile =>
        void change.give(
          { ...at, body: { publicProfile } },
          { done: t(publicProfile ? 'profile.public.isOn' : 'profile.public.isOff') },
        )
      }
      onCopy={() => void copy(link, t('profile.public.copied'))}
    />
  )
}
