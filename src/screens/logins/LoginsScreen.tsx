import { Suspense, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { later, lazily } from '../../ui/lazily.tsx'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { useNow } from '../shared/useNow.ts'
import { LoginsView } from './LoginsView.tsx'
import { type Login, type Narrowing, loginStates, loginTypes } from './login.types.ts'

const nothing = () => null
const LoginDialog = lazily(async () => (await import('./LoginDialog.tsx')).LoginDialog, nothing)
const PrivacyDialog = later(async () => (await import('../shared/privacy/PrivacyDialog.tsx')).PrivacyDialog)

/** Who logs in at the agency; each opens in a dialog. */
export default function LoginsScreen() {
  const { user } = useSession()
  const address = useListAddress()
  const now = useNow()
  const [opened, setOpened] = useState<Login | 'new' | null>(null)
  const [inPrivacy, setInPrivacy] = useState(false)
  const close = () => {
    setOpened(null)
    setInPrivacy(false)
  }
  const reads = mayCall(user, 'listLogins')
  const narrowing: Narrowing = {
    state: loginStates.find(one => one === address.asked.get('state')) ?? null,
    type: loginTypes.find(one => one === address.asked.get('type')) ?? null,
  }
  const asked = {
    ...(address.q ? { q: address.q } : {}),
    ...(narrowing.state ? { state: narrowing.state } : {}),
    ...(narrowing.type ? { type: narrowing.type } : {}),
  }
  const list = useList(
    paging => $api.queryOptions('get', '/api/v1/logins', { params: { query: { ...asked, ...paging } } }),
    { enabled: reads },
  )
  return (
    <>
      <LoginsView
        state={reads ? list : { kind: 'refused' }}
        address={address}
        now={now}
        narrowing={narrowing}
        onNarrow={to => address.change({ ...to })}
        onOpen={login => (login.state !== 'erased' || mayCall(user, 'erasePerson')) && setOpened(login)}
        onAdd={() => setOpened('new')}
      />
      {opened && opened !== 'new' && (inPrivacy || opened.state === 'erased') ? (
        <Suspense>
          <PrivacyDialog
            person={opened.person}
            erasedAt={opened.state === 'erased' ? opened.since : null}
            onClose={close}
          />
        </Suspense>
      ) : opened ? (
        <LoginDialog
          login={opened === 'new' ? null : opened}
          onPrivacy={mayCall(user, 'erasePerson') ? () => setInPrivacy(true) : null}
          onClose={close}
        />
      ) : null}
    </>
  )
}
