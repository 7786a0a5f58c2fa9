import { useRef, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import { loadable } from '../shared/loadable.ts'
import { VisitorLinkView } from '../shared/VisitorLinkView.tsx'

/** The link of the screen on the wall: to copy, and to make anew, which ends the old one. */
export function SettingsLink({ number }: { number: string }) {
  const { t } = useWords()
  const { user } = useSession()
  const toast = useToast()
  const path = { params: { path: { n: number } } }
  const known = $api.useQuery('get', '/api/v1/plusCrews/{n}/password', path, {
    // It holds a password: gone with the page, and not among the answers kept on the device.
    gcTime: 0,
    meta: { kept: false },
  })
  const renewal = $api.useMutation('post', '/api/v1/plusCrews/{n}/password')
  // The same until it has worked: a request whose answer was lost is not done twice.
  const key = useRef(crypto.randomUUID())
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      setRefused(false)
      toast({ type: 'success', message: t('plusCrewValues.link.copied') })
    } catch {
      setRefused(true)
    }
  }
  const renew = () =>
    renewal.mutate(
      { params: { ...path.params, header: { 'Idempotency-Key': key.current } } },
      {
        onSuccess: () => {
          key.current = crypto.randomUUID()
          void known.refetch()
          toast({ type: 'success', message: t('plusCrewValues.link.made') })
        },
        onError: () => toast({ type: 'error', message: t('shell.error.generic') }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <VisitorLinkView
      words="plusCrewValues.link"
      state={loadable([known], known.data)}
      renews={mayCall(user, 'renewPlusCrewPassword')}
      asking={asking}
      busy={renewal.isPending}
      notCopied={refused}
      onCopy={link => void copy(link)}
      onRenew={() => (known.data?.login ? setAsking(true) : renew())}
      onSure={renew}
      onKeep={() => setAsking(false)}
    />
  )
}
