import { IconPlus, IconReceipt, IconTemplate } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Row, Tile } from '../../ui/Rows/Rows.tsx'
import { moneyWords } from '../shared/cost/money-words.ts'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { ReceiptChip } from '../shared/receipts/ReceiptChip.tsx'
import { dayOf, typeWords } from '../shared/receipts/receipt-words.ts'
import type { Receipt } from '../shared/receipts/receipt.types.ts'
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

const states: readonly Receipt['state'][] = ['draft', 'inReview', 'paidBack', 'companyCard']

/** Slips that were handed in, the newest first. */
export function ReceiptsView(props: ReceiptsViewProps) {
  const { state, overview, types, shown, address, onShow, creates, photograph, onCreate, onTemplate, picture } = props
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
      none={{ title: t('receipts.none'), text: t('receipts.noneText') }}
      noneFound={{ text: t('receipts.noneFound'), action: t('receipts.clear') }}
      headline={sums === '' ? undefined : t('receipts.sum', { amount: sums })}
      tools={
        <>
          <FilterSelect
            label={t('receipts.states')}
            anyLabel={t('receipts.all')}
            value={shown.state ?? ''}
            onChange={value => onShow({ ...shown, state: states.find(one => one === value) ?? null })}
            items={states.map(value => ({
              value,
              label: [t(`receipts.state.${value}`), overview?.byState[value]]
                .filter(one => one !== undefined)
                .join(' '),
            }))}
          />
          <FilterSelect
            label={t('receipts.type')}
            anyLabel={t('receipts.allTypes')}
            value={shown.typeId ?? ''}
            onChange={value => onShow({ ...shown, typeId: value || null })}
            items={types.map(type => ({ value: type.id, label: typeWords(words, type) }))}
          />
          {creates ? (
            <div className={classes['make']}>
              {photograph}
              <Button icon={<IconTemplate aria-hidden="true" />} onClick={onTemplate}>
                {t('receipts.fromTemplate')}
              </Button>
              <Button icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
                {t('receipts.create')}
              </Button>
            </div>
          ) : null}
        </>
      }
      row={(receipt, place) => (
        <Row
          key={receipt.id}
          wrap
          place={place}
          href={`/receipt/${receipt.number}`}
          lead={
            receipt.pictureId === null ? (
              <Tile icon={<IconReceipt aria-hidden="true" />} />
            ) : (
              <span className={classes['thumb']} aria-hidden="true">
                {picture(receipt.pictureId)}
              </span>
            )
          }
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
