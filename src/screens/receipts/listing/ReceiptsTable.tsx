import type { Group } from '../../../i18n/translate.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { type Column, DeskLink, TwoLines } from '../../../ui/DeskTable/DeskTable.tsx'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { KindSegments } from '../../shared/list/KindSegments.tsx'
import { TableScreen } from '../../shared/list/TableScreen.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { ReceiptChip } from '../../shared/receipts/ReceiptChip.tsx'
import { dayOf, typeWords } from '../../shared/receipts/receipt-words.ts'
import type { Receipt } from '../../shared/receipts/receipt.types.ts'
import { Make, TypeFilter } from './ReceiptParts.tsx'
import { states } from './receipt-states.ts'
import type { ReceiptsViewProps } from '../ReceiptsView.tsx'
import { Thumb } from './Thumb.tsx'
import { WaitingTable } from './WaitingTable.tsx'
import classes from '../receipts.module.css'

export interface ReceiptsTableProps extends ReceiptsViewProps {
  /** Number of the one that stands beside the list; absent: none does. */
  opened?: string | null
  /** Absent where there is no room beside: its page is opened. */
  onOpen?: ((number: string) => void) | undefined
}

const groups: readonly Group[] = ['app', 'receipts', 'receiptsDesk']

/** The same at a desk, in columns. */
export function ReceiptsTable(props: ReceiptsTableProps) {
  return (
    <LateWords groups={groups} waiting={<WaitingTable />}>
      <Table {...props} />
    </LateWords>
  )
}

function Table(props: ReceiptsTableProps) {
  const { state, overview, shown, address, onShow, creates, picture, opened, onOpen } = props
  const words = useWords()
  const { t, tn } = words
  const sums = overview?.sums.map(({ currency, gross }) => moneyWords(words, gross, currency)).join(', ') ?? ''
  const columns: readonly Column[] = [
    { key: 'number', label: t('receiptsDesk.number'), width: 'minmax(11rem, 1fr)' },
    { key: 'about', label: t('receiptsDesk.about'), width: 'minmax(11rem, 1.4fr)' },
    { key: 'from', label: t('receiptsDesk.from'), width: 'minmax(8rem, 1fr)' },
    { key: 'date', label: t('receiptsDesk.date'), width: 'minmax(5rem, 7rem)' },
    { key: 'gross', label: t('receiptsDesk.gross'), width: 'minmax(6rem, 8rem)', number: true, named: true },
    { key: 'state', label: t('receiptsDesk.stateColumn'), width: 'minmax(9rem, 11rem)' },
  ]
  return (
    <TableScreen
      state={state}
      label={t('receipts.title')}
      searchLabel={t('receipts.search')}
      address={address}
      columns={columns}
      cells={receipt => cellsOf(words, receipt, picture, onOpen)}
      current={({ number }) => number === opened}
      countWords={total => tn('receipts.count', total)}
      rangeWords={(from, to) => t('receiptsDesk.range', { from, to })}
      sorted={t('receiptsDesk.sorted')}
      narrowed={shown.state !== null || shown.typeId !== null || (address.q ?? '') !== ''}
      filters={['state', 'type']}
      none={{ title: t('receipts.none'), text: t('receipts.noneText') }}
      noneFound={{ text: t('receipts.noneFound'), action: t('receipts.clear') }}
      headline={sums === '' ? undefined : t('receipts.sum', { amount: sums })}
      actions={creates ? <Make {...props} desk /> : undefined}
      tabs={
        <KindSegments
          label={t('receipts.states')}
          value={shown.state ?? ''}
          onChange={value => onShow({ ...shown, state: states.find(one => one === value) ?? null })}
          items={[
            { value: '', label: t('receipts.all'), count: overview?.all },
            ...states.map(value => ({
              value,
              label: t(`receipts.state.${value}`),
              count: overview?.byState[value],
            })),
          ]}
        />
      }
      tools={<TypeFilter {...props} />}
    />
  )
}

function cellsOf(
  words: Words,
  receipt: Receipt,
  picture: ReceiptsViewProps['picture'],
  onOpen: ReceiptsTableProps['onOpen'],
) {
  const { t } = words
  const { number, type, shop, project, person, date, currency } = receipt
  const amount = receipt.total ?? receipt.gross
  return [
    <span key="number" className={classes['numbered']}>
      <Thumb receipt={receipt} picture={picture} />
      <TwoLines
        title={
          <DeskLink href={`/receipt/${number}`} {...(onOpen ? { onOpen: () => onOpen(number) } : {})}>
            {number}
          </DeskLink>
        }
        sub={typeWords(words, type)}
      />
    </span>,
    <TwoLines
      key="about"
      title={shop ?? <span className={classes['soft']}>{t('receipts.noShop')}</span>}
      sub={project?.name ?? t('receiptsDesk.noProject')}
    />,
    person.name,
    dayOf(words, date),
    <Amount key="gross" negative={amount < 0}>
      {moneyWords(words, amount, currency)}
    </Amount>,
    <ReceiptChip key="state" state={receipt.state} />,
  ]
}
