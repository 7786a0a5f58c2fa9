import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'

function ToCrew({ crewId }: { crewId: string }) {
  const { t } = useWords()
  return (
    <Button variant="main" href={`/crews/${crewId}`}>
      {t('signOff.toCrew')}
    </Button>
  )
}

interface NoteScreenProps<T> {
  state: Loadable<T>
  crewId: string
  children: (content: T) => ReactNode
}

/** Hours of a crew and their delivery note, which only its chief may see. */
export function NoteScreen<T>({ state, crewId, children }: NoteScreenProps<T>) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<SkeletonRows count={7} label={t('app.loading')} />}
      refused={{ text: t('app.state.refusedText'), action: <ToCrew crewId={crewId} /> }}
      absent={{ kind: 'notFound', title: t('signOff.note.noNote'), text: t('signOff.note.noNoteText') }}
    >
      {children}
    </Screen>
  )
}

/** When a crew that has not begun can be signed off. */
export function NotBegun({ crewId, opensAt }: { crewId: string; opensAt: string }) {
  const { t } = useWords()
  return (
    <Page width="phone">
      <StatePanel kind="refused" title={t('shell.error.jobNotStarted')} actions={<ToCrew crewId={crewId} />}>
        {t('signOff.opensAt', { time: opensAt })}
      </StatePanel>
    </Page>
  )
}
