import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import classes from './profile.module.css'

interface MailNoticesViewProps {
  state: Loadable<{ address: string | null; on: boolean }>
  busy: boolean
  onTurn: (on: boolean) => void
}

/** What is sent to one by e-mail, and the switch for what need not be. */
export function MailNoticesView({ state, busy, onTurn }: MailNoticesViewProps) {
  const { t } = useWords()
  return (
    <Section title={t('profile.notices.title')}>
      <Screen state={state} width="inside" skeleton={<SkeletonRows count={1} label={t('app.loading')} />}>
        {({ address, on }) => (
          <div className={classes['notices']}>
            <p>
              {t(on ? 'profile.notices.on' : 'profile.notices.off')}{' '}
              {address === null ? null : t('profile.notices.to', { address })}
            </p>
            <p className={classes['soft']}>{t('profile.notices.stays')}</p>
            <Button busy={busy} onClick={() => onTurn(!on)}>
              {t(on ? 'profile.notices.turnOff' : 'profile.notices.turnOn')}
            </Button>
          </div>
        )}
      </Screen>
    </Section>
  )
}
