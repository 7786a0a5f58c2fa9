import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonCards, SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { greetingWords, todayWords } from './home-words.ts'
import classes from './home.module.css'

interface HomeFrameProps<T> {
  name: string
  now: number
  state: Loadable<T>
  children: (content: T) => ReactNode
}

/** The greeting, and below it the home as far as it could be loaded. */
export function HomeFrame<T>({ name, now, state, children }: HomeFrameProps<T>) {
  const words = useWords()
  return (
    <Page width="list">
      <Section level={1} title={greetingWords(words, name, now)} end={todayWords(words, now)} />
      <HomeContent state={state}>{children}</HomeContent>
    </Page>
  )
}

function HomeContent<T>({ state, children }: Pick<HomeFrameProps<T>, 'state' | 'children'>) {
  const { t, locale } = useWords()
  const { supportEmail } = useSession().tenant
  if (state.kind === 'refused')
    return (
      <StatePanel
        kind="refused"
        title={t('app.state.refusedTitle')}
        actions={
          supportEmail ? (
            <Button variant="main" href={`mailto:${supportEmail}`}>
              {t('app.state.contactSupport')}
            </Button>
          ) : null
        }
      >
        {t('app.state.refusedText')}
      </StatePanel>
    )
  // Lists are never absent: an answer that says so did not come from this server.
  if (state.kind === 'failed' || state.kind === 'absent')
    return (
      <StatePanel
        kind="failed"
        title={t('app.state.failedTitle')}
        {...(state.kind === 'failed'
          ? {
              technical: state.technical,
              actions: (
                <Button variant="main" onClick={state.retry}>
                  {t('app.retry')}
                </Button>
              ),
            }
          : {})}
      >
        {t('app.state.failedText')}
      </StatePanel>
    )
  if (state.kind === 'loading')
    return (
      <div className={classes['home']}>
        <SkeletonCards count={2} label={t('app.loading')} />
        <SkeletonRows count={4} label={t('app.loading')} />
      </div>
    )
  return (
    <>
      {state.stale === null ? null : (
        <Note tone="wait" live action={<TextLink onClick={state.retry}>{t('app.retry')}</TextLink>}>
          {t('jobs.stale', {
            time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(state.stale),
          })}
        </Note>
      )}
      {children(state.content)}
    </>
  )
}
