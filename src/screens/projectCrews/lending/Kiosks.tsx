import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { WordsContext } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
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
    { params: { path: { id: crewId }, query: wholeList } },
    { refetchInterval: 60_000 },
  )
  const revocation = useCommand('post', '/api/v1/kiosks/{id}/revoke')
  const [asking, setAsking] = useState<Kiosk | null>(null)
  if (!words) return null
  const newest = (items: readonly Kiosk[]) => {
    const open = items.filter(({ endedAt }) => endedAt === null)
    const left = items.filter(({ endedAt }) => endedAt !== null)
    return [...open, ...left].slice(0, Math.max(open.length, shownAtMost))
  }
  const close = ({ id }: Kiosk) => void revocation.give({ params: { path: { id } } }).then(() => setAsking(null))
  const state = loadable([kiosks], kiosks.data?.items)
  const shown = (
    <Screen state={state} width="inside" level={3} refused={null} absent={null} skeleton={null}>
      {items => (
        <KiosksView
          kiosks={newest(items)}
          now={now}
          asking={asking}
          busy={revocation.busy}
          onAsk={setAsking}
          onClose={close}
          start={<KioskStart crewId={crewId} task="Check-in" />}
        />
      )}
    </Screen>
  )
  return (
    <WordsContext value={words}>
      {state.kind === 'failed' ? <Section title={words.t('kioskLead.title')}>{shown}</Section> : shown}
    </WordsContext>
  )
}
