import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { WordsContext } from '../../../i18n/words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import KioskStart from './KioskStart.tsx'
import { type Kiosk, KiosksView } from './KiosksView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'kioskLead']
/** Those that were left are only of interest while they are the newest. */
const shownAtMost = 5

/** The kiosks of a crew, for whoever leads it. */
export default function Kiosks({ crewId }: { crewId: string }) {
  const words = useLateWords(groups)
  const now = useNow()
  const kiosks = $api.useQuery(
    'get',
    '/api/v1/projectCrews/{id}/kiosks',
    { params: { path: { id: crewId }, query: { limit: 20 } } },
    { refetchInterval: 60_000 },
  )
  const revocation = useCommand('post', '/api/v1/kiosks/{id}/revoke')
  const [asking, setAsking] = useState<Kiosk | null>(null)
  if (!words || !kiosks.data) return null
  const open = kiosks.data.items.filter(({ endedAt }) => endedAt === null)
  const left = kiosks.data.items.filter(({ endedAt }) => endedAt !== null)
  const close = ({ id }: Kiosk) => void revocation.give({ params: { path: { id } } }).then(() => setAsking(null))
  return (
    <WordsContext value={words}>
      <KiosksView
        kiosks={[...open, ...left].slice(0, Math.max(open.length, shownAtMost))}
        now={now}
        asking={asking}
        busy={revocation.busy}
        onAsk={setAsking}
        onClose={close}
        start={<KioskStart crewId={crewId} task="Check-in" />}
      />
    </WordsContext>
  )
}
