import { Suspense, useEffect } from 'react'
import { crewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'
import { often, useNow } from '../../shared/useNow.ts'
import { useProjectHref } from '../../shared/useProjectHref.ts'
import { crewLead } from './crew-lead.ts'
import { CrewView } from './CrewView.tsx'
import { ownLine } from '../own-line.ts'
import { useAllChecks } from '../useChecks.ts'
import { later } from '../../../ui/lazily.tsx'

const ownDay = () => import('../arriving/OwnCrewDay.tsx')
const OwnCrewDay = later(async () => (await ownDay()).default)
const Kiosks = later(async () => (await import('../lending/Kiosks.tsx')).default)

export default function CrewScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const words = useWords()
  const { user, personId, tenant } = useSession()
  const now = useNow(often)
  const { search, onSearch } = useListAddress({ isPart: true })
  // Beside the questions below, so that it is there when they are answered.
  useEffect(() => {
    if (user.kind !== 'user') return
    for (const load of [ownDay, () => import('./LeadRows.tsx')]) void load().catch(() => undefined)
  }, [user.kind])
  const projectHref = useProjectHref()
  const path = { params: { path: { id } } }
  const list = { params: { path: { id }, query: wholeList } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const positions = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItems', list)
  const mine = crew.data?.mine
  const works = user.kind === 'user' && mine !== undefined && (mine.leads || mine.jobId !== null)
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list, { enabled: works })

  const checks = useAllChecks(id, works && mine.leads, now)

  const { over } = useDevicePunches(lines.dataUpdatedAt)
  const people = lines.data?.items.map(over) ?? []
  const own = ownLine(people, personId)
  const reads = !works && user.kind === 'user'
  const content =
    crew.data && positions.data
      ? {
          crew: crew.data,
          positions: positions.data.items,
          lead: crewLead(words, crew.data, own, now),
          // Visitors find everybody's card, which names whom to turn to.
          reads,
          projectHref: projectHref(crew.data.project.number),
          leading:
            works && mine.leads
              ? {
                  figures: crewFigures(people, now, tenant.rules.graceMinutes),
                  begun: now >= Date.parse(crew.data.starts),
                  checks,
                  signedOff: people.some(({ status }) => status === 'signedOff'),
                }
              : null,
          meId: personId,
          photos: works,
          info: mayCall(user, 'listCrewInfo') && !reads,
        }
      : undefined
  const state = loadable([crew, positions], content, { keeps: true })
  return (
    <CrewView
      state={state}
      searching={{ search, onSearch }}
      kiosks={
        <Suspense>
          <Kiosks crewId={id} />
        </Suspense>
      }
      own={
        crew.data && own ? (
          <Suspense>
            <OwnCrewDay crew={crew.data} line={own} now={now} />
          </Suspense>
        ) : null
      }
    />
  )
}
