import { Suspense, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { later } from '../../ui/lazily.tsx'
import type { ScreenProps } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { useCommand } from '../shared/useCommand.ts'
import { ContractDialog } from './ContractDialog.tsx'
import { CrewProfileView } from './CrewProfileView.tsx'
import { FunctionDialog } from './FunctionDialog.tsx'
import type { Opened } from './member.types.ts'
import { PrivacyPart } from '../shared/privacy/PrivacyPart.tsx'
import { PreferenceDialog } from './PreferenceDialog.tsx'
import { RatingDialog } from './RatingDialog.tsx'

/** Only the office opens it. */
const DetailsDialog = later(async () => (await import('./DetailsDialog.tsx')).DetailsDialog)

const ErasureDialog = later(async () => (await import('../shared/privacy/ErasureDialog.tsx')).ErasureDialog)

/** All that shows somebody. */
const touches = ['crewMember'] as const

/** Somebody of the crew, as planning and the office know them. */
export default function CrewProfileScreen({ params }: ScreenProps) {
  const id = params['personId'] ?? ''
  const words = useWords()
  const { t } = words
  const { user } = useSession()
  const reads = mayCall(user, 'readCrewMember')
  const at = { params: { path: { id } } }
  const list = { params: { path: { id }, query: wholeList } }
  const enabled = { enabled: reads }
  const member = $api.useQuery('get', '/api/v1/crewMember/{id}', at, enabled)
  const functions = $api.useQuery('get', '/api/v1/crewMember/{id}/crewFunctions', list, enabled)
  const ratings = $api.useQuery('get', '/api/v1/crewMember/{id}/crewRatings', list, enabled)
  const preferences = $api.useQuery('get', '/api/v1/crewMember/{id}/crewPreferences', list, enabled)
  const tags = $api.useQuery('get', '/api/v1/crewMember/{id}/crewTags', list, enabled)
  const access = $api.useQuery('get', '/api/v1/persons/{id}/profileAccess', at, enabled)
  const keeps = reads && mayCall(user, 'createStaffContract')
  const contracts = $api.useQuery('get', '/api/v1/persons/{id}/staffContracts', list, { enabled: keeps })
  const looksAfter = reads && mayCall(user, 'changePersonDetails')
  const details = $api.useQuery('get', '/api/v1/persons/{id}/details', at, { enabled: looksAfter })
  const erases = reads && mayCall(user, 'erasePerson')
  const isErased = erases && typeof member.data?.erasedAt === 'string'
  const erasure = $api.useQuery('get', '/api/v1/persons/{id}/erasure', at, { enabled: isErased })
  const removeFunction = useCommand('delete', '/api/v1/crewFunctions/{id}', { touches })
  const endPreference = useCommand('delete', '/api/v1/crewPreferences/{id}', { touches })
  const invite = useCommand('post', '/api/v1/persons/{id}/profileAccess', { touches: ['profileAccess'] })
  const addTag = useCommand('post', '/api/v1/crewMember/{id}/crewTags', { touches })
  const removeTag = useCommand('delete', '/api/v1/crewTags/{id}', { touches })
  const now = useNow()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const asked = [
    member,
    functions,
    ratings,
    preferences,
    tags,
    access,
    ...(keeps ? [contracts] : []),
    ...(looksAfter ? [details] : []),
    ...(isErased ? [erasure] : []),
  ]
  const content =
    member.data &&
    functions.data &&
    ratings.data &&
    preferences.data &&
    tags.data &&
    access.data &&
    (!keeps || contracts.data) &&
    (!looksAfter || details.data) &&
    (!isErased || erasure.data)
      ? {
          member: member.data,
          functions: functions.data.items,
          ratings: ratings.data.items,
          preferences: preferences.data.items,
          tags: tags.data.items,
          access: access.data,
          contracts: contracts.data?.items ?? null,
          details: details.data ?? null,
          erasure: erasure.data ?? null,
        }
      : undefined
  const removing = opened?.kind === 'removeFunction' ? opened.of : null
  const named = removing ? functionWords(words, removing.function) : ''
  return (
    <>
      <CrewProfileView
        state={reads ? loadable(asked, content) : { kind: 'refused' }}
        now={now}
        busy={addTag.busy}
        inviting={invite.busy}
        privacy={
          erases && member.data ? (
            <PrivacyPart
              personId={id}
              name={member.data.name}
              onErase={isErased ? null : () => setOpened({ kind: 'erasure' })}
            />
          ) : null
        }
        onInvite={() => void invite.give({ ...at, body: {} }, { done: t('crewMembers.access.sent') })}
        onOpen={setOpened}
        onEndPreference={one =>
          void endPreference.give({ params: { path: { id: one.id } } }, { done: t('crewMembers.wishEnded') })
        }
        onAddTag={async tag => (await addTag.give({ ...at, body: { tag } })) !== null}
        onRemoveTag={one => void removeTag.give({ params: { path: { id: one.id } } })}
      />
      {opened?.kind === 'function' ? (
        <FunctionDialog personId={id} of={opened.of} known={functions.data?.items ?? []} onClose={close} />
      ) : null}
      {opened?.kind === 'rating' ? <RatingDialog personId={id} name={member.data?.name ?? ''} onClose={close} /> : null}
      {opened?.kind === 'preference' ? <PreferenceDialog personId={id} onClose={close} /> : null}
      <Suspense>
        {opened?.kind === 'details' && details.data ? (
          <DetailsDialog details={details.data} name={member.data?.name ?? ''} onClose={close} />
        ) : null}
        {opened?.kind === 'erasure' ? <ErasureDialog personId={id} onClose={close} /> : null}
      </Suspense>
      {opened?.kind === 'contract' ? <ContractDialog personId={id} onClose={close} /> : null}
      <ConfirmDialog
        opened={removing !== null}
        title={t('crewMembers.removeFunctionAsk', { function: named })}
        subtitle={t('crewMembers.removeFunctionText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('crewMembers.remove')}
        onSafe={close}
        onRisky={() => {
          close()
          if (removing)
            void removeFunction.give(
              { params: { path: { id: removing.id } } },
              { done: t('crewMembers.removed', { what: named }) },
            )
        }}
      />
    </>
  )
}
