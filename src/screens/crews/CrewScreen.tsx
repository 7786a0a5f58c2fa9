import { Suspense, lazy, useEffect } from 'react'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import type { ScreenProps } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { clockAt, functionWords, nearDayWords } from '../shared/shift-words.ts'
import { often, useNow } from '../shared/useNow.ts'
import { useProjectHref } from '../shared/useProjectHref.ts'
import { crewLead } from './crew-lead.ts'
import type { Crew, Line } from './crew.types.ts'
import { CrewView } from './CrewView.tsx'
import { listCounts } from './line-state.ts'
import { nextStep } from './next-step.ts'
import { ownLine } from './own-line.ts'
import { OwnDay, type OwnAttendance } from './OwnDay.tsx'
import { OwnStep } from './OwnStep.tsx'
import { LateSharingDialog } from './LateDialogs.tsx'

const Kiosks = lazy(() => import('./Kiosks.tsx'))

export default function CrewScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const words = useWords()
  const { user, personId } = useSession()
  const now = useNow(often)
  // Beside the questions below, so that it is there when they are answered.
  useEffect(() => {
    if (user.kind === 'user') void import('./LeadRows.tsx').catch(() => undefined)
  }, [user.kind])
  const projectHref = useProjectHref()
  const path = { params: { path: { id } } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const positions = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItems', path)
  const mine = crew.data?.mine
  const works = user.kind === 'user' && mine !== undefined && (mine.leads || mine.jobId !== null)
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', path, { enabled: works })

  const own = ownLine(lines.data?.items ?? [], personId)
  const content =
    crew.data && positions.data
      ? {
          crew: crew.data,
          positions: positions.data.items,
          lead: crewLead(words, crew.data, own, now),
          // Visitors find everybody's card, which names whom to turn to.
          reads: !works && user.kind === 'user',
          projectHref: projectHref(crew.data.project.number),
          leading:
            works && mine.leads
              ? {
                  ...listCounts(lines.data?.items ?? []),
                  begun: now >= Date.parse(crew.data.starts),
                  signedOff: lines.data?.items.some(({ status }) => status === 'signedOff') ?? false,
                }
              : null,
          meId: personId,
        }
      : undefined
  const state = loadable([crew, positions], content, { keeps: true })
  return (
    <CrewView
      state={state}
      kiosks={
        <Suspense>
          <Kiosks crewId={id} />
        </Suspense>
      }
      own={
        crew.data && own ? (
          <OwnDay crewId={id} line={own} geoData={null}>
            {day => <OwnCrewDay crew={crew.data} line={own} day={day} now={now} />}
          </OwnDay>
        ) : null
      }
    />
  )
}

interface OwnCrewDayProps {
  crew: Crew
  line: Line
  day: OwnAttendance
  now: number
}

function OwnCrewDay({ crew, line, day, now }: OwnCrewDayProps) {
  const words = useWords()
  const { tenant } = useSession()
  const { punches } = day
  const opensMinutes = tenant.checkInOpensMinutes
  const step = nextStep(line, punches, opensMinutes, now)
  const opens = Date.parse(line.starts) - opensMinutes * 60_000
  const date = nearDayWords(words, line, now)
  const late = now >= Date.parse(line.starts)
  return (
    <>
      <OwnStep
        crewId={crew.id}
        line={line}
        step={step}
        role={functionWords(words, line.projectCrewItem.function)}
        opensAt={`${date}, ${clockAt(opens, line.timeZone)}`}
        punches={punches.map(punch => ({ punch, time: clockAt(punch.at, line.timeZone) }))}
        busy={day.doing === 'locating' || day.doing === 'saving'}
        notSaved={day.doing === 'notSaved'}
        canPreCall={step === 'checkIn' && !punches.some(({ kind }) => kind === 'Pre-call') && !late}
        onPreCall={() => day.punch('Pre-call')}
        onWithout={day.doing === 'locating' ? day.skip : null}
      />
      <LateSharingDialog
        opened={day.dialog === 'sharing'}
        onShare={day.share}
        onWithout={day.skip}
        onClose={day.cancel}
      />
    </>
  )
}
