import type { ReactNode } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { FailedPanel } from '../shared/FailedPanel.tsx'

interface SignOffStatesProps<T> {
  state: Loadable<T>
  crewId: string
  /** When a crew that has not begun can be signed off. */
  opensAt?: string | null | undefined
  children: (content: T) => ReactNode
}

/** Refused, not begun, loading, failed, absent; content draws its own page. */
export function SignOffStates<T>({ state, crewId, opensAt = null, children }: SignOffStatesProps<T>) {
  const { t } = useWords()
  const { tenant } = useSession()
  if (state.kind === 'loading')
    return (
      <Page width="list">
        <SkeletonRows count={7} label={t('app.loading')} />
      </Page>
    )
  if (state.kind === 'content' && opensAt === null) return children(state.content)
  const toCrew = (
    <Button variant="main" href={`/crews/${crewId}`}>
      {t('signOff.toCrew')}
    </Button>
  )
  return (
    <Page width="phone">
      {state.kind === 'content' ? (
        <StatePanel kind="refused" title={t('shell.error.jobNotStarted')} actions={toCrew}>
          {t('signOff.opensAt', { time: opensAt ?? '' })}
        </StatePanel>
      ) : state.kind === 'refused' ? (
        <StatePanel
          kind="refused"
          title={t('app.state.refusedTitle')}
          actions={
            <>
              {toCrew}
              {tenant.supportEmail ? (
                <Button href={`mailto:${tenant.supportEmail}`}>{t('app.state.contactSupport')}</Button>
              ) : null}
            </>
          }
        >
          {t('shell.error.crewChiefOnly')}
        </StatePanel>
      ) : state.kind === 'failed' ? (
        <FailedPanel technical={state.technical} retry={state.retry} />
      ) : (
        <StatePanel
          kind="notFound"
          title={t('signOff.note.noNote')}
          actions={
            <Button variant="tonal" href="/">
              {t('app.state.home')}
            </Button>
          }
        >
          {t('signOff.note.noNoteText')}
        </StatePanel>
      )}
    </Page>
  )
}
