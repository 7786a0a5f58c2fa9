import { type ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonCards, SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs/Tabs.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { AccountsCard } from './AccountsCard.tsx'
import { Month } from './Month.tsx'
import { MonthList } from './MonthList.tsx'
import type { Accounts, BankTransfer, Payroll, WholePayroll } from './payroll.types.ts'
import { Payments } from './payments/Payments.tsx'
import { RunningMonth } from './RunningMonth.tsx'
import classes from './payrolls.module.css'

interface PayrollsViewProps {
  state: Loadable<readonly Payroll[]>
  /** Null: no contract, or somebody else's payrolls. */
  accounts: Accounts | null
  /** The month beside the list; null: none. */
  shown: { number: string; state: Loadable<WholePayroll> } | null
  /** It stands in the address: a phone shows it alone. */
  opened: boolean
  /** YYYY-MM-DD. */
  today: string
  /** Null: one holds no right to them, or they are somebody else's. */
  payments?: PaymentsPart | null
  /** Without bars around it and without anything to do: for whoever was sent the address. */
  plain?: boolean
  /** Whoever may take a payslip away again. */
  onRemovePayslip?: ((payroll: Payroll) => void) | undefined
}
interface PaymentsPart {
  state: Loadable<readonly BankTransfer[]>
  /** They are shown instead of the months. */
  chosen: boolean
  choose: (payments: boolean) => void
}

/** Months at the left; of one of them what it consists of. */
export function PayrollsView(props: PayrollsViewProps) {
  const { state, accounts, shown, opened, today, payments = null, plain = false, onRemovePayslip } = props
  const { t } = useWords()
  const { user } = useSession()
  const base = plain ? '/public/payrolls' : '/payrolls'
  const absent = {
    ...({ kind: 'notFound', title: t('payrolls.none'), text: t('payrolls.noneText') } as const),
    // Nobody is sent to the login from here: the way there is named.
    ...(plain && !user.valid
      ? { text: t('payrolls.loginFirst'), action: <TextLink href="/login">{t('app.title.login')}</TextLink> }
      : {}),
  }
  return (
    <Screen
      state={state}
      width="wide"
      skeleton={<SkeletonCards count={3} label={t('app.loading')} />}
      absent={absent}
      refused={{}}
    >
      {payrolls =>
        payrolls.length === 0 ? (
          <Page>
            <StatePanel kind="empty" title={t('payrolls.none')}>
              {t('payrolls.noneText')}
            </StatePanel>
          </Page>
        ) : (
          <Page width="wide">
            <div className={classes['frame']} data-opened={opened}>
              <div className={classes['list']}>
                {accounts ? <AccountsCard accounts={accounts} /> : null}
                {payments ? (
                  <Tabs
                    id="payrolls"
                    label={t('shell.nav.payrolls')}
                    value={payments.chosen ? 'payments' : 'months'}
                    onChange={part => payments.choose(part === 'payments')}
                    items={[
                      { value: 'months', label: t('payrolls.months') },
                      { value: 'payments', label: t('payrolls.payments.title') },
                    ]}
                  />
                ) : null}
                {payments?.chosen ? (
                  <TabPanel tabs="payrolls" value="payments">
                    <Screen
                      state={payments.state}
                      width="inside"
                      skeleton={<SkeletonCards count={2} label={t('app.loading')} />}
                      refused={null}
                    >
                      {transfers => (
                        <Payments
                          payments={transfers}
                          open={payrolls.filter(({ state: of }) => of === 'open')}
                          name={payrolls[0]?.person.name ?? ''}
                        />
                      )}
                    </Screen>
                  </TabPanel>
                ) : (
                  <MonthsPart tabs={payments !== null}>
                    <RunningMonth payrolls={payrolls} base={base} />
                    <MonthList payrolls={payrolls} chosen={shown?.number ?? null} base={base} />
                  </MonthsPart>
                )}
              </div>
              {shown ? (
                <div className={classes['detail']}>
                  <Screen
                    state={shown.state}
                    width="inside"
                    skeleton={<SkeletonTask label={t('app.loading')} />}
                    absent={absent}
                  >
                    {whole => (
                      <Month
                        whole={whole}
                        today={today}
                        titled={opened}
                        plain={plain}
                        onRemovePayslip={onRemovePayslip}
                      />
                    )}
                  </Screen>
                </div>
              ) : null}
            </div>
          </Page>
        )
      }
    </Screen>
  )
}

function MonthsPart({ tabs, children }: { tabs: boolean; children: ReactNode }) {
  return tabs ? (
    <TabPanel tabs="payrolls" value="months">
      <div className={classes['part']}>{children}</div>
    </TabPanel>
  ) : (
    children
  )
}
