import { IconChartBar, IconTable } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Titled } from '../../screen.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { PlusCrew, Value } from '../data.types.ts'
import classes from '../data.module.css'

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
    <Screen
      state={state}
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
      absent={{ title: t('plusCrewValues.none'), text: t('plusCrewValues.noneThere') }}
    >
      {settings => (
        <Page>
          <Titled>{`${settings.crew.name} · ${t('plusCrewValues.settings')}`}</Titled>
          <div className={classes['ways']}>
            <Button href={dashboard} icon={<IconChartBar aria-hidden="true" />}>
              {t('plusCrewValues.dashboard')}
            </Button>
            <Button href={`${dashboard}/data`} icon={<IconTable aria-hidden="true" />}>
              {t('plusCrewValues.figures')}
            </Button>
          </div>
          {children(settings)}
        </Page>
      )}
    </Screen>
  )
}
