import { useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { ReceiptPicture } from '../shared/receipts/ReceiptPicture.tsx'
import type { Receipt, ReceiptTemplate } from '../shared/receipts/receipt.types.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { viewerZone } from '../shared/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useNow } from '../shared/useNow.ts'
import type { Head } from './head.ts'
import { HeadDialog } from './HeadDialog.tsx'
import { ReceiptsView } from './ReceiptsView.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'
import { useCapture } from './useCapture.ts'

const states: readonly Receipt['state'][] = ['draft', 'inReview', 'paidBack', 'companyCard']

export default function ReceiptsScreen() {
  const { t } = useWords()
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
  const create = useCommand('post', '/api/v1/receipts', { inForm: true, touches: ['receipts', 'receiptsOverview'] })
  const open = ({ number }: { number: string }) => navigate(`/receipt/${number}`)
  const make = (head: Head, items: ReceiptTemplate['items'] = []) =>
    void create.give({ body: { ...head, items } }, { then: open })
  const mayCreate = mayCall(user, 'createReceipt')
  const capture = useCapture(personId ?? '', types[0]?.id ?? null, open)
  return (
    <>
      <ReceiptsView
        state={list}
        overview={overview ?? null}
        types={types}
        shown={{ state: state ?? null, typeId: typeId ?? null }}
        address={address}
        onShow={to => address.change({ state: to.state, type: to.typeId })}
        creates={mayCreate}
        capture={capture}
        onCreate={() => setOpened('new')}
        onTemplate={() => setOpened('templates')}
        picture={id => <ReceiptPicture id={id} small label="" />}
      />
      {opened === 'new' ? (
        <HeadDialog
          title={t('receipts.create')}
          head={null}
          busy={create.busy}
          failure={create.failure}
          onSave={head => make(head)}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened === 'templates' ? (
        <TemplatesDialog
          keeps={mayCall(user, 'deleteReceiptTemplate')}
          onClose={() => setOpened(null)}
          onChoose={({ type, shop, country, paidWith, gross, items }) =>
            make({ typeId: type.id, shop, date: today, country, paidWith, projectId: null, total: gross }, items)
          }
        />
      ) : null}
    </>
  )
}
