import { useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { useList } from '../../shared/list/useList.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { type OpenKiosk, OpenKiosksView } from './OpenKiosksView.tsx'

/** Every kiosk of the agency; the office closes one from here. */
export default function OpenKiosksScreen() {
  const { user } = useSession()
  const { t } = useWords()
  const address = useListAddress()
  const now = useNow()
  const reads = mayCall(user, 'listOpenKiosks')
  const list = useList(
    paging => ({
      ...$api.queryOptions('get', '/api/v1/kiosks', {
        params: { query: { ...(address.q ? { q: address.q } : {}), ...paging } },
      }),
      refetchInterval: 60_000,
    }),
    { enabled: reads },
  )
  const revocation = useCommand('post', '/api/v1/kiosks/{id}/revoke')
  const [asking, setAsking] = useState<OpenKiosk | null>(null)
  const close = ({ id, label }: OpenKiosk) =>
    void revocation.give(
      { params: { path: { id } } },
      { done: t('openKiosks.closed', { label }), then: () => setAsking(null) },
    )
  return (
    <OpenKiosksView
      state={reads ? list : { kind: 'refused' }}
      address={address}
      now={now}
      asking={asking}
      busy={revocation.busy}
      onAsk={setAsking}
      onClose={close}
    />
  )
}
