import { IconChartBar, IconChevronLeft, IconChevronRight, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { Titled } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { DataSkeleton } from './DataSkeleton.tsx'
import type { MonthSheet } from './useMonthSheet.ts'
import classes from './data.module.css'

interface DataViewProps {
  state: Loadable<MonthSheet>
  /** "May 2026" */
  month: string
  dashboard: string
  /** Null for whoever may not change them. */
  settings: string | null
  onEarlier: () => void
  onLater: () => void
  /** `head`: which month it is, and the way to others; it stays in view above the sheet. */
  children: (sheet: MonthSheet, head: ReactNode) => ReactNode
}

/** Whose figures, of which month, and the sheet. */
export function DataView({ state, month, dashboard, settings, onEarlier, onLater, children }: DataViewProps) {
  const { t } = useWords()
  const head = (
    <div className={classes['month']}>
      <IconButton
        label={t('plusCrewValues.earlier')}
        icon={<IconChevronLeft aria-hidden="true" />}
        onClick={onEarlier}
      />
      <span aria-live="polite" className={classes['monthName']}>
        {month}
      </span>
      <IconButton label={t('plusCrewValues.later')} icon={<IconChevronRight aria-hidden="true" />} onClick={onLater} />
    </div>
  )
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<DataSkeleton label={t('app.loading')} />}
      absent={{ title: t('plusCrewValues.none'), text: t('plusCrewValues.noneThere') }}
    >
      {content => (
        <Page width="list">
          <Titled>{`${content.crew.name} · ${t('shell.title.plusCrewData')}`}</Titled>
          <div className={classes['ways']}>
            <Button href={dashboard} icon={<IconChartBar aria-hidden="true" />}>
              {t('plusCrewValues.dashboard')}
            </Button>
            {settings === null ? null : (
              <Button href={settings} icon={<IconSettings aria-hidden="true" />}>
                {t('plusCrewValues.settings')}
              </Button>
            )}
          </div>
          {content.types.length === 0 ? (
            <StatePanel kind="empty" title={t('plusCrewValues.noTypes')}>
              {t('plusCrewValues.noTypesText')}
            </StatePanel>
          ) : (
            children(content, head)
          )}
        </Page>
      )}
    </Screen>
  )
}
