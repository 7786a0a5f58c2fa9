import { IconCircleCheck } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows, SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { ContractList } from './ContractList.tsx'
import { ContractPapers } from './ContractPapers.tsx'
import { contractName, headWords, standingOf } from './contract-words.ts'
import type { Contract, ContractPaper, Details } from './contract.types.ts'
import { Figures } from './Figures.tsx'
import { HoursChart } from './HoursChart.tsx'
import classes from './contracts.module.css'

interface ContractsViewProps {
  state: Loadable<readonly Contract[]>
  /** Of the one that is shown; null: none is. */
  shown: { id: string; contract: Loadable<Details>; papers: Loadable<readonly ContractPaper[]> } | null
  /** It stands in the address: a phone shows it alone. */
  opened: boolean
  /** YYYY-MM-DD. */
  today: string
  /** Whoever reads enters contracts themselves. */
  enters: boolean
}

/** Contracts at the left; of one of them what was agreed, what became of it and its papers. */
export function ContractsView({ state, shown, opened, today, enters }: ContractsViewProps) {
  const { t } = useWords()
  const noneText = t(enters ? 'staffContracts.noneDeskText' : 'staffContracts.noneText')
  return (
    <Screen
      state={state}
      width="wide"
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('staffContracts.none'), text: noneText }}
    >
      {contracts =>
        contracts.length === 0 ? (
          <Page>
            <StatePanel kind="empty" title={t('staffContracts.none')}>
              {noneText}
            </StatePanel>
          </Page>
        ) : (
          <Page width="wide">
            <div className={classes['frame']} data-opened={opened}>
              <ContractList contracts={contracts} chosen={shown?.id ?? null} today={today} />
              {shown ? (
                <div className={classes['detail']}>
                  <Screen
                    state={shown.contract}
                    width="inside"
                    skeleton={<SkeletonTask label={t('app.loading')} />}
                    absent={{ kind: 'notFound', title: t('staffContracts.none'), text: noneText }}
                  >
                    {contract => <Detail contract={contract} papers={shown.papers} today={today} />}
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

interface DetailProps {
  contract: Details
  papers: Loadable<readonly ContractPaper[]>
  today: string
}

function Detail({ contract, papers, today }: DetailProps) {
  const words = useWords()
  const { t } = words
  const standing = standingOf(contract, today)
  return (
    <>
      <header className={classes['head']}>
        <h2>{contractName(words, contract)}</h2>
        {standing === 'active' ? (
          <Chip tone="good" icon={<IconCircleCheck aria-hidden="true" />}>
            {t('staffContracts.active')}
          </Chip>
        ) : (
          <Chip tone={standing === 'ahead' ? 'wait' : 'plain'}>
            {t(standing === 'ahead' ? 'staffContracts.ahead' : 'staffContracts.ended')}
          </Chip>
        )}
        <p>{headWords(words, contract)}</p>
      </header>
      <Figures contract={contract} />
      <HoursChart contract={contract} />
      <Screen state={papers} width="inside" skeleton={<SkeletonRows count={2} label={t('app.loading')} />}>
        {items => <ContractPapers papers={items} />}
      </Screen>
    </>
  )
}
