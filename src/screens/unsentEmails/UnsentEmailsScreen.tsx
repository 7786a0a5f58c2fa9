import { useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useNow } from '../shared/useNow.ts'
import { UnsentEmailsView } from './UnsentEmailsView.tsx'
import { type UnsentEmail, unsentStates } from './unsent.types.ts'

const nothing = () => null
const UnsentEmailDialog = lazily(async () => (await import('./UnsentEmailDialog.tsx')).UnsentEmailDialog, nothing)
/** Ms: what is sent again leaves the list by itself. */
const often = 15_000

/** What did not go out, and what waits; each opens in a dialog. */
export default function UnsentEmailsScreen() {
  const { user } = useSession()
  const { t, tn } = useWords()
  const address = useListAddress()
  const now = useNow()
  const [opened, setOpened] = useState<UnsentEmail | null>(null)
  const reads = mayCall(user, 'listUnsentEmails')
  const only = unsentStates.find(one => one === address.asked.get('state')) ?? null
  const asked = { ...(address.q ? { q: address.q } : {}), ...(only ? { state: only } : {}) }
  const list = useList(
    paging => ({
      ...$api.queryOptions('get', '/api/v1/unsentEmails', { params: { query: { ...asked, ...paging } } }),
      refetchInterval: often,
    }),
    { enabled: reads },
  )
  const outgoing = $api.useQuery('get', '/api/v1/unsentEmails/outgoing', {}, { enabled: reads, refetchInterval: often })
  const all = useCommand('post', '/api/v1/unsentEmails/send', { touches: ['unsentEmails', 'emailMessages'] })
  return (
    <>
      <UnsentEmailsView
        state={reads ? list : { kind: 'refused' }}
        address={address}
        now={now}
        outgoing={outgoing.data ?? null}
        only={only}
        onNarrow={state => address.change({ state })}
        onOpen={setOpened}
        busy={all.busy}
        onSendAll={() =>
          void all.give(
            {},
            { done: ({ count }) => (count > 0 ? tn('unsentEmails.allAgain', count) : t('unsentEmails.noneAgain')) },
          )
        }
      />
      {opened ? (
        <UnsentEmailDialog
          email={opened}
          now={now}
          readable={mayCall(user, 'readEmailMessage')}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}
