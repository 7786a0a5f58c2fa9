import { type ReactNode, Suspense } from 'react'
import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { later, lazily } from '../../ui/lazily.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { moneyWords } from '../shared/cost/money-words.ts'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { ReceiptChip } from '../shared/receipts/ReceiptChip.tsx'
import { dayOf, typeWords } from '../shared/receipts/receipt-words.ts'
import type { Receipt } from '../shared/receipts/receipt.types.ts'
import { Thumb } from './listing/Thumb.tsx'
import classes from './receipts.module.css'

type Schemas = components['schemas']
interface Shown {
  state: Receipt['state'] | null
  typeId: string | null
}

export interface ReceiptsViewProps {
  state: Loadable<List<Receipt>>
  /** Null: it is on its way. */
  overview: Schemas['ReceiptsOverview'] | null
  types: readonly Schemas['Caption'][]
  shown: Shown
  address: ListAddress & { q?: string }
  onShow: (shown: Shown) => void
  creates: boolean
  /** The button that photographs a slip, and what became of a photo that is none yet. */
  photograph: ReactNode
  onCreate: () => void
  onTemplate: () => void
  picture: (documentId: string) => ReactNode
}

const ReceiptTools = lazily(
  () => import('./listing/ReceiptParts.tsx').then(all => all.ReceiptTools),
  () => <span className={classes['toolsWait']} />,
)

const Make = later(async () => (await import('./listing/ReceiptParts.tsx')).Make)

/** Slips that were handed in, the newest first. */
export function ReceiptsView(props: ReceiptsViewProps) {
  const { state, overview, shown, address, creates, picture } = props
  const words = useWords()
  const { t, tn } = words
  const sums = overview?.sums.map(({ currency, gross }) => moneyWords(words, gross, currency)).join(', ') ?? ''
  return (
    <ListScreen
      state={state}
      label={t('receipts.title')}
      searchLabel={t('receipts.search')}
      address={address}
      countWords={total => tn('receipts.count', total)}
      narrowed={shown.state !== null || shown.typeId !== null || (address.q ?? '') !== ''}
      filters={['state', 'type']}
      none={{
        title: t('receipts.none'),
        text: t('receipts.noneText'),
        action: creates ? (
          <Suspense>
            <div className={classes['first']}>
              <Make {...props} />
            </div>
          </Suspense>
        ) : undefined,
      }}
      noneFound={{ text: t('receipts.noneFound'), action: t('receipts.clear') }}
      headline={sums === '' ? undefined : t('receipts.sum', { amount: sums })}
      tools={<ReceiptTools {...props} />}
      row={(receipt, place) => (
        <Row
          key={receipt.id}
          wrap
          place={place}
          href={`/receipt/${receipt.number}`}
          lead={<Thumb receipt={receipt} picture={picture} />}
          title={receipt.shop ?? t('receipts.noShop')}
          sub={[
            receipt.number,
            typeWords(words, receipt.type),
            dayOf(words, receipt.date),
            ...(receipt.own ? [] : [receipt.person.name]),
            ...(receipt.project ? [receipt.project.name] : []),
          ].join(', ')}
          end={
            <span className={classes['end']}>
              <Amount negative={(receipt.total ?? receipt.gross) < 0}>
                {moneyWords(words, receipt.total ?? receipt.gross, receipt.currency)}
              </Amount>
              <ReceiptChip state={receipt.state} />
            </span>
          }
        />
      )}
    />
  )
}
