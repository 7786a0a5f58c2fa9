import {
  IconDatabaseExport,
  IconDatabaseImport,
  IconDeviceTablet,
  IconHistory,
  IconKey,
  IconMailOff,
  IconShieldCheck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { HostsPart } from './HostsPart.tsx'
import classes from './settings.module.css'
import type { Settings } from './settings.types.ts'
import { SignOnPart } from './signOn/SignOnPart.tsx'

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
          <div className={classes['beside']}>
            <Button href="/logins" icon={<IconKey aria-hidden="true" />}>
              {t('shell.title.logins')}
            </Button>
            <Button href="/login-type-rights" icon={<IconShieldCheck aria-hidden="true" />}>
              {t('shell.title.loginTypeRights')}
            </Button>
            <Button href="/unsent-emails" icon={<IconMailOff aria-hidden="true" />}>
              {t('shell.title.unsentEmails')}
            </Button>
            <Button href="/kiosks" icon={<IconDeviceTablet aria-hidden="true" />}>
              {t('shell.title.kiosks')}
            </Button>
            <Button href="/import" icon={<IconDatabaseImport aria-hidden="true" />}>
              {t('shell.title.imports')}
            </Button>
            <HostsPart />
            <SignOnPart />
            <Button href="/data-exports" icon={<IconDatabaseExport aria-hidden="true" />}>
              {t('shell.title.dataExports')}
            </Button>
            <Button href="/agency-log" icon={<IconHistory aria-hidden="true" />}>
              {t('shell.title.agencyLog')}
            </Button>
          </div>
          {children(settings)}
        </Page>
      )}
    </Screen>
  )
}
