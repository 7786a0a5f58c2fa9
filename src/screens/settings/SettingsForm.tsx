import { useState } from 'react'
import { ChangingSettings } from './ChangingSettings.tsx'
import type { Settings } from './settings.types.ts'

/** The form begins anew with what was saved, and with what is newer while nothing is entered: no field is pulled away. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [begun, setBegun] = useState({ round: 0, settings, saved: false })
  const begin = (from: Settings, saved: boolean) =>
    setBegun(({ round }) => ({ round: round + 1, settings: from, saved }))
  return (
    <ChangingSettings
      key={begun.round}
      base={begun.settings}
      outdated={settings.revision > begun.settings.revision}
      saved={begun.saved}
      onSaved={answer => begin(answer, true)}
      onBegin={from => begin(from ?? newest(settings, begun.settings), false)}
    />
  )
}

const newest = (one: Settings, other: Settings) => (one.revision > other.revision ? one : other)
