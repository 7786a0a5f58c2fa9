import { IconDeviceTablet } from '@tabler/icons-react'
import { useState } from 'react'
import type { KioskTask } from '../../../../domain/kiosks/kiosk-roster.ts'
import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { WordsContext } from '../../../i18n/words.ts'
import { flushed, startKiosk } from '../../../machines/kiosk/kiosk-start.actors.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { KioskStartDialog } from './KioskStartDialog.tsx'

const groups: readonly Group[] = ['app', 'shell', 'kioskLead']

/** Turns the device of whoever leads the crew into its kiosk. */
export default function KioskStart({ crewId, task }: { crewId: string; task: KioskTask }) {
  const words = useLateWords(groups)
  const outbox = useOutbox()
  // Home leads straight here.
  const [opened, setOpened] = useState(() => new URLSearchParams(location.search).has('kiosk'))
  const [busy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const start = async (label: string, exitPin: string) => {
    setBusy(true)
    setProblem(null)
    const left = await flushed(outbox)
    // Said once: who starts again then has been told.
    if (left > unsent) {
      setUnsent(left)
      setBusy(false)
      return
    }
    const failed = await startKiosk({ crewId, label, exitPin })
    if (failed === null) location.replace(`/crews/${crewId}/${task === 'Check-in' ? 'check-in' : 'check-out'}`)
    else {
      setProblem(failed)
      setBusy(false)
    }
  }
  if (!words) return null
  return (
    <WordsContext value={words}>
      <Button variant="line" full icon={<IconDeviceTablet aria-hidden="true" />} onClick={() => setOpened(true)}>
        {words.t('kioskLead.start')}
      </Button>
      {opened ? (
        <KioskStartDialog
          busy={busy}
          unsent={unsent}
          problem={problem}
          onStart={(label, exitPin) => void start(label, exitPin)}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </WordsContext>
  )
}
