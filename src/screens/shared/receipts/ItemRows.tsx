import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { moneyWords } from '../cost/money-words.ts'
import type { ReceiptItem } from './receipt.types.ts'
import { rateWords } from './receipt-words.ts'
import classes from './receipt.module.css'

interface ItemRowsProps {
  items: readonly ReceiptItem[]
  currency: string
  /** Absent: they are only read. */
  onOpen?: ((item: ReceiptItem) => void) | undefined
  none?: ReactNode
}

/** What was bought, with its tax and what it cost. */
export function ItemRows({ items, currency, onOpen, none }: ItemRowsProps) {
  const words = useWords()
  const { t } = words
  if (items.length === 0) return <p className={classes['soft']}>{none}</p>
  return (
    <Rows label={t('receipt.items')}>
      {items.map(item => (
        <Row
          key={item.id}
          wrap
          title={item.text}
          sub={rateWords(words, item)}
          onClick={onOpen && (() => onOpen(item))}
          end={<Amount negative={item.gross < 0}>{moneyWords(words, item.gross, currency)}</Amount>}
        />
      ))}
    </Rows>
  )
}
