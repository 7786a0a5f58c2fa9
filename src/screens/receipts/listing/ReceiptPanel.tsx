import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { Group } from '../../../i18n/translate.ts'
import { loadable } from '../../shared/loadable.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { ReceiptPicture } from '../../shared/receipts/ReceiptPicture.tsx'
import { ReceiptPanelView } from './ReceiptPanelView.tsx'

interface ReceiptPanelProps {
  number: string
  onClose: () => void
}

const groups: readonly Group[] = ['app', 'shell', 'receipts', 'receipt', 'receiptsDesk']

/** One receipt beside the list, with words that come with it. */
export function ReceiptPanel({ number, onClose }: ReceiptPanelProps) {
  const { user } = useSession()
  const of = { params: { path: { id: number }, query: wholeList } }
  const receipt = $api.useQuery('get', '/api/v1/receipts/{id}', { params: { path: { id: number } } })
  const items = $api.useQuery('get', '/api/v1/receipts/{id}/items', of)
  const documents = $api.useQuery('get', '/api/v1/receipts/{id}/documents', of)
  const all = receipt.data && items.data && documents.data
  const parts = loadable([receipt, items, documents], all ? null : undefined)
  if (!receipt.data && parts.kind === 'loading') return null
  return (
    <LateWords groups={groups} waiting={null}>
      <ReceiptPanelView
        number={number}
        parts={parts}
        receipt={receipt.data ?? null}
        items={items.data?.items ?? null}
        documents={documents.data?.items ?? null}
        decides={mayCall(user, 'approveReceipt')}
        onClose={onClose}
        picture={(id, label) => <ReceiptPicture key={id} id={id} small={false} label={label} />}
      />
    </LateWords>
  )
}
