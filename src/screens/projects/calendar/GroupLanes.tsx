import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { WeekGround } from '../../shared/calendar/WeekGround.tsx'
import { missingOf } from '../../shared/missing-places.ts'
import { BarDetail } from './BarDetail.tsx'
import type { Bar, Lanes } from './calendar.types.ts'
import { callSaid, daysOf, placesSaid, subOf } from './project-words.ts'
import classes from './calendar.module.css'

interface GroupLanesProps {
  group: Lanes
  days: number
  /** The column of today; null where it is not shown. */
  today: number | null
  /** Id of the project whose bar Tab comes to. */
  current: string | undefined
  onToggle: () => void
  onCurrent: (id: string) => void
}

/** One group: its heading opens and closes it and says what it sums up to, its bars stand in lanes. */
export function GroupLanes({
  group: { group, projects, bars, first, lanes, open },
  days,
  today,
  ...on
}: GroupLanesProps) {
  const { t, tn } = useWords()
  const [looked, setLooked] = useState<string | null>(null)
  const detail = bars.find(({ project }) => project.id === looked)
  const sum = (of: 'amount' | 'filled' | 'requested') => projects.reduce((total, { places }) => total + places[of], 0)
  const [amount, filled, requested] = [sum('amount'), sum('filled'), sum('requested')]
  const lacking = projects.filter(({ places }) => missingOf(places) > 0).length
  const name = t(`projectCalendar.group.${group}`)
  return (
    <section className={cx(classes['group'], classes[group])} aria-label={name}>
      <div className={classes['about']}>
        <h2>
          <button type="button" aria-expanded={open} onClick={on.onToggle}>
            {open ? <IconChevronDown aria-hidden="true" /> : <IconChevronRight aria-hidden="true" />}
            <i className={classes['key']} aria-hidden="true" />
            {name}
          </button>
        </h2>
        <p>{tn('projectCalendar.count', projects.length)}</p>
        {!open || projects.length === 0 ? null : group === 'confirmed' ? (
          <>
            <PlacesBar {...{ amount, filled, requested }} full />
            <p>{t('projectCalendar.filled', { filled, amount })}</p>
            {lacking > 0 ? <p className={classes['need']}>{tn('projectCalendar.lacking', lacking)}</p> : null}
          </>
        ) : (
          <p>{tn(`projectCalendar.sum.${group}`, amount)}</p>
        )}
      </div>
      <div className={classes['lanes']} style={{ '--lanes': lanes }} onMouseLeave={() => setLooked(null)}>
        <WeekGround today={today} />
        {bars.map(bar => (
          <BarLink
            key={bar.project.id}
            bar={bar}
            lane={bar.lane - first}
            days={days}
            tabs={bar.project.id === on.current}
            onLook={setLooked}
            onCurrent={on.onCurrent}
          />
        ))}
        {detail ? <BarDetail bar={detail} lane={detail.lane - first} days={days} /> : null}
      </div>
    </section>
  )
}

interface BarLinkProps {
  bar: Bar
  lane: number
  days: number
  tabs: boolean
  onLook: (id: string | null) => void
  onCurrent: (id: string) => void
}

/** One project; its words stand in it, or beside it where it is short. */
const BarLink = memo(function BarLink({
  bar: { project, from, to, words: side },
  lane,
  days,
  tabs,
  ...on
}: BarLinkProps) {
  const words = useWords()
  const { id, name, number, company, clientMark, status, places, location, projectManager } = project
  const said = [
    words.t(`projectCalendar.group.${status}`),
    daysOf(words, project),
    location.name,
    places.amount > 0 ? placesSaid(words, project) : null,
    callSaid(words, project),
    projectManager?.name,
  ]
  return (
    <a
      href={`/projects/${encodeURIComponent(number)}`}
      data-bar={id}
      tabIndex={tabs ? 0 : -1}
      className={cx(classes['bar'], side !== 'inside' && classes['short'], classes[side])}
      style={{ gridColumn: `${Math.max(0, from) + 1} / ${Math.min(days - 1, to) + 2}`, gridRow: lane + 1 }}
      onFocus={() => {
        on.onCurrent(id)
        on.onLook(id)
      }}
      onBlur={() => on.onLook(null)}
      onMouseEnter={() => on.onLook(id)}
    >
      <ClientMark mark={clientMark} company={company.name} size="s" />
      <span className={classes['words']}>
        <b>{name}</b>
        <span>{subOf(words, project, side === 'inside' && (to - from + 1) / days > 0.16)}</span>
      </span>
      {status === 'confirmed' && places.amount > 0 ? (
        <span className={classes['inBar']}>
          <PlacesBar {...places} full />
        </span>
      ) : null}
      <VisuallyHidden>{`, ${said.filter(Boolean).join(', ')}`}</VisuallyHidden>
    </a>
  )
})
