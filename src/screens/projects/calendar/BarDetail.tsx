import { useWords } from '../../../i18n/words.ts'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import type { Bar } from './calendar.types.ts'
import { callSaid, daysOf, placesSaid } from './project-words.ts'
import classes from './calendar.module.css'

/** More of the bar that is looked at, below it. The bar itself says the same to whoever does not see it. */
export function BarDetail({ bar: { project, from, to }, lane, days }: { bar: Bar; lane: number; days: number }) {
  const words = useWords()
  const right = from + to > days
  const call = callSaid(words, project)
  const edge = right ? days - 1 - Math.min(days - 1, to) : Math.max(0, from)
  return (
    <div
      className={classes['detail']}
      aria-hidden="true"
      style={{ top: `calc(${lane + 1} * var(--lane) + 4px)`, [right ? 'right' : 'left']: `${(edge / days) * 100}%` }}
    >
      <b>{project.name}</b>
      <span>
        {project.location.name}, {daysOf(words, project)}
      </span>
      {project.places.amount > 0 ? (
        <>
          <PlacesBar {...project.places} full />
          <span>{placesSaid(words, project)}</span>
        </>
      ) : null}
      {call === null ? null : <span>{call}</span>}
      {project.projectManager ? (
        <span>{words.t('projectCalendar.managedBy', { name: project.projectManager.name })}</span>
      ) : null}
    </div>
  )
}
