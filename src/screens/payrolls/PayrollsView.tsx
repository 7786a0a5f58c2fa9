import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonCards, SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { AccountsCard } from './AccountsCard.tsx'
import { Month } from './Month.tsx'
import { MonthList } from './MonthList.tsx'
import type { Accounts, Payroll, WholePayroll } from './payroll.types.ts'
import { RunningMonth } from './RunningMonth.tsx'
import classes from './payrolls.module.css'

/** As in payrolls.module.css. */
export const desk = '(min-width: 62.5em)'

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
}

/** Months at the left; of one of them what it consists of. */
export function PayrollsView({ state, accounts, shown, opened, today }: PayrollsViewProps) {
  const { t } = useWords()
  const absent = { kind: 'notFound', title: t('payrolls.none'), text: t('payrolls.noneText') } as const
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
                <RunningMonth payrolls={payrolls} />
                <MonthList payrolls={payrolls} chosen={shown?.number ?? null} />
              </div>
              {shown ? (
                <div className={classes['detail']}>
                  <Screen
                    state={shown.state}
                    width="inside"
                    skeleton={<SkeletonTask label={t('app.loading')} />}
                    absent={absent}
                  >
                    {whole => <Month whole={whole} today={today} titled={opened} />}
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
