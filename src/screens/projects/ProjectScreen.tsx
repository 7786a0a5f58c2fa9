import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { loadable } from '../shared/loadable.ts'
import { missingOf } from '../shared/missing-places.ts'
import { WaitingPage } from '../shared/WaitingPage.tsx'
import { useNarrow } from './onTheWay/useNarrow.ts'
import { Screen } from '../shared/Screen.tsx'
import { useNow } from '../shared/useNow.ts'
import type { ScreenProps } from '../screen.ts'
import { isAskable } from './asking/askable.ts'
import { firstShift } from './days.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { ProjectView } from './ProjectView.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { ShiftPeople } from './staffing/ShiftPeople.tsx'
import { hrefOfView, waysOf } from './documents/ways.ts'
import { useSeen } from './useSeen.ts'
import { useProject, useReadsProjects } from './useProject.ts'
import classes from './project.module.css'
import { later } from '../../ui/lazily.tsx'

/** The ways to see a project stay where one of them cannot be loaded. */
const Views = ({ views }: { views?: ReactNode }) => views
const ProjectPlan = later(async () => (await import('./planning/ProjectPlan.tsx')).ProjectPlan, { Above: Views })
const ProjectDesk = later(async () => (await import('./ProjectDesk.tsx')).ProjectDesk)
const BestPersons = later(async () => (await import('./best/BestPersons.tsx')).BestPersons, { page: true })
const ProjectFill = later(async () => (await import('./ProjectFill.tsx')).ProjectFill, { page: true })
const ProjectQuotes = later(async () => (await import('./quoting/ProjectQuotes.tsx')).ProjectQuotes)
const ProjectRequests = later(async () => (await import('./asking/ProjectRequests.tsx')).ProjectRequests)
const CrewRated = later(async () => (await import('../shared/rating/CrewRated.tsx')).CrewRated)
const ClosingProject = later(async () => (await import('./ClosingProject.tsx')).ClosingProject)
const ProjectCosts = later(async () => (await import('./costing/ProjectCosts.tsx')).ProjectCosts)
const ProjectPeople = later(async () => (await import('./profiling/ProjectPeople.tsx')).ProjectPeople, { Above: Views })
const ProjectLink = later(async () => (await import('./ProjectLink.tsx')).ProjectLink)
const OnTheWay = later(async () => (await import('./onTheWay/OnTheWay.tsx')).OnTheWay)
const LogoDialog = later(async () => (await import('./logo/LogoDialog.tsx')).LogoDialog)
const ChangingProject = later(async () => (await import('./adding/ChangingProject.tsx')).ChangingProject)
/** How often planning's own view is asked for again, ms: two may plan one project. */
const often = 10_000

/** A project; or, for whoever plans it, everybody who could be put on one of its positions, or on all that are open. */
export default function ProjectScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const { user } = useSession()
  const search = new URLSearchParams(useSearch())
  const view = search.get('view')
  const sought = view === 'person' && mayCall(user, 'findBestPersons') ? search.get('position') : null
  const fills = view === 'fill' && mayCall(user, 'createFillProposal')
  if (!sought && !fills) return <WholeProject number={number} />
  return (
    <Suspense fallback={<WaitingPage />}>
      {sought ? <BestPersons key={sought} position={sought} /> : <ProjectFill key={number} number={number} />}
    </Suspense>
  )
}

