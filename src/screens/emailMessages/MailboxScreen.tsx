import { useLocation } from 'wouter'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useMatchesOnScreen } from '../../ui/useMatchesOnScreen.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { useNow } from '../shared/useNow.ts'
import { MailboxView } from './MailboxView.tsx'
import { emailStates } from './email.types.ts'
import { useReadsMail } from './useReadsMail.ts'

/** As in emails.module.css. */
const columns = '(min-width: 75em)'

const EmailBeside = lazily(
  () => import('./EmailBeside.tsx').then(all => all.EmailBeside),
  () => null,
)

/** What was sent to oneself and one's company; the office reads all of it. */
export default function MailboxScreen() {
  const address = useListAddress()
  const [path, navigate] = useLocation()
  const now = useNow()
  const wide = useMatchesOnScreen(columns)
  const reads = useReadsMail()
  const boxes = $api.useQuery(
    'get',
    '/api/v1/emailMessages/mailboxes',
    { params: { query: wholeList } },
    { enabled: reads },
  ).data?.items
  const mailbox = boxes?.find(({ id }) => id === address.asked.get('mailbox'))?.id ?? null
  const state = emailStates.find(one => one === address.asked.get('state')) ?? null
  const asked = {
    ...(address.q ? { q: address.q } : {}),
    ...(mailbox ? { mailbox } : {}),
    ...(state ? { state } : {}),
  }
  // Which mailbox the address means is known once they are: until then nothing is asked for twice.
  const waits = address.asked.has('mailbox') && boxes === undefined
  const list = useList(
    page => $api.queryOptions('get', '/api/v1/emailMessages', { params: { query: { ...asked, ...page } } }),
    { enabled: reads && !waits },
  )
  const first = list.kind === 'content' ? list.content.rowAt(0)?.id : undefined
  const id = address.asked.get('open') ?? first ?? null
  // Neither another list nor another place in it: what is read stays where it is.
  const onOpen = (to: string) => {
    const next = new URLSearchParams(location.search)
    next.set('open', to)
    navigate(`${path}?${next}`, { replace: true })
  }
  return (
    <MailboxView
      state={reads ? list : { kind: 'refused' }}
      boxes={boxes ?? null}
      shown={{ mailbox, state }}
      onShow={to => address.change({ mailbox: to.mailbox, state: to.state, open: null })}
      address={address}
      now={now}
      beside={
        wide && reads && list.kind === 'content' && boxes?.some(({ total }) => total > 0)
          ? { id, onOpen, message: id === null ? null : <EmailBeside key={id} id={id} /> }
          : null
      }
    />
  )
}
