import { useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { IconCamera } from '@tabler/icons-react'
import { Button } from '../../ui/Button/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { WaitingTable } from './listing/WaitingTable.tsx'
import { states } from './listing/receipt-states.ts'
import { ReceiptsView } from './ReceiptsView.tsx'

import classes from './receipts.module.css'

const CaptureSlip = lazily(
  () => import('./CaptureSlip.tsx').then(all => all.CaptureSlip),
  ({ inline }: { inline: boolean }) => <WaitingButton inline={inline} />,
)
const ReceiptPanel = lazily(
  () => import('./listing/ReceiptPanel.tsx').then(all => all.ReceiptPanel),
  () => null,
)
/** As in receipts.module.css. */
const besideWidth = '(min-width: 75em)'
const NewReceipt = lazily(
  () => import('./NewReceipt.tsx').then(all => all.NewReceipt),
  () => null,
)
const ReceiptPicture = lazily(
  () => import('../shared/receipts/ReceiptPicture.tsx').then(all => all.ReceiptPicture),
  () => null,
)

const ReceiptsTable = lazily(() => import('./listing/ReceiptsTable.tsx').then(all => all.ReceiptsTable), WaitingTable)

/** Stands where a slip is photographed until that is loaded. */
function WaitingButton({ inline }: { inline: boolean }) {
  const { t } = useWords()
  return (
    <Button variant={inline ? 'line' : 'main'} disabled icon={<IconCamera aria-hidden="true" />}>
      {t('receipts.photograph')}
    </Button>
  )
}

export default function ReceiptsScreen() {
  const { user, personId } = useSession()
  const [, navigate] = useLocation()
  const today = dateIn(viewerZone(), useNow())
  const address = useListAddress()
  const [opened, setOpened] = useState<'new' | 'templates' | null>(null)
  const state = states.find(one => one === address.asked.get('state'))
  const typeId = address.asked.get('type') ?? undefined
  const types = $api.useQuery('get', '/api/v1/receiptTypes', { params: { query: wholeList } }).data?.items ?? []
  const asked = {
    ...(address.q ? { q: address.q } : {}),
    ...(state ? { state } : {}),
    ...(typeId ? { typeId } : {}),
  }
  const list = useList(page =>
    $api.queryOptions('get', '/api/v1/receipts', { params: { query: { ...asked, ...page } } }),
  )
  const overview = $api.useQuery('get', '/api/v1/receiptsOverview', {
    params: { query: typeId ? { typeId } : {} },
  }).data
  const open = ({ number }: { number: string }) => navigate(`/receipt/${number}`)
  const mayCreate = mayCall(user, 'createReceipt')
  const isDesk = useMatches(deskWidth)
  const isWide = useMatches(besideWidth)
  const beside = isWide ? address.asked.get('receipt') : null
  const List = isDesk ? ReceiptsTable : ReceiptsView
  const close = () => address.change({ receipt: null })
  return (
    <>
      <div className={beside ? classes['beside'] : undefined}>
        <List
          state={list}
          overview={overview ?? null}
          types={types}
          shown={{ state: state ?? null, typeId: typeId ?? null }}
          address={address}
          onShow={to => address.change({ state: to.state, type: to.typeId })}
          creates={mayCreate}
          photograph={
            <CaptureSlip person={personId ?? ''} typeId={types[0]?.id ?? null} inline={isDesk} onMade={open} />
          }
          onCreate={() => setOpened('new')}
          onTemplate={() => setOpened('templates')}
          picture={id => <ReceiptPicture id={id} small label="" />}
          opened={beside}
          onOpen={isWide ? number => address.change({ receipt: number }) : undefined}
        />
        {beside ? <ReceiptPanel number={beside} onClose={close} /> : null}
      </div>
      {opened ? <NewReceipt by={opened} today={today} onMade={open} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
