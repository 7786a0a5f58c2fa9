import { useState } from 'react'
import { useSession } from '../../access/session.ts'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { $api, askAgain } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { positionOfCheck } from '../../machines/security-check/security-check.actors.ts'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { type ScreenProps, useTitle } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { RefusedBecause } from '../shared/RefusedBecause.tsx'
import { Screen } from '../shared/Screen.tsx'
import { useDownload } from '../shared/useDownload.ts'
import { dayWords } from '../shared/words/shift-words.ts'
import { useEntries } from '../shared/useEntries.ts'
import { useNow } from '../shared/useNow.ts'
import { useLiveCrew } from '../shared/live/useLiveCrew.ts'
import { type Check, whichOf } from './security-check.types.ts'
import { SecurityCheckView } from './SecurityCheckView.tsx'
import { SendCheckDialog } from './SendCheckDialog.tsx'
import { useChecking } from './useChecking.ts'

/** Something is being put on the device, or taken off it. */
const busyIn = [{ answering: 'keeping' }, { signing: 'keeping' }, 'finishing', 'refused'] as const
/** While nothing is heard live, the check is asked for again every so many ms. */
const asksEvery = 60_000

/** What a crew looks at before a shift, and who signs it; whoever leads the crew makes it, the office reads it. */
export default function SecurityCheckScreen({ params }: ScreenProps) {
  const { t } = useWords()
  const { user } = useSession()
  const id = params['id'] ?? ''
  const which = whichOf(params) ?? { formId: '', date: '', shift: 0 }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', { params: { path: { id } } })
  const leads = crew.data?.mine.leads === true
  const reads = leads || user.loginTypes.includes('office')
  // The office is told nothing live: it asks again by itself.
  const { live } = useLiveCrew(id, leads)
  const query = $api.useQuery(
    'get',
    '/api/v1/projectCrews/{id}/securityCheckOfShift',
    { params: { path: { id }, query: which } },
    { enabled: reads, refetchInterval: live ? askAgain : asksEvery },
  )
  const position = positionOfCheck(id, which)
  const entries = useEntries(useOutbox(), { position })
  const known = query.data && entries ? { told: query.data, entries } : undefined
  const asked = loadable([crew, query], known, { keeps: true })
  return (
    <Screen
      key={position}
      state={crew.data && !reads ? { kind: 'refused' } : asked}
      width="wide"
      skeleton={<SkeletonRows count={7} label={t('app.loading')} />}
      refused={{ text: <RefusedBecause reason={t('securityChecks.chiefOnly')} /> }}
      absent={{ kind: 'notFound', title: t('securityChecks.notFound'), text: t('securityChecks.notFoundText') }}
    >
      {content => <Checking key={position} {...content} answeredAt={query.dataUpdatedAt} leads={leads} />}
    </Screen>
  )
}

interface CheckingProps {
  told: Check
  entries: readonly OutboxEntry[]
  answeredAt: number
  leads: boolean
}

function Checking({ leads, ...known }: CheckingProps) {
  const words = useWords()
  const { location, crew, date, name } = known.told
  useTitle(name, [location.name, dayWords(words, date), crew.name].join(', '))
  const file = useDownload('securityCheck')
  const { check, snapshot, send, waits } = useChecking(known)
  const [mailing, setMailing] = useState(false)
  const now = useNow()
  const { id, finishedAt } = check
  const save = () => {
    if (id === null) return
    const asked = { params: { path: { id: check.crew.id, securityCheckId: id } }, parseAs: 'blob' } as const
    const at = '/api/v1/projectCrews/{id}/securityChecks/{securityCheckId}/download'
    // Once it is finished its signed paper is the one that counts.
    const load = () => (finishedAt === null ? unwrap(api.GET(at, asked)) : unwrap(api.POST(`${at}/signed`, asked)))
    const title = words.t('shell.title.securityCheck')
    void file.save(`${title}-${check.project.number}-${date}.pdf`, load, words.t('securityChecks.saved'))
  }
  const mail = leads && finishedAt !== null ? () => setMailing(true) : undefined
  return (
    <>
      <SecurityCheckView
        check={check}
        context={snapshot.context}
        open={snapshot.matches('answering') ? 'finding' : snapshot.matches('signing') ? 'pad' : null}
        busy={busyIn.some(state => snapshot.matches(state))}
        waits={waits}
        leads={leads}
        paper={id === null ? null : { busy: file.busy, save, mail }}
        send={send}
      />
      {mailing && id !== null ? (
        <SendCheckDialog check={check} id={id} now={now} onClose={() => setMailing(false)} />
      ) : null}
    </>
  )
}
