import { PlacesBar } from '../../ui/PlacesBar/PlacesBar.tsx'
import { useWords } from '../../i18n/words.ts'
import { hoursOf, isRunning } from './days.ts'
import { NoteSign } from './NoteSign.tsx'
import { PlacesWords } from './PlacesWords.tsx'
import type { Shift } from './project.types.ts'
import classes from './days.module.css'

interface ShiftTileProps {
  shift: Shift
  shown: boolean
  now: number
  onClick: () => void
}

/** A shift in short: when, what, and one segment a place; whether it is on now. Opens it below. */
export function ShiftTile({ shift, shown, now, onClick }: ShiftTileProps) {
  const { t } = useWords()
  const { from, to, note } = hoursOf(shift)
  return (
    <button type="button" className={classes['tile']} aria-current={shown ? 'true' : undefined} onClick={onClick}>
      <span className={classes['when']}>
        <span className={classes['hours']}>
          <b>{from}</b>–{to}
          {note ? <sup>{note}</sup> : null}
        </span>
        {isRunning(shift, now) ? <span className={classes['today']}>{t('app.now')}</span> : null}
        <span className={classes['what']}>{shift.name}</span>
      </span>
      <PlacesBar {...shift.places} />
      <span className={classes['counts']}>
        <PlacesWords places={shift.places} />
        <NoteSign state={shift.deliveryNote} />
      </span>
    </button>
  )
}
