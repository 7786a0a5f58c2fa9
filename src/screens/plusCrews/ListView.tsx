import { IconChartBar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import type { PlusCrew } from './data.types.ts'
import classes from './list.module.css'

interface ListViewProps {
  /** Those that are found. */
  state: Loadable<readonly PlusCrew[]>
  /** There is none at all, whatever is looked for. */
  isEmpty: boolean
  /** How a plus crew does this month, asked for by itself. */
  progressOf: (crew: PlusCrew) => ReactNode
  search: string
  onSearch: (text: string) => void
}

/** One row, one tap to its dashboard. */
export function ListView({ state, isEmpty, progressOf, search, onSearch }: ListViewProps) {
  const { t, tn } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<SkeletonRows count={8} label={t('app.loading')} />}
      absent={{ title: t('plusCrewValues.none'), text: t('plusCrewValues.noneText') }}
    >
      {crews => (
        <Page width="list">
          {isEmpty ? (
            <StatePanel
              kind="empty"
              title={t('plusCrewValues.none')}
              actions={<Button href="/">{t('app.state.home')}</Button>}
            >
              {t('plusCrewValues.noneText')}
            </StatePanel>
          ) : (
            <>
              <div className={classes['bar']}>
                <div className={classes['search']}>
                  <SearchField
                    label={t('plusCrewValues.search')}
                    value={search}
                    onChange={onSearch}
                    shortcut="/"
                    clearLabel={t('app.clear')}
                  />
                </div>
                <p role="status" className={classes['count']}>
                  {tn('plusCrewValues.count', crews.length)}
                </p>
              </div>
              {crews.length === 0 ? (
                <StatePanel
                  kind="empty"
                  title={t('plusCrewValues.none')}
                  actions={<Button onClick={() => onSearch('')}>{t('plusCrewValues.showAll')}</Button>}
                >
                  {t('plusCrewValues.noneFound', { text: search })}
                </StatePanel>
              ) : (
                <Rows label={t('shell.nav.plusCrews')}>
                  {crews.map(crew => (
                    <CrewRow key={crew.id} crew={crew} progress={progressOf(crew)} />
                  ))}
                </Rows>
              )}
            </>
          )}
        </Page>
      )}
    </Screen>
  )
}

function CrewRow({ crew, progress }: { crew: PlusCrew; progress: ReactNode }) {
  const { t } = useWords()
  const number = t('plusCrewValues.number', { number: crew.number })
  return (
    <Row
      href={`/plus-crews/${encodeURIComponent(crew.number)}`}
      lead={<Tile icon={<IconChartBar aria-hidden="true" />} />}
      title={crew.name}
      sub={crew.company ? `${number} · ${crew.company.name}` : number}
      end={
        <>
          {progress}
          {crew.type ? (
            <span className={classes['type']}>
              <Chip tone="plain">{crew.type.caption}</Chip>
            </span>
          ) : null}
        </>
      }
    />
  )
}
