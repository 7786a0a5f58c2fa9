import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { ImportContext, ImportEvent } from '../../machines/import/import.types.ts'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { BesideTitle } from '../shared/list/BesideTitle.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { problemWords } from '../shared/words/problem-words.ts'
import { Checked } from './Checked.tsx'
import { Choosing } from './Choosing.tsx'
import { ColumnsPart } from './ColumnsPart.tsx'
import { Ended } from './Ended.tsx'
import { Working } from './Working.tsx'
import type { Fate, ImportRow, ImportTable } from './import.types.ts'
import type { ImportState } from './useImport.ts'
import classes from './imports.module.css'

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
}

const steps = ['file', 'columns', 'checked', 'taken'] as const
const stepOf: Partial<Record<ImportState, number>> = { columns: 1, checked: 2, outdated: 2, failed: 2, taken: 3 }

/** A table of clients: brought, its columns said, every row looked at, then taken over as it was shown. */
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

/** How far one is: `at` is counted from 0. */
export function HowFar({ at }: { at: number }) {
  const { t } = useWords()
  const name = t(`imports.steps.${steps[at] ?? 'file'}`)
  return (
    <div className={classes['steps']}>
      <Steps
        label={t('imports.step', { step: at + 1, name })}
        steps={steps.map((_, step) => (step < at ? 'done' : step === at ? 'here' : 'open'))}
      />
      <span aria-hidden="true">{name}</span>
    </div>
  )
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
