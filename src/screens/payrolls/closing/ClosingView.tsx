import { IconCalculator, IconCreditCardPay, IconDownload, IconLock } from '@tabler/icons-react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Column } from '../../../ui/DeskTable/DeskTable.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { ShareBar } from '../../../ui/ShareBar/ShareBar.tsx'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import { KindSegments } from '../../shared/list/KindSegments.tsx'
import { TableScreen } from '../../shared/list/TableScreen.tsx'
import { type List, listOf } from '../../shared/list/useList.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { MonthTurn } from '../../shared/calendar/MonthTurn.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import classes from './closing.module.css'
import { type PayrollMonth, type PersonOfMonth, monthStates } from './closing.types.ts'
import { Glance } from './Glance.tsx'
import { monthWords } from '../../shared/words/shift-words.ts'
import { MonthState } from './MonthState.tsx'

interface ClosingViewProps {
  state: Loadable<PayrollMonth>
  /** YYYY-MM. */
  month: string
  /** It is not over: it can be looked at and not be closed. */
  runs: boolean
  /** There is room for the states beside each other. */
  wide: boolean
  /** One of the states; empty: all. */
  only: string
  /** What is looked for in names. */
  q: string
  address: ListAddress
  onMonth: (month: string) => void
  onOnly: (state: string) => void
  saving: boolean
  onSave: (format: MonthFormat) => void
  making: boolean
  /** Puts onto payrolls what is payable by now. */
  onMake: () => void
  onClose: () => void
}

const formats = ['xlsx', 'csv', 'pdf'] as const
type MonthFormat = (typeof formats)[number]

/** A month of everybody: what is on payrolls, what is missing, and the one step that closes it. */
export function ClosingView(props: ClosingViewProps) {
  const { state, month, runs, wide, only, q, address, onMonth, onOnly, saving, onSave, making, onMake, onClose } = props
  const words = useWords()
  const { t, tn } = words
  const name = (of: string) => monthWords(words, `${of}-01`)
  const figure = { number: true, named: true } as const
  const columns: readonly Column[] = [
    { key: 'person', label: t('payrollMonths.person'), width: 'minmax(9rem, 1.4fr)' },
    { key: 'bar', label: t('payrollMonths.share'), width: 'minmax(6rem, 11rem)', deskOnly: true },
    { key: 'on', label: t('payrollMonths.on'), width: 'minmax(5rem, 7rem)', ...figure },
    { key: 'not', label: t('payrollMonths.notOn'), width: 'minmax(5rem, 7rem)', ...figure },
    { key: 'gross', label: t('payrolls.gross'), width: 'minmax(6rem, 9rem)', ...figure },
    { key: 'state', label: t('payrollMonths.state'), width: 'minmax(8rem, 11rem)' },
  ]
  const whole = state.kind === 'content' ? state.content : null
  const counts = (of: string) => whole?.people.filter(one => one.state === of).length ?? 0
  const list: Loadable<List<PersonOfMonth>> =
    state.kind === 'content' ? { ...state, content: listOf(narrowed(state.content.people, only, q)) } : state
  return (
    <TableScreen
      dense
      state={list}
      label={t('shell.nav.payrolls')}
      searchLabel={t('payrollMonths.search')}
      address={address}
      columns={columns}
      cells={row => cellsOf(row, words)}
      countWords={total => tn('payrollMonths.people', total)}
      none={{ title: t('payrollMonths.none', { month: name(month) }), text: t('payrollMonths.noneText') }}
      noneFound={{ text: t('payrollMonths.noneFound'), action: t('payrollMonths.showAll') }}
      narrowed={address.search !== '' || only !== ''}
      filters={['state']}
      headline={<MonthTurn month={month} onMonth={onMonth} />}
      actions={
        <span className={classes['actions']}>
          <Menu
            label={t('payrollMonths.export')}
            text={t('payrollMonths.export')}
            icon={<IconDownload aria-hidden="true" />}
            items={formats.map(value => ({ value, label: value.toUpperCase() }))}
            onSelect={value => {
              const format = formats.find(one => one === value)
              if (!saving && format) onSave(format)
            }}
          />
          <Button href={`/payrolls?month=${month}&show=payments`} icon={<IconCreditCardPay aria-hidden="true" />}>
            {t('payrollMonths.payments')}
          </Button>
          <Button href={`/payrolls?month=${month}&show=handOver`} icon={<IconCalculator aria-hidden="true" />}>
            {t('payrollMonths.handOver')}
          </Button>
          <Button busy={making} disabled={!whole || whole.ready === 0} onClick={onMake}>
            {t('payrollMonths.make')}
          </Button>
          <Button
            variant="main"
            icon={<IconLock aria-hidden="true" />}
            disabled={runs || !whole || (whole.open === 0 && whole.ready === 0)}
            onClick={onClose}
          >
            {t('payrollMonths.close')}
          </Button>
          {runs ? <span className={classes['soft']}>{t('payrollMonths.runs')}</span> : null}
        </span>
      }
      above={whole ? <Glance month={whole} /> : undefined}
      tabs={
        wide ? (
          <KindSegments
            label={t('payrollMonths.state')}
            value={only}
            onChange={onOnly}
            items={[
              { value: '', label: t('payrollMonths.all'), count: whole?.people.length ?? 0 },
              // What nobody is in is no way to narrow it.
              ...monthStates
                .filter(value => value === only || counts(value) > 0)
                .map(value => ({ value, label: t(`payrollMonths.states.${value}`), count: counts(value) })),
            ]}
          />
        ) : undefined
      }
      tools={
        wide ? undefined : (
          <FilterSelect
            label={t('payrollMonths.state')}
            anyLabel={t('payrollMonths.all')}
            value={only}
            onChange={onOnly}
            items={monthStates.map(value => ({
              value,
              label: `${t(`payrollMonths.states.${value}`)} (${counts(value)})`,
            }))}
          />
        )
      }
    />
  )
}

const narrowed = (people: readonly PersonOfMonth[], only: string, q: string) =>
  people.filter(
    ({ state, person }) =>
      (only === '' || state === only) && person.name.toLocaleLowerCase().includes(q.toLocaleLowerCase()),
  )

function cellsOf(row: PersonOfMonth, words: ReturnType<typeof useWords>) {
  const { person, payroll, ready, unsigned, unpriced, toCome, state } = row
  const waits = ready + unsigned + unpriced
  return [
    payroll ? (
      <a key="person" href={`/payrolls/${payroll.number}`}>
        {person.name}
      </a>
    ) : (
      person.name
    ),
    <span key="bar" className={classes['bar']}>
      <ShareBar
        shares={[
          { key: 'on', kind: 'solid', amount: payroll?.minutes ?? 0 },
          { key: 'waits', kind: 'hatched', amount: waits },
          { key: 'toCome', kind: 'hollow', amount: toCome },
        ]}
      />
    </span>,
    <span key="on" className={classes['figure']}>
      {payroll ? hoursText(payroll.minutes) : '–'}
    </span>,
    waits === 0 ? (
      '–'
    ) : (
      <span key="not" className={classes['waits']}>
        {hoursText(waits)}
      </span>
    ),
    payroll ? (
      <span key="gross" className={classes['two']}>
        <Amount negative={payroll.amount < 0}>{signedMoney(words, payroll.amount, payroll.currency)}</Amount>
        {payroll.net === null ? null : (
          <small className={classes['soft']}>
            {words.t('payrollMonths.net', { amount: signedMoney(words, payroll.net, payroll.currency) })}
          </small>
        )}
      </span>
    ) : (
      '–'
    ),
    <MonthState key="state" state={state} />,
  ]
}
