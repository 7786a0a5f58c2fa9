import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import type { Settings } from './settings.types.ts'

interface SettingsViewProps {
  state: Loadable<Settings>
  children: (settings: Settings) => ReactNode
}

export function SettingsView({ state, children }: SettingsViewProps) {
  const { t } = useWords()
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
      {settings => (
        <Page task width="list">
          {children(settings)}
        </Page>
      )}
    </Screen>
  )
}
