import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from './loadable.ts'
import { FailedPanel } from './FailedPanel.tsx'

interface ScreenStatesProps<T> {
  state: Loadable<T>
  skeleton: ReactNode
  absent: { title: string; text: string; action?: ReactNode }
  children: (content: T) => ReactNode
}

/** Refused, loading, failed, not there; content draws its own page. */
export function ScreenStates<T>({ state, skeleton, absent, children }: ScreenStatesProps<T>) {
  const { t } = useWords()
  const { tenant, user, home } = useSession()
  if (state.kind === 'content') return children(state.content)
  if (state.kind === 'loading') return skeleton
  const support = tenant.supportEmail ? (
    <Button variant="main" href={`mailto:${tenant.supportEmail}`}>
      {t('app.state.contactSupport')}
    </Button>
  ) : null
  const out = (
    <Button variant="line" href={home}>
      {t(user.kind === 'user' ? 'app.state.home' : 'app.state.ownPage')}
    </Button>
  )
  return (
    <Page width="phone">
      {state.kind === 'failed' ? (
        <FailedPanel technical={state.technical} retry={state.retry} />
      ) : state.kind === 'refused' ? (
        <StatePanel
          kind="refused"
          title={t('app.state.refusedTitle')}
          actions={
            <>
              {support}
              {out}
            </>
          }
        >
          {t('app.state.refusedText')}
        </StatePanel>
      ) : (
        <StatePanel kind="empty" title={absent.title} actions={absent.action ?? out}>
          {absent.text}
        </StatePanel>
      )}
    </Page>
  )
}
