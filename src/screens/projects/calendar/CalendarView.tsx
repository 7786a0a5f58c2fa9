import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { CalendarTools } from '../../shared/calendar/CalendarTools.tsx'
import { choicesOf } from '../../shared/calendar/choices-of.ts'
import { useRoom } from '../../shared/calendar/useRoom.ts'
import { useTodayKey } from '../../shared/calendar/useTodayKey.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { ProjectsFoot } from './ProjectsFoot.tsx'
import { WeekRows } from './WeekRows.tsx'
import { type Calendar, type CalendarProject, type Shown, lengths } from './calendar.types.ts'
import classes from './calendar.module.css'

export interface CalendarViewProps {
  state: Loadable<Calendar>
  /** YYYY-MM-DD. */
  today: string
  /** Ms; when it was last asked for. */
  updated: number
  shown: Shown
  onShow: (to: Partial<Shown>) => void
  address: ListAddress
}

/** Projects by the days they have: taken on, quoted, and asked for by clients. */
export function CalendarView({ state, today, updated, shown, onShow, address }: CalendarViewProps) {
  const { t } = useWords()
  const { from, weeks, branch, manager } = shown
  const room = useRoom()
  useTodayKey(() => onShow({ from: '' }))
  const known = state.kind === 'content' ? state.content.projects : []
  const narrowed = manager !== null || branch !== null || address.search.trim() !== ''
  return (
    <>
      <CalendarTools
        words="projectCalendar"
        label={t('shell.nav.projectsCalendar')}
        {...{ from, weeks, lengths, onShow, address, room }}
        step={weeks}
        filters={[
          {
            label: t('projectCalendar.branches'),
            value: branch,
            items: choicesOf(known, ({ branch: own }) => own && { id: own.id, name: own.caption }),
            onChange: to => onShow({ branch: to }),
          },
          {
            label: t('projectCalendar.managers'),
            value: manager,
            items: choicesOf(known, ({ projectManager }) => projectManager),
            onChange: to => onShow({ manager: to }),
          },
        ]}
      />
      <Screen state={state} width="wide" skeleton={<CalendarSkeleton label={t('app.loading')} />}>
        {calendar => {
          const projects = calendar.projects.filter(project => fits(project, shown, address.search))
          return (
            <Page width="wide">
              {projects.length === 0 ? (
                <StatePanel
                  kind="empty"
                  title={t('projectCalendar.none')}
                  actions={
                    narrowed ? (
                      <Button onClick={() => address.clear('manager', 'branch')}>{t('projectCalendar.showAll')}</Button>
                    ) : undefined
                  }
                >
                  {t(narrowed ? 'projectCalendar.noneFound' : 'projectCalendar.noneText')}
                </StatePanel>
              ) : room === 'rows' ? (
                <WeekRows {...{ calendar, projects, shown }} />
              ) : (
                <CalendarGrid {...{ calendar, projects, shown, today, onShow }} />
              )}
              <div className={classes['foot']}>
                <ProjectsFoot {...{ calendar, count: projects.length, weeks, updated }} />
              </div>
            </Page>
          )
        }}
      </Screen>
    </>
  )
}

/** Every word of the search begins a word of its name, its client, its place or its number. */
function fits(project: CalendarProject, { manager, branch }: Shown, search: string): boolean {
  const { name, number, company, location, projectManager } = project
  if (manager !== null && projectManager?.id !== manager) return false
  if (branch !== null && project.branch?.id !== branch) return false
  const words = [name, number, company.name, location.name, location.city]
    .join(' ')
    .toLowerCase()
    .split(/[\s,]+/)
  const sought = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sought.every(one => words.some(word => word.startsWith(one)))
}
