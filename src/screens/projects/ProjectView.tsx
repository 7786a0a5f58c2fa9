import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { Titled } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { ProjectHead } from './ProjectHead.tsx'
import { ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ShiftDays } from './ShiftDays.tsx'
import { ShiftHead } from './ShiftHead.tsx'
import { Whom } from './Whom.tsx'
import type { Project, Shift } from './project.types.ts'
import classes from './project.module.css'

export interface ProjectContent {
  project: Project
  shifts: readonly Shift[]
  /** The one whose people stand below. */
  shown: Shift | undefined
}

interface ProjectViewProps {
  state: Loadable<ProjectContent>
  now: number
  onShift: (id: string) => void
  /** The client asks for more people on the shown shift; absent: not theirs, or it is over. */
  onAsk?: (() => void) | undefined
  /** Who stands where on the shown shift. */
  people: ReactNode
  /** For whoever hands the visitors' link on. */
  link: ReactNode
  /** What can be done with it as a whole. */
  actions?: ReactNode
  /** For whoever may give it another logo. */
  onLogo?: (() => void) | undefined
  /** For whoever plans: that planning was done with it. */
  closed?: ReactNode
  /** What it was offered for, for the client who is asked. */
  offer?: ReactNode
  /** Ways to see it, for whoever plans. */
  views?: ReactNode
  /** Its crews and positions to be altered, in place of the shifts. */
  plan?: ReactNode
  /** What is to do and what was changed last, for planning and office. */
  log?: ReactNode
  /** On a phone on the way: what is on stands before what the project is, above an action bar. */
  brief?: ReactNode
}

/** A project: what and when above, its shifts as tiles, the chosen one in full below. */
export function ProjectView({
  state,
  now,
  onShift,
  onAsk,
  people,
  link,
  log,
  views,
  plan,
  actions,
  onLogo,
  offer,
  closed,
  brief,
}: ProjectViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="wide"
      skeleton={<ProjectSkeleton label={t('app.loading')} />}
      absent={{ title: t('projects.none'), text: t('projects.noneText') }}
    >
      {({ project, shifts, shown }) => (
        <Page width="wide" task={brief !== undefined && brief !== null}>
          <Titled>{project.name}</Titled>
          {brief}
          <ProjectHead project={project} now={now} actions={actions} onLogo={onLogo} />
          {closed}
          {views ? <div data-no-print="">{views}</div> : null}
          {offer}
          {plan ??
            (brief ? (
              <div className={classes['side']}>
                <Whom project={project} shift={shown} />
                {link}
                {log}
              </div>
            ) : (
              <>
                {shown ? <ShiftDays shifts={shifts} shownId={shown.id} now={now} onShift={onShift} /> : null}
                <div className={classes['columns']}>
                  <div className={classes['main']}>
                    {shown ? (
                      <section aria-labelledby="shift" className={classes['shift']}>
                        <ShiftHead shift={shown} onAsk={onAsk} />
                        {people}
                      </section>
                    ) : (
                      <StatePanel kind="empty" title={t('projects.noShifts')}>
                        {t('projects.noShiftsText')}
                      </StatePanel>
                    )}
                  </div>
                  <div className={classes['side']}>
                    <Whom project={project} shift={shown} />
                    <div data-no-print="">{link}</div>
                    {log}
                  </div>
                </div>
              </>
            ))}
        </Page>
      )}
    </Screen>
  )
}
