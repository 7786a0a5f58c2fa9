import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { ProjectLog } from '../../shared/log/ProjectLog.tsx'
import { LeavingQuestion } from '../../shared/form/LeavingQuestion.tsx'
import { functionWords, viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useLeaving } from '../../shared/useLeaving.ts'
import type { Position, Project, Shift } from '../project.types.ts'
import type { TemplateAct } from '../templates/templates.types.ts'
import { CrewRequests } from '../asking/CrewRequests.tsx'
import { useRequests } from '../asking/useRequests.ts'
import { AddCrewDialog } from './AddCrewDialog.tsx'
import { AddPositionDialog } from './AddPositionDialog.tsx'
import { PlanQuestions } from './PlanQuestions.tsx'
import { PlanView } from './PlanView.tsx'
import { crewsOf } from './rows.ts'
import { usePlan } from './usePlan.ts'
import { later } from '../../../ui/lazily.tsx'

const Templates = later(async () => (await import('../templates/Templates.tsx')).Templates)

interface ProjectPlanProps {
  project: Project
  shifts: readonly Shift[]
  items: readonly Position[]
  now: number
  /** The other ways to see the project. */
  views: ReactNode
}

const groups: readonly Group[] = ['app', 'shell', 'projects', 'projectPlan', 'projectCreate', 'log']

/** The crew view of a project, with words that come with it. */
export function ProjectPlan(props: ProjectPlanProps) {
  const { t } = useWords()
  return (
    <LateWords
      groups={groups}
      waiting={
        <>
          {props.views}
          <SkeletonRows count={6} label={t('app.loading')} />
        </>
      }
      above={props.views}
    >
      <Planning {...props} />
    </LateWords>
  )
}

function Planning({
  project: { id: project, beginDate, company, location },
  shifts,
  items,
  now,
  views,
}: ProjectPlanProps) {
  const words = useWords()
  const { t, tn } = words
  const { user } = useSession()
  const { state, context, send } = usePlan(project)
  const { drafts, problem, people, theirs } = context
  const requests = useRequests(project)
  const remove = useCommand('post', '/api/v1/projects/{id}/plan')
  const [adding, setAdding] = useState<'crew' | { to: string } | null>(null)
  const lookup = { params: { query: wholeList } }
  const does = $api.useQuery('get', '/api/v1/functions', lookup).data?.items ?? []
  const functions = does.map(one => ({ value: one.id, label: functionWords(words, one) }))
  const meals = $api.useQuery('get', '/api/v1/cateringAgreementTypes', lookup).data?.items ?? []
  const catering = meals.map(({ id, caption }) => ({ value: id, label: caption }))
  const [unfinished, setUnfinished] = useState(false)
  const [template, setTemplate] = useState<TemplateAct | null>(null)
  const [removing, setRemoving] = useState<readonly string[] | null>(null)
  const leaving = useLeaving(unfinished || Object.keys(drafts).length > 0)
  // What somebody else has taken away cannot be altered any more.
  useEffect(() => {
    const gone = Object.keys(drafts).filter(id => !items.some(item => item.id === id))
    if (gone.length) send({ type: 'GONE', ids: gone })
  }, [drafts, items, send])
  const takeAway = (ids: readonly string[]) => {
    setRemoving(null)
    void remove.give(
      { params: { path: { id: project } }, body: { removedItemIds: [...ids] } },
      { done: tn('projectPlan.removed', ids.length) },
    )
  }
  const shift = adding !== null && adding !== 'crew' ? shifts.find(({ id }) => id === adding.to) : undefined
  const close = () => setAdding(null)
  return (
    <>
      <PlanView
        views={views}
        shifts={shifts}
        items={items}
        catering={catering}
        drafts={drafts}
        busy={!['clean', 'edited', 'saved'].includes(state)}
        problem={state === 'edited' ? problem : null}
        onEdit={edits => send({ type: 'EDITED', edits })}
        onSave={() => send({ type: 'SAVED' })}
        onDiscard={() => send({ type: 'DISCARDED' })}
        onRemove={setRemoving}
        onRemoveCrew={id => void remove.give({ params: { path: { id: project } }, body: { removedCrewIds: [id] } })}
        onUnfinished={setUnfinished}
        history={id => (mayCall(user, 'listActivities') ? <ProjectLog projectId={project} positionId={id} /> : null)}
        requests={crew => (requests ? <CrewRequests requests={requests} crew={crew} now={now} /> : null)}
        now={now}
        onAddCrew={() => setAdding('crew')}
        onFromTemplate={() => setTemplate('add')}
        onKeepAsTemplate={ids => setTemplate({ keep: ids })}
        onAddPosition={to => setAdding({ to })}
      />
      {adding === 'crew' ? (
        <AddCrewDialog
          project={project}
          firstDay={beginDate}
          today={dateIn(viewerZone(), now)}
          functions={functions}
          onClose={close}
        />
      ) : null}
      {shift ? (
        <AddPositionDialog
          project={project}
          shift={shift}
          like={items.find(({ projectCrew }) => projectCrew.id === shift.id)}
          functions={functions}
          catering={catering}
          onClose={close}
        />
      ) : null}
      {template === null ? null : (
        <Suspense>
          <Templates
            act={template}
            project={{ id: project, firstDay: beginDate, timeZone: location.timeZone, company }}
            crews={crewsOf(shifts, items, drafts)}
            today={dateIn(viewerZone(), now)}
            onUndo={removedCrewIds =>
              void remove.give(
                { params: { path: { id: project } }, body: { removedCrewIds: [...removedCrewIds] } },
                { done: t('projectPlan.undone') },
              )
            }
            onClose={() => setTemplate(null)}
          />
        </Suspense>
      )}
      <PlanQuestions
        {...{ state: String(state), people, theirs, drafts, items }}
        catering={catering}
        onAccept={() => send({ type: 'ACCEPTED' })}
        onKeep={() => send({ type: 'KEPT' })}
        onMine={() => send({ type: 'MINE' })}
        onTheirs={() => send({ type: 'THEIRS' })}
      />
      <ConfirmDialog
        opened={removing !== null}
        title={tn('projectPlan.removeAsk', removing?.length ?? 0)}
        safeLabel={t('app.cancel')}
        riskyLabel={t('projectPlan.remove')}
        onSafe={() => setRemoving(null)}
        onRisky={() => takeAway(removing ?? [])}
      />
      <LeavingQuestion {...leaving} />
    </>
  )
}
