import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { FailedPanel } from '../shared/FailedPanel.tsx'

interface CrewStatesProps<T> {
  state: Loadable<T>
  width?: 'phone' | 'list' | 'wide' | undefined
  /** In the final shape. */
  skeleton: ReactNode
  refused?: { title: string; text: string; action?: ReactNode } | undefined
  empty: { title: string; text: string; action?: ReactNode }
  children: (content: T) => ReactNode
}

/** Refused, loading, failed, empty; content draws its own page. */
export function CrewStates<T>({ state, width, skeleton, refused, empty, children }: CrewStatesProps<T>) {
  const { t } = useWords()
  const { tenant, user, home } = useSession()
  if (state.kind === 'content') return children(state.content)
  if (state.kind === 'loading') return <Page width={width}>{skeleton}</Page>
  return (
    <Page width="phone">
      {state.kind === 'refused' ? (
        <StatePanel
          kind="refused"
          title={refused?.title ?? t('app.state.refusedTitle')}
          actions={
            <>
              {refused?.action}
              {tenant.supportEmail ? (
                <Button variant={refused?.action ? 'line' : 'main'} href={`mailto:${tenant.supportEmail}`}>
                  {t('app.state.contactSupport')}
                </Button>
              ) : null}
              {refused?.action ? null : (
                <Button variant="line" href={home}>
                  {t(user.kind === 'user' ? 'app.state.home' : 'app.state.ownPage')}
                </Button>
              )}
            </>
          }
        >
          {refused?.text ?? t('app.state.refusedText')}
        </StatePanel>
      ) : state.kind === 'failed' ? (
        <FailedPanel technical={state.technical} retry={state.retry} />
      ) : (
        <StatePanel
          kind="empty"
          title={empty.title}
          actions={
            empty.action ?? (
              <Button variant="tonal" href={home}>
                {t(user.kind === 'user' ? 'app.state.home' : 'app.state.ownPage')}
              </Button>
            )
          }
        >
          {empty.text}
        </StatePanel>
      )}
    </Page>
  )
}
