import { IconCheck } from '@tabler/icons-react'
import type { Fit } from '../../../domain/planningCalendar/fit.ts'
import { useWords } from '../../i18n/words.ts'
import { PlacesBar } from '../../ui/PlacesBar/PlacesBar.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { dayWords, functionWords } from '../shared/words/shift-words.ts'
import type { CrewItem } from './crew.types.ts'
import classes from './crew.module.css'

interface ItemCardProps {
  item: CrewItem
  /** What letting the person go here would do; null: nobody is held. */
  fit: Fit['kind'] | null
  /** "Put Anouk here": the one it is over. */
  drop: string | null
  isHeld: boolean
  /** Takes it, or puts whoever is held on it; null: it is only looked at. */
  onTake: (() => void) | null
  onNear: () => void
}

/** One position of the crew: when, for what, and how many places it still has. */
export function ItemCard({ item, fit, drop, isHeld, onTake, onNear }: ItemCardProps) {
  const words = useWords()
  const { tn, t } = words
  const { startTime, endTime, starts, ends, open, requested, filled, amountOfRows } = item
  const overnight = endTime <= startTime && ends > starts
  const said = (
    <>
      <VisuallyHidden>{dayWords(words, item.startDate)}</VisuallyHidden>
      <span className={classes['time']}>
        <b>{startTime}</b>–{endTime}
        {overnight ? <sup>+1</sup> : null}
      </span>
      <b>{item.project.name}</b>
      <span className={classes['task']}>
        {item.task ?? functionWords(words, item.function).replaceAll('\u00AD', '')}
      </span>
      <PlacesBar amount={amountOfRows} filled={filled} requested={requested} singly={7} />
      <span className={classes['state']}>
        {open > 0 ? <span className={classes['missing']}>{tn('plannerCrew.missing', open)}</span> : null}
        {requested > 0 ? <span className={classes['asked']}>{tn('plannerCrew.requested', requested)}</span> : null}
        {filled >= amountOfRows ? (
          <span className={classes['full']}>
            <IconCheck aria-hidden="true" />
            {t('plannerCrew.full')}
          </span>
        ) : null}
      </span>
      {drop === null ? null : <span className={classes['drop']}>{drop}</span>}
    </>
  )
  if (onTake === null) return <div className={classes['item']}>{said}</div>
  return (
    <button
      type="button"
      className={classes['item']}
      data-item={item.id}
      data-take="item"
      data-open={open > 0 ? '' : undefined}
      data-fit={fit ?? undefined}
      data-here={drop === null ? undefined : ''}
      aria-keyshortcuts="p"
      aria-pressed={isHeld}
      onClick={onTake}
      onFocus={onNear}
    >
      {said}
    </button>
  )
}
