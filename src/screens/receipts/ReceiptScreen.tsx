import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { send as call } from '../../client/send.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { keptActors } from '../../machines/photos/photos.actors.ts'
import { photosMachine } from '../../machines/photos/photos.machine.ts'
import { photosOf } from '../../machines/receipt-capture/receipt-capture.actors.ts'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { type ScreenProps, useTitle } from '../screen.ts'
import { useOffline } from '../shared/files/useOffline.ts'
import { usePictures } from '../shared/files/usePictures.ts'
import { loadable } from '../shared/loadable.ts'
import { ReceiptPicture } from '../shared/receipts/ReceiptPicture.tsx'
import type { Receipt } from '../shared/receipts/receipt.types.ts'
import { Screen } from '../shared/Screen.tsx'
import { useRefresh } from '../shared/useRefresh.ts'
import { lazily } from '../../ui/lazily.tsx'
import type { ReceiptDialog } from './ReceiptDialogs.tsx'
import { ReceiptView } from './ReceiptView.tsx'
import { useReceiptCommands } from './useReceiptCommands.ts'

const ReceiptDialogs = lazily(
  () => import('./ReceiptDialogs.tsx').then(all => all.ReceiptDialogs),
  () => null,
)

export default function ReceiptScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const { t } = useWords()
  const receipt = $api.useQuery('get', '/api/v1/receipts/{id}', { params: { path: { id: number } } })
  return (
    <Screen
      state={loadable([receipt], receipt.data)}
      width="list"
      skeleton={<SkeletonRows count={6} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('receipt.gone'), text: t('receipt.goneText') }}
    >
      {found => <OneReceipt key={found.id} receipt={found} />}
    </Screen>
  )
}

function OneReceipt({ receipt }: { receipt: Receipt }) {
  const { number } = receipt
  const { user, personId } = useSession()
  const [, navigate] = useLocation()
  const refresh = useRefresh()
  useTitle(receipt.shop ?? number, receipt.shop === null ? undefined : number)
  const [dialog, setDialog] = useState<ReceiptDialog | null>(null)
  const commands = useReceiptCommands(number, navigate)
  const of = { params: { path: { id: number }, query: wholeList } }
  const reads = mayCall(user, 'listReceiptActivities')
  const items = $api.useQuery('get', '/api/v1/receipts/{id}/items', of)
  const documents = $api.useQuery('get', '/api/v1/receipts/{id}/documents', of)
  const activities = $api.useQuery('get', '/api/v1/receipts/{id}/activities', of, { enabled: reads })
  const all = items.data && documents.data && (activities.data ?? !reads)
  const [machine] = useState(() =>
    photosMachine.provide({
      actors: keptActors(personId ?? '', photosOf(number), ({ uploadId }, key) =>
        call('post', '/api/v1/receipts/{id}/documents', { params: { path: { id: number } }, body: { uploadId } }, key),
      ),
    }),
  )
  const [state, send] = useMachine(machine, { input: { crewId: null, project: number } })
  const kept = usePictures(state.context.photos)
  const { handedIn } = state.context
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [send])
  useEffect(() => {
    if (handedIn > 0) void refresh.now('receipts')
  }, [handedIn, refresh])
  const keeps = mayCall(user, 'changeReceipt')
  return (
    <>
      <ReceiptView
        receipt={receipt}
        parts={loadable([items, documents, activities], all ? null : undefined)}
        items={items.data?.items ?? null}
        documents={documents.data?.items ?? null}
        activities={activities.data?.items ?? null}
        photos={state.context.photos}
        problem={state.context.problem}
        kept={kept}
        waits={useOffline() || state.value === 'waiting'}
        keeps={keeps}
        may={{
          copy: keeps && mayCall(user, 'copyReceipt'),
          remove: keeps && mayCall(user, 'deleteReceipt'),
          decide: mayCall(user, 'approveReceipt'),
          template: mayCall(user, 'createReceiptTemplate'),
        }}
        busy={commands.busy}
        commands={commands}
        onOpen={setDialog}
        send={send}
        picture={(id, label) => <ReceiptPicture id={id} small={false} label={label} />}
      />
      {dialog ? (
        <ReceiptDialogs dialog={dialog} receipt={receipt} commands={commands} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}
