import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { ImportContext, ImportEvent } from '../../machines/import/import.types.ts'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { BesideTitle } from '../shared/list/BesideTitle.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { problemWords } from '../shared/words/problem-words.ts'
import { Choosing } from './Choosing.tsx'
import { ColumnsPart } from './ColumnsPart.tsx'
import { Ended } from './Ended.tsx'
import { HowFar } from './HowFar.tsx'
import { Working } from './Working.tsx'
import type { Fate, ImportKind, ImportRow, ImportTable } from './import.types.ts'
import type { ImportState } from './useImport.ts'

function Waiting() {
  const { t } = useWords()
  return (
    <Page width="wide">
      <SkeletonRows count={8} label={t('app.loading')} />
    </Page>
  )
}
/** The table of rows, which nobody needs before there are any. */
const Checked = lazily(async () => (await import('./Checked.tsx')).Checked, Waiting)

export interface ImportViewProps {
  state: ImportState
  context: ImportContext
  send: (event: ImportEvent) => void
  /** Those that were brought, the newest first. */
  before: readonly ImportTable[]
  rows: Loadable<List<ImportRow>>
  address: ListAddress
  /** Null: all. */
  fate: Fate | null
  onNarrow: (to: Fate | null) => void
  onReport: () => void
  /** To tables of another kind. */
  onKind: (kind: ImportKind) => void
}

const stepOf: Partial<Record<ImportState, number>> = { columns: 1, checked: 2, outdated: 2, failed: 2, taken: 3 }

/** A table of one kind: brought, its columns said, every row looked at, then taken over as it was shown. */
export function ImportView(props: ImportViewProps) {
  const { state, context } = props
  if (state === 'checked') return <Checked {...props} note={<Noticed notice={context.notice} />} />
  return (
    <Page width="list">
      <BesideTitle>
        <HowFar at={stepOf[state] ?? (context.table ? 2 : 0)} />
      </BesideTitle>
      <Noticed notice={context.notice} />
      {shownOf(props)}
    </Page>
  )
}

function shownOf(props: ImportViewProps): ReactNode {
  switch (props.state) {
    case 'choosing':
    case 'opened':
      return <Choosing {...props} />
    case 'columns':
      return <ColumnsPart {...props} />
    case 'taken':
    case 'outdated':
    case 'failed':
    case 'unsent':
    case 'unasked':
    case 'untaken':
      return <Ended {...props} />
    default:
      return <Working {...props} />
  }
}

function Noticed({ notice }: { notice: string | null }) {
  const words = useWords()
  if (notice === null) return null
  return (
    <Note tone={notice === 'outOfTurn' || notice === 'changedMeanwhile' ? 'wait' : 'bad'} live>
      {words.find(`imports.refused.${notice}`) ?? problemWords(words, { code: notice, status: 409 })}
    </Note>
  )
}
