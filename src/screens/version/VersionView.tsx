import { useWords } from '../../i18n/words.ts'
import { Bone } from '../../ui/Bone/Bone.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { FailedPanel } from '../shared/FailedPanel.tsx'
import classes from './version.module.css'

export interface Build {
  version: string
  commit: string
  builtAt: string
}

export type VersionState =
  | { kind: 'loading' }
  | { kind: 'failed'; technical: string; retry: () => void }
  | { kind: 'content'; build: Build; builtAt: string }

interface VersionViewProps {
  state: VersionState
  agency: string
  /** Whether the browser promised to keep what is stored; null where it does not say. */
  persisted: boolean | null
}

/** Which application this is: what support asks for first. */
export function VersionView({ state, agency, persisted }: VersionViewProps) {
  const { t } = useWords()
  if (state.kind === 'failed')
    return (
      <Page>
        <FailedPanel technical={state.technical} retry={state.retry} />
      </Page>
    )
  const storage = t(
    persisted === null
      ? 'shell.version.unknown'
      : persisted
        ? 'shell.version.storageKept'
        : 'shell.version.storageMayGo',
  )
  return (
    <Page>
      {state.kind === 'loading' ? (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
          <Sheet as="div">
            <Bone kind="call" />
            <Bone kind="line" />
            <Bone kind="line" />
            <Bone kind="short" />
          </Sheet>
        </div>
      ) : (
        <Sheet>
          <h2 className={classes['figure']}>
            <span className={classes['soft']}>{t('shell.version.version')}</span> {state.build.version}
          </h2>
          <Facts
            items={[
              ...(agency ? [{ term: t('shell.version.agency'), value: agency }] : []),
              { term: t('shell.version.commit'), value: state.build.commit },
              { term: t('shell.version.builtAt'), value: state.builtAt },
              { term: t('shell.version.storage'), value: storage },
            ]}
          />
        </Sheet>
      )}
    </Page>
  )
}
