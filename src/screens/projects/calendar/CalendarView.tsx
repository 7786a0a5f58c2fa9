import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { Screen } from '../../shared/Screen.tsx'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { CalendarFoot } from './CalendarFoot.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { CalendarTools } from './CalendarTools.tsx'
import { WeekRows } from './WeekRows.tsx'
import type { Calendar, CalendarProject, Shown } from './calendar.types.ts'
import { useRoom } from '../../shared/calendar/useRoom.ts'
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
  const room = useRoom()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return
    onShow({ from: '' })
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  const known = state.kind === 'content' ? state.content.projects : []
  const narrowed = shown.manager !== null || shown.branch !== null || address.search.trim() !== ''
  return (
    <>
      <CalendarTools {...{ shown, onShow, address, known, room }} />
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
                <CalendarFoot {...{ calendar, count: projects.length, weeks: shown.weeks, updated }} />
              </div>
            </Page>
          )
        }}
      </Screen>
    </>
  )
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

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
