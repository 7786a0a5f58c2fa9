import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Switch } from '../../../ui/Switch/Switch.tsx'
import { Screen } from '../../shared/Screen.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import classes from './public.module.css'

interface PublicProfileViewProps {
  /** Whether it is public. */
  state: Loadable<boolean>
  link: string
  busy: boolean
  /** The browser refused to copy. */
  notCopied: boolean
  onChange: (publicProfile: boolean) => void
  onCopy: () => void
}

/** What is public of oneself: on or off, and while it is on, its link. */
export function PublicProfileView({ state, link, busy, notCopied, onChange, onCopy }: PublicProfileViewProps) {
  const { t } = useWords()
  const title = t('profile.public.title')
  return (
    <Section
      title={title}
      end={
        state.kind === 'content' ? (
          <Switch label={title} checked={state.content} busy={busy} onChange={onChange} />
        ) : undefined
      }
    >
      <Screen
        state={state}
        width="inside"
        level={3}
        refused={null}
        absent={null}
        skeleton={<SkeletonRows count={1} label={t('app.loading')} />}
      >
        {isPublic => (
          <div className={classes['public']}>
            <p>{t('profile.public.about')}</p>
            {isPublic ? (
              <Sheet as="div">
                <p className={classes['link']}>{link.replace(/^https?:\/\//, '')}</p>
                {notCopied ? <p role="alert">{t('profile.public.notCopied')}</p> : null}
                <div className={classes['ways']}>
                  <Button variant="tonal" icon={<IconCopy aria-hidden="true" />} onClick={onCopy}>
                    {t('profile.public.copy')}
                  </Button>
                  <Button href={link} icon={<IconExternalLink aria-hidden="true" />}>
                    {t('profile.public.look')}
                  </Button>
                </div>
              </Sheet>
            ) : null}
          </div>
        )}
      </Screen>
    </Section>
  )
}
