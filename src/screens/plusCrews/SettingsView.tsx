import { IconChartBar, IconTable } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { ScreenStates } from '../shared/ScreenStates.tsx'
import type { PlusCrew, Value } from './data.types.ts'
import classes from './data.module.css'

export interface Settings {
  crew: PlusCrew
  values: readonly Value[]
  /** This month's; null while it is not known. */
  progress: components['schemas']['PlusCrewProgress'] | null
}

interface SettingsViewProps {
  state: Loadable<Settings>
  dashboard: string
  children: (settings: Settings) => ReactNode
}

export function SettingsView({ state, dashboard, children }: SettingsViewProps) {
  const { t } = useWords()
  return (
    <ScreenStates
      state={state}
      skeleton={
        <Page>
          <SkeletonRows count={5} label={t('app.loading')} />
        </Page>
      }
      absent={{ title: t('plusCrewValues.none'), text: t('plusCrewValues.noneThere') }}
    >
      {settings => (
        <Page>
          <div className={classes['head']}>
            <h2 className={classes['name']}>{settings.crew.name}</h2>
            <div className={classes['ways']}>
              <Button href={dashboard} icon={<IconChartBar aria-hidden="true" />}>
                {t('plusCrewValues.dashboard')}
              </Button>
              <Button href={`${dashboard}/data`} icon={<IconTable aria-hidden="true" />}>
                {t('plusCrewValues.figures')}
              </Button>
            </div>
          </div>
          {children(settings)}
        </Page>
      )}
    </ScreenStates>
  )
}