/** A project to read: its shifts by day, and who stands where on the chosen one. */
function WholeProject({ number }: { number: string }) {
  const { user } = useSession()
  const [path, navigate] = useLocation()
  const { t } = useWords()
  const search = new URLSearchParams(useSearch())
  const asked = search.get('shift')
  const plans = mayCall(user, 'changeProjectPlan')
  const prices = mayCall(user, 'readProjectQuotations')
  const asks = !plans && mayCall(user, 'listPositionRequests')
  const ways = waysOf(user)
  const asksFor = search.get('view')
  const view = ways.find(way => way === asksFor && way !== 'documents') ?? 'shift'
  const now = useNow()
  const narrow = useNarrow()
  const reads = useReadsProjects()
  const project = useProject(number)
  useSeen(number, reads && mayCall(user, 'seeProject'))
  const at = [
    { params: { path: { id: number }, query: wholeList } },
    { enabled: reads, ...(view === 'crew' ? { refetchInterval: often } : {}) },
  ] as const
  const shifts = $api.useQuery('get', '/api/v1/projects/{id}/projectCrews', ...at)
  const positions = $api.useQuery('get', '/api/v1/projects/{id}/projectCrewItems', ...at)

  const [changing, setChanging] = useState<'fields' | 'closed' | 'logo' | null>(null)
  const [asking, setAsking] = useState(false)
  const known = project.data !== undefined
  useEffect(() => {
    const { made } = (history.state ?? {}) as { made?: true }
    if (!known || !made) return
    history.replaceState(null, '')
    // Whoever has just created it stood in a dialog that is gone.
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [known])

  const all = shifts.data?.items ?? []
  const shown = all.find(({ id }) => id === asked) ?? firstShift(all, now)
  const plan = loadable([shifts, positions], shifts.data && positions.data)
  // What it is stands there without its plan, with the ways to see it: another one may come.
  const lacksPlan = plan.kind === 'failed'
  const content =
    project.data && (lacksPlan || (shifts.data && positions.data))
      ? { project: project.data, shifts: all, shown }
      : undefined
  const state = reads
    ? loadable(lacksPlan ? [project] : [project, shifts, positions], content)
    : ({ kind: 'refused' } as const)
  const isOpen = mayCall(user, 'createFillProposal') && project.data && missingOf(project.data.places) > 0
  const views =
    ways.length > 1 ? (
      <div className={classes['views']}>
        <Segments
          label={t('projects.view.label')}
          value={view}
          onChange={next => navigate(hrefOfView(path, next), { replace: next !== 'documents' })}
          items={ways.map(value => ({ value, label: t(`projects.view.${value}`) }))}
        />
        {isOpen ? <Button href={`${path}?view=fill`}>{t('projects.fill')}</Button> : null}
      </div>
    ) : null
  const waiting = (
    <>
      {views}
      <SkeletonRows count={6} label={t('app.loading')} />
    </>
  )
  const onShift = (id: string) => navigate(`${path}?shift=${id}`, { replace: true })
  const ofShown = positions.data?.items.filter(({ projectCrew }) => projectCrew.id === shown?.id) ?? []
  const isConfirmed = (shown?.deliveryNote ?? 'open') !== 'open'
  const people = shown ? (
    <>
      <ShiftPeople key={shown.id} shift={shown} positions={ofShown} now={now} />
      {isConfirmed && mayCall(user, 'listCrewItemRatings') ? (
        <Suspense>
          <CrewRated key={`${shown.id} rated`} crewId={shown.id} timeZone={shown.location.timeZone} />
        </Suspense>
      ) : null}
    </>
  ) : null
  const brief =
    narrow && plans && view === 'shift' && project.data && content && !lacksPlan ? (
      <Suspense fallback={<SkeletonRows count={4} label={t('app.loading')} />}>
        <OnTheWay
          project={project.data}
          shifts={all}
          shown={shown}
          positions={ofShown}
          now={now}
          onShift={onShift}
          people={people}
        />
      </Suspense>
    ) : null
  const link = mayCall(user, 'readProjectPassword') ? (
    <Suspense>
      <ProjectLink number={number} />
    </Suspense>
  ) : null
  return (
    <>
      <ProjectView
        state={state}
        now={now}
        actions={
          <>
            {mayCall(user, 'closeProject') && project.data?.closed === false ? (
              <Button variant="quiet" onClick={() => setChanging('closed')}>
                {t('projects.close')}
              </Button>
            ) : null}
            {mayCall(user, 'changeProject') ? (
              <Button icon={<IconPencil aria-hidden="true" />} onClick={() => setChanging('fields')}>
                {t('projects.edit')}
              </Button>
            ) : null}
          </>
        }
        onLogo={mayCall(user, 'setProjectLogo') ? () => setChanging('logo') : undefined}
        closed={project.data?.closed && mayCall(user, 'seeProject') ? <ClosedNote projectId={project.data.id} /> : null}
        views={!lacksPlan && (view === 'crew' || view === 'profile') ? null : views}
        offer={
          view === 'shift' && project.data ? (
            <Suspense>
              {asks ? (
                <ProjectRequests
                  project={project.data.id}
                  shifts={all}
                  shown={shown}
                  positions={positions.data?.items ?? []}
                  now={now}
                  asking={asking}
                  onAsked={() => setAsking(false)}
                />
              ) : null}
              {prices && !plans && user.loginTypes.includes('clients') ? (
                <ProjectQuotes project={project.data} now={now} quiet />
              ) : null}
            </Suspense>
          ) : null
        }
        onAsk={
          asks && mayCall(user, 'requestPosition') && project.data?.closed === false && shown && isAskable(shown, now)
            ? () => setAsking(true)
            : undefined
        }
        plan={
          lacksPlan && view !== 'cost' ? (
            <Screen state={plan} width="inside" level={3} skeleton={null}>
              {() => null}
            </Screen>
          ) : view === 'crew' && project.data && shifts.data && positions.data ? (
            <Suspense fallback={waiting}>
              <ProjectPlan
                project={project.data}
                shifts={shifts.data.items}
                items={positions.data.items}
                now={now}
                views={views}
              />
            </Suspense>
          ) : view === 'profile' && project.data && positions.data ? (
            <Suspense fallback={waiting}>
              <ProjectPeople
                project={project.data}
                positions={positions.data.items}
                now={now}
                views={views}
                link={link}
              />
            </Suspense>
          ) : view === 'cost' && project.data ? (
            <Suspense fallback={<SkeletonRows count={6} label={t('app.loading')} />}>
              <ProjectCosts number={number}>
                {prices ? <ProjectQuotes project={project.data} now={now} beside /> : null}
              </ProjectCosts>
            </Suspense>
          ) : null
        }
        onShift={onShift}
        people={people}
        brief={brief}
        link={link}
        log={
          mayCall(user, 'listActivities') && project.data ? (
            <Suspense>
              <ProjectDesk projectId={project.data.id} />
            </Suspense>
          ) : null
        }
      />
      <Suspense>
        {changing === 'closed' && project.data ? (
          <ClosingProject project={project.data} now={now} onClose={() => setChanging(null)} />
        ) : null}
        {changing === 'logo' && project.data ? (
          <LogoDialog project={project.data} onClose={() => setChanging(null)} />
        ) : null}
        {changing === 'fields' && project.data ? (
          <ChangingProject project={project.data} shifts={all} onClose={() => setChanging(null)} />
        ) : null}
      </Suspense>
    </>
  )
}
