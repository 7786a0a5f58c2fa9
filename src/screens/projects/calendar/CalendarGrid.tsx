import { type KeyboardEvent, useRef, useState } from 'react'
import { stepFrom } from '../../../../domain/projects/lanes.ts'
import { daysUntil } from '../../../../domain/shift-display.ts'
import { GridHead } from './GridHead.tsx'
import { GroupLanes } from './GroupLanes.tsx'
import type { Calendar, CalendarProject, Group, Shown } from './calendar.types.ts'
import { lanesOf } from './lanes-of.ts'
import classes from './calendar.module.css'

interface CalendarGridProps {
  calendar: Calendar
  projects: readonly CalendarProject[]
  shown: Shown
  today: string
  onShow: (to: Partial<Shown>) => void
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/** The days across, the groups below each other, each packed into lanes; arrows walk from bar to bar. */
export function CalendarGrid({ calendar, projects, shown, today, onShow }: CalendarGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const groups = lanesOf(projects, shown)
  const bars = groups.flatMap(group => group.bars)
  const current = bars.find(({ project }) => project.id === at) ?? bars[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const key = arrows.find(one => one === event.key)
    const own = event.target instanceof HTMLElement ? event.target.dataset['bar'] : undefined
    const from = bars.find(({ project }) => project.id === own)
    if (!key || !from || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const to = stepFrom(bars, from, key)
    if (to) frame.current?.querySelector<HTMLElement>(`[data-bar="${to.project.id}"]`)?.focus()
  }
  const toggle = (group: Group) =>
    onShow({
      closed: shown.closed.includes(group) ? shown.closed.filter(one => one !== group) : [...shown.closed, group],
    })
  const days = shown.weeks * 7
  const todayAt = daysUntil(today, shown.from)
  return (
    <div
      ref={frame}
      className={classes['calendar']}
      style={{ '--days': days }}
      data-weeks={shown.weeks}
      onKeyDown={onKeyDown}
    >
      <GridHead calendar={calendar} count={projects.length} shown={shown} today={today} />
      {groups.map(group => (
        <GroupLanes
          key={group.group}
          {...{ group, days, today: todayAt >= 0 && todayAt < days ? todayAt : null }}
          current={current?.project.id}
          onToggle={() => toggle(group.group)}
          onCurrent={setAt}
        />
      ))}
    </div>
  )
}
