import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { loadable } from '../loadable.ts'
import { ReceiptPicture } from '../receipts/ReceiptPicture.tsx'
import { Screen } from '../Screen.tsx'
import type { Approval, Deciding } from './approvals.types.ts'
import { ReceiptCaseView } from './ReceiptCaseView.tsx'

interface ReceiptCaseProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
}

/** A slip somebody handed in: its picture, what was bought, and what it comes to. */
export function ReceiptCase({ item, deciding, now }: ReceiptCaseProps) {
  const { t } = useWords()
  const path = { path: { id: item.id } }
  const receipt = $api.useQuery('get', '/api/v1/receipts/{id}', { params: path })
  const of = { params: { ...path, query: wholeList } }
  const items = $api.useQuery('get', '/api/v1/receipts/{id}/items', of)
  const documents = $api.useQuery('get', '/api/v1/receipts/{id}/documents', of)
  const content = receipt.data &&
    items.data &&
    documents.data && { receipt: receipt.data, items: items.data.items, documents: documents.data.items }
  return (
    <Screen
      state={loadable([receipt, items, documents], content)}
      width="inside"
      level={2}
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
    >
      {found => (
        <ReceiptCaseView
          {...found}
          {...{ item, deciding, now }}
          picture={(id, label) => <ReceiptPicture id={id} small={false} label={label} />}
        />
      )}
    </Screen>
  )
}
