import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../Screen.tsx'
import { loadable } from '../loadable.ts'
import { useCommand } from '../useCommand.ts'
import { ErasureForm } from './ErasureForm.tsx'

/** What would go and what would stay is read anew each time it is opened. */
export function ErasureDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  const { t } = useWords()
  const at = { params: { path: { id: personId } } }
  const erasure = $api.useQuery('get', '/api/v1/persons/{id}/erasure', at, { gcTime: 0, staleTime: 0 })
  const erase = useCommand('post', '/api/v1/persons/{id}/erasure', {
    inForm: true,
    touches: ['persons', 'crewMember', 'profileAccess', 'logins', 'users'],
  })
  if (erasure.data)
    return (
      <ErasureForm
        erasure={erasure.data}
        busy={erase.busy}
        failure={erase.failure}
        onErase={body => void erase.give({ ...at, body }, { done: t('personPrivacy.done'), then: onClose })}
        onClose={onClose}
      />
    )
  return (
    <Dialog opened title={t('personPrivacy.title')} closeLabel={t('app.cancel')} onClose={onClose}>
      <Screen
        state={loadable([erasure], erasure.data)}
        width="inside"
        skeleton={<SkeletonRows count={6} label={t('personPrivacy.loading')} />}
      >
        {() => null}
      </Screen>
    </Dialog>
  )
}
