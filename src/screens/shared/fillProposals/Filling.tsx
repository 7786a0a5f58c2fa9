import { useState } from 'react'
import { useSearch } from 'wouter'
import type { Group } from '../../../i18n/translate.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { WaitingPage } from '../WaitingPage.tsx'
import { useNow } from '../useNow.ts'
import { FillView } from './FillView.tsx'
import { firstDays } from './days.ts'
import type { Bounds, Days } from './fill.types.ts'
import { named, useFill } from './useFill.ts'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'bestPersons', 'fillProposals']

interface FillingProps {
  /** Whose open places; null: of all projects. */
  project: { id: string; name: string } | null
  /** Days one may choose from; null: there are none left. */
  bounds: Bounds | null
  /** The day one begins with, YYYY-MM-DD; absent: the first. */
  from?: string
  /** How many places are open on some days; null: not known before it is asked. */
  openOn: ((days: Days) => number) | null
}

/** All open places of a project or of some days filled by one proposal, with words that come with it. */
export function Filling(props: FillingProps) {
  return (
    <LateWords groups={groups} waiting={<WaitingPage />}>
      <Proposing {...props} />
    </LateWords>
  )
}

function Proposing({ project, bounds, from, openOn }: FillingProps) {
  const now = useNow()
  const search = useSearch()
  const [input] = useState(() => {
    const days = bounds ? firstDays(bounds, from) : { from: '', to: '' }
    return {
      id: new URLSearchParams(search).get(named),
      projectId: project?.id ?? null,
      wanted: { ...days, method: 'bestMatch' as const },
    }
  })
  const { state, context, send } = useFill(input)
  return (
    <FillView
      state={state}
      context={context}
      name={project?.name ?? null}
      bounds={bounds}
      open={openOn?.(context.wanted) ?? null}
      now={now}
      send={send}
    />
  )
}
