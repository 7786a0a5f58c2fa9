import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { ItemRows } from '../receipts/ItemRows.tsx'
import type { Receipt, ReceiptDocument, ReceiptItem } from '../receipts/receipt.types.ts'
import { dayOf, typeWords } from '../receipts/receipt-words.ts'
import { Sums } from '../receipts/Sums.tsx'
import type { Approval, Deciding } from './approvals.types.ts'
import { CaseFrame } from './CaseFrame.tsx'
import classes from './approvals.module.css'

interface ReceiptCaseViewProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
  receipt: Receipt
  items: readonly ReceiptItem[]
  documents: readonly ReceiptDocument[]
  picture: (id: string, label: string) => ReactNode
}

/** The slip in sight, what it says beside it. */
export function ReceiptCaseView({ item, deciding, now, receipt, items, documents, picture }: ReceiptCaseViewProps) {
  const words = useWords()
  const { t } = words
  return (
    <CaseFrame
      {...{ item, deciding, now }}
      title={receipt.shop ?? receipt.number}
      onApprove={() => deciding?.onDecide({ outcome: 'approved', corrected: null })}
      aside={
        <Rows label={t('receipt.head')}>
          <Row
            wrap
            href={`/receipt/${receipt.number}`}
            title={receipt.number}
            sub={[
              typeWords(words, receipt.type),
              dayOf(words, receipt.date),
              t(`receipt.paid.${receipt.paidWith}`),
            ].join(', ')}
          />
          {receipt.project ? <Row wrap title={receipt.project.name} sub={t('receipt.project')} /> : null}
        </Rows>
      }
    >
      {documents.length === 0 ? <p className={classes['none']}>{t('receipt.noPicture')}</p> : null}
      {documents.map(({ id }, at) => (
        <figure key={id} className={classes['photo']}>
          {picture(id, t('receipt.picture', { n: at + 1 }))}
        </figure>
      ))}
      <ItemRows items={items} currency={receipt.currency} />
      <Sums {...receipt} />
    </CaseFrame>
  )
}
