import { useState } from 'react'
import { ChangingSettings } from './ChangingSettings.tsx'
import type { Settings } from './settings.types.ts'

/** The form begins anew with what was saved; what somebody else changes meanwhile does not pull fields away from it. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [begun, setBegun] = useState({ round: 0, settings, saved: false })
  const begin = (from: Settings, saved: boolean) =>
    setBegun(({ round }) => ({ round: round + 1, settings: from, saved }))
  return (
    <ChangingSettings
      key={begun.round}
      base={begun.settings}
      saved={begun.saved}
      onSaved={answer => begin(answer, true)}
      onBegin={from => begin(from ?? newest(settings, begun.settings), false)}
    />
  )
}

const newest = (one: Settings, other: Settings) => (one.revision > other.revision ? one : other)
