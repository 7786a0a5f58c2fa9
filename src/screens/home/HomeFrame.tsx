import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { failureFrom } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonCards, SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { greetingWords, todayWords } from './home-words.ts'
import classes from './home.module.css'

/** What is known of the questions a home is made of. */
export interface HomeState {
  loading: boolean
  /** What went wrong last; null while all is well. */
  error: unknown
  /** When the oldest of what is shown was loaded, in ms; null while nothing is known. */
  loadedAt: number | null
  retry: () => void
}

interface HomeFrameProps {
  name: string
  now: number
  state: HomeState
  children: ReactNode
}

/** The greeting, and below it the home as far as it could be loaded. */
export function HomeFrame({ name, now, state, children }: HomeFrameProps) {
  const words = useWords()
  return (
    <Page width="list">
      <Section level={1} title={greetingWords(words, name, now)} end={todayWords(words, now)} />
      <HomeContent state={state}>{children}</HomeContent>
    </Page>
  )
}

function HomeContent({ state, children }: { state: HomeState; children: ReactNode }) {
  const { t, locale } = useWords()
  const { supportEmail } = useSession().tenant
  const { loading, error, loadedAt, retry } = state
  const failure = error === null ? null : failureFrom(error)
  if (failure?.status === 403)
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
  if (failure && loadedAt === null)
    return (
      <StatePanel
        kind="failed"
        title={t('app.state.failedTitle')}
        technical={failure.technical}
        actions={
          <Button variant="main" onClick={retry}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('app.state.failedText')}
      </StatePanel>
    )
  if (loading || loadedAt === null)
    return (
      <div className={classes['home']}>
        <SkeletonCards count={2} label={t('app.loading')} />
        <SkeletonRows count={4} label={t('app.loading')} />
      </div>
    )
  return (
    <>
      {failure ? (
        <Note tone="wait" live action={<TextLink onClick={retry}>{t('app.retry')}</TextLink>}>
          {t('jobs.stale', {
            time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(loadedAt),
          })}
        </Note>
      ) : null}
      {children}
    </>
  )
}

interface Asked {
  data: unknown
  error: unknown
  dataUpdatedAt: number
  refetch: () => unknown
}

/** Several questions as one state: without one of the answers there is nothing to show. */
export function homeState(queries: readonly Asked[]): HomeState {
  const known = queries.every(({ data }) => data !== undefined)
  return {
    loading: !known,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    loadedAt: known ? Math.min(Date.now(), ...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)) : null,
    retry: () => {
      for (const { error, refetch } of queries) if (error !== null) void refetch()
    },
  }
}
