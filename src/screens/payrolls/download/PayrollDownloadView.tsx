import { IconDownload } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonCards } from '../../../ui/Skeleton/Skeleton.tsx'
import { useTitle } from '../../screen.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { PaperKind, Payroll } from '../payroll.types.ts'
import { monthWords } from '../../shared/words/shift-words.ts'
import classes from './download.module.css'

interface PayrollDownloadViewProps {
  state: Loadable<{ payroll: Payroll; paper: PaperKind }>
  /** It is on its way. */
  busy: boolean
  onSave: () => void
}

/** Says which paper is being saved, and saves it again. */
export function PayrollDownloadView({ state, busy, onSave }: PayrollDownloadViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<SkeletonCards count={1} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('payrolls.none'), text: t('payrolls.papers.noSuch') }}
      refused={{}}
    >
      {({ payroll, paper }) => (
        <Page>
          <Saving payroll={payroll} paper={paper} busy={busy} onSave={onSave} />
        </Page>
      )}
    </Screen>
  )
}

interface SavingProps extends Omit<PayrollDownloadViewProps, 'state'> {
  payroll: Payroll
  paper: PaperKind
}

function Saving({ payroll, paper, busy, onSave }: SavingProps) {
  const words = useWords()
  const { t } = words
  const name = t(`payrolls.papers.${paper}`)
  useTitle(name, monthWords(words, payroll.month))
  return (
    <section className={classes['card']} aria-label={name}>
      <h2>
        {name}, {monthWords(words, payroll.month)}
      </h2>
      <p role="status">{t(busy ? 'payrolls.papers.underWay' : 'payrolls.papers.lies')}</p>
      {payroll.state === 'open' ? <p>{t('payrolls.papers.stillOpen')}</p> : null}
      <Button variant="main" full busy={busy} icon={<IconDownload aria-hidden="true" />} onClick={onSave}>
        {t('payrolls.papers.again')}
      </Button>
      <Button variant="line" full href={`/payrolls/${payroll.number}`}>
        {t('payrolls.papers.toMonth')}
      </Button>
    </section>
  )
}
