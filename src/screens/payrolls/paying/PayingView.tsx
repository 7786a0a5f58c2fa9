import { IconChevronLeft, IconDots, IconDownload, IconSend } from '@tabler/icons-react'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Column } from '../../../ui/DeskTable/DeskTable.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { KindSegments } from '../../shared/list/KindSegments.tsx'
import { TableScreen } from '../../shared/list/TableScreen.tsx'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import { type List, listOf } from '../../shared/list/useList.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { dateWords, monthWords } from '../../shared/words/shift-words.ts'
import { PayerLine } from './PayerLine.tsx'
import { PaymentState } from './PaymentState.tsx'
import { type Payment, type Payments, shown, shownOf } from './paying.types.ts'
import classes from './paying.module.css'

export type PaymentAct = 'account' | 'cameBack' | 'notSent'

interface PayingViewProps {
  state: Loadable<Payments>
  /** YYYY-MM. */
  month: string
  wide: boolean
  /** One of what can be shown; empty: all. */
  only: string
  /** What is looked for in names. */
  q: string
  address: ListAddress
  /** Which company pays. */
  payerId: string
  onPayer: (id: string) => void
  onPayerAccount: () => void
  onOnly: (only: string) => void
  onFile: () => void
  onSent: () => void
  onAct: (act: PaymentAct, payment: Payment) => void
}

/** The transfers of a month: what goes to the bank, what is left out and why, and what became of the others. */
export function PayingView(props: PayingViewProps) {
  const { state, month, wide, only, q, address, payerId, onPayer, onPayerAccount, onOnly, onFile, onSent, onAct } =
    props
  const words = useWords()
  const { t, tn } = words
  const name = monthWords(words, `${month}-01`)
  const columns: readonly Column[] = [
    { key: 'person', label: t('payrollPayments.person'), width: 'minmax(9rem, 1.2fr)' },
    { key: 'account', label: t('payrollPayments.account'), width: 'minmax(9rem, 1fr)', named: true },
    { key: 'due', label: t('payrollPayments.due'), width: 'minmax(5rem, 7rem)', number: true, deskOnly: true },
    { key: 'amount', label: t('payrollPayments.amount'), width: 'minmax(6rem, 9rem)', number: true, named: true },
    { key: 'state', label: t('payrollPayments.state'), width: 'minmax(9rem, 14rem)' },
    { key: 'act', label: t('payrollPayments.act'), width: '4rem' },
  ]
  const whole = state.kind === 'content' ? state.content : null
  const counts = (of: string) => whole?.payments.filter(one => shownOf(one) === of).length ?? 0
  const list: Loadable<List<Payment>> =
    state.kind === 'content' ? { ...state, content: listOf(narrowed(state.content.payments, only, q)) } : state
  const payer = whole?.companies.find(({ id }) => id === payerId)
  const items = [
    { value: '', label: t('payrollPayments.all'), count: whole?.payments.length ?? 0 },
    ...shown
      .filter(value => value === only || counts(value) > 0)
      .map(value => ({ value, label: t(`payrollPayments.${value}`), count: counts(value) })),
  ]
  const acts = (
    <span className={classes['head']}>
      <Button icon={<IconSend aria-hidden="true" />} disabled={!whole || whole.payable.count === 0} onClick={onSent}>
        {t('payrollPayments.markSent')}
      </Button>
      <Button
        variant="main"
        icon={<IconDownload aria-hidden="true" />}
        disabled={!whole || whole.payable.count === 0 || !payer?.canPay}
        onClick={onFile}
      >
        {t('payrollPayments.file')}
      </Button>
    </span>
  )
  return (
    <TableScreen
      dense
      state={list}
      label={t('payrollPayments.title')}
      searchLabel={t('payrollPayments.search')}
      address={address}
      columns={columns}
      cells={row => cellsOf(row, words, onAct)}
      countWords={total => tn('payrollPayments.transfers', total)}
      none={{ title: t('payrollPayments.none', { month: name }), text: t('payrollPayments.noneText') }}
      noneFound={{ text: t('payrollPayments.noneFound'), action: t('payrollPayments.showAll') }}
      narrowed={address.search !== '' || only !== ''}
      filters={['only']}
      headline={
        <span className={classes['head']}>
          <TextLink href={`/payrolls?month=${month}`} icon={<IconChevronLeft aria-hidden="true" />}>
            {name}
          </TextLink>
          <b>{t('payrollPayments.title')}</b>
        </span>
      }
      actions={wide ? acts : undefined}
      above={
        whole ? (
          <PayerLine
            acts={wide ? undefined : acts}
            companies={whole.companies}
            payer={payer}
            onPayer={onPayer}
            onAccount={onPayerAccount}
            says={`${tn('payrollPayments.inFile', whole.payable.count)}, ${signedMoney(words, whole.payable.amount, 'EUR')}`}
          />
        ) : undefined
      }
      tabs={
        wide ? (
          <KindSegments label={t('payrollPayments.state')} value={only} onChange={onOnly} items={items} />
        ) : undefined
      }
      tools={
        wide ? undefined : (
          <FilterSelect
            label={t('payrollPayments.state')}
            anyLabel={t('payrollPayments.all')}
            value={only}
            onChange={onOnly}
            items={items.filter(({ value }) => value !== '')}
          />
        )
      }
    />
  )
}

const narrowed = (payments: readonly Payment[], only: string, q: string) =>
  payments.filter(
    payment =>
      (only === '' || shownOf(payment) === only) &&
      payment.person.name.toLocaleLowerCase().includes(q.toLocaleLowerCase()),
  )

function cellsOf(payment: Payment, words: Words, onAct: PayingViewProps['onAct']) {
  const { t } = words
  const { person, payroll, recipient, iban, reference, reason, again, amount, isNet, currency, dueOn, state } = payment
  const money = signedMoney(words, amount, currency)
  const acts: readonly PaymentAct[] =
    state === 'open' ? ['account'] : state === 'executed' ? ['cameBack', 'notSent', 'account'] : ['account']
  const labels: Record<PaymentAct, string> = {
    account: iban === null ? t('payrollPayments.enterAccount') : t('payrollPayments.changeAccount'),
    cameBack: t('payrollPayments.cameBack'),
    notSent: t('payrollPayments.notSent'),
  }
  return [
    <a key="person" href={`/payrolls/${payroll.number}`}>
      {person.name}
    </a>,
    <span key="account" className={classes['two']}>
      <span className={iban === null ? classes['soft'] : undefined}>{iban ?? '–'}</span>
      <small className={classes['soft']}>
        {[recipient === person.name ? null : recipient, reference, reason, again ? t('payrollPayments.again') : null]
          .filter(Boolean)
          .join(', ')}
      </small>
    </span>,
    dateWords(words, dueOn, { day: 'numeric', month: 'short' }),
    state === 'returned' ? (
      <del key="amount" className={classes['gone']}>
        {money}
      </del>
    ) : (
      <span key="amount" className={classes['sum']}>
        <Amount negative={amount < 0}>{money}</Amount>
        <small className={classes['soft']}>{t(isNet ? 'payrollPayments.net' : 'payrolls.gross')}</small>
      </span>
    ),
    <PaymentState key="state" payment={payment} />,
    <Menu
      key="act"
      label={t('payrollPayments.of', { person: person.name })}
      icon={<IconDots aria-hidden="true" />}
      items={acts.map(value => ({ value, label: labels[value], risky: value === 'cameBack' }))}
      onSelect={value => {
        const act = acts.find(one => one === value)
        if (act) onAct(act, payment)
      }}
    />,
  ]
}
