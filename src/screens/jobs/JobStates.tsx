import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { FailedPanel } from '../shared/FailedPanel.tsx'

interface JobStatesProps<T> {
  state: Loadable<T>
  /** In the final shape. */
  skeleton: ReactNode
  /** There is no such thing. */
  absent: { title: string; text: string; action: ReactNode }
  children: (content: T) => ReactNode
}

/** Refused, loading, failed, absent; else the content, with a word when it could not be refreshed. */
export function JobStates<T>({ state, skeleton, absent, children }: JobStatesProps<T>) {
  const { t, locale } = useWords()
  const { tenant } = useSession()
  switch (state.kind) {
    case 'refused':
      return (
        <StatePanel
          kind="refused"
          title={t('app.state.refusedTitle')}
          actions={
            <>
              {tenant.supportEmail ? (
                <Button variant="main" href={`mailto:${tenant.supportEmail}`}>
                  {t('app.state.contactSupport')}
                </Button>
              ) : null}
              <Button href="/">{t('app.state.home')}</Button>
            </>
          }
        >
          {t('app.state.refusedText')}
        </StatePanel>
      )
    case 'loading':
      return skeleton
    case 'failed':
      return <FailedPanel technical={state.technical} retry={state.retry} />
    case 'absent':
      return (
        <StatePanel kind="empty" title={absent.title} actions={absent.action}>
          {absent.text}
        </StatePanel>
      )
    case 'content':
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
}
