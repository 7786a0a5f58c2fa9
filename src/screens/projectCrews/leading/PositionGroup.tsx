import { IconAlertTriangle, IconNote, IconUserPlus } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { roleWords } from '../../shared/words/shift-words.ts'
import type { Position } from '../crew.types.ts'
import type { ListedLine } from './line-state.ts'
import { ListStateMark } from './ListStateMark.tsx'
import { PlaceBar } from '../PlaceBar.tsx'
import classes from './crew-list.module.css'

interface PositionGroupProps {
  position: Position
  people: readonly ListedLine[]
  /** Nobody is filtered out, so places nobody has are shown as well. */
  whole: boolean
  now: number
  onOpen: (lineId: string) => void
}

/** One position of the list: its hours, its places, its people. */
export function PositionGroup({ position, people, whole, now, onOpen }: PositionGroupProps) {
  const words = useWords()
  const { t, tn } = words
  const role = roleWords(words, position)
  const missing = position.amountOfRows - position.filled
  return (
    <section className={classes['group']} aria-label={role}>
      <div className={classes['position']}>
        <h2 className={classes['role']}>{role}</h2>
        <span className={classes['hours']}>
          <b>{position.startTime}</b>–{position.endTime}
        </span>
      </div>
      <div className={classes['filling']}>
        <span>{t('crews.places', { filled: position.filled, amount: position.amountOfRows })}</span>
        <PlaceBar filled={position.filled} amount={position.amountOfRows} room={9} />
      </div>
      <ul className={classes['people']}>
        {people.map(one => (
          <li key={one.line.id} className={cx(classes['person'], classes[`is-${one.state}`])}>
            <Face name={one.line.person.name} src={one.line.person.pictureUrl ?? undefined} size="s" />
            <button
              type="button"
              className={classes['open']}
              aria-haspopup="dialog"
              onClick={() => onOpen(one.line.id)}
            >
              <span className={classes['name']}>{one.line.person.name}</span>
              <ListStateMark listed={one} now={now} />
            </button>
            {one.line.remark ? (
              <span className={classes['sign']}>
                <IconNote aria-hidden="true" />
                <VisuallyHidden>{t('crewLead.remarkLabel')}</VisuallyHidden>
              </span>
            ) : null}
            {one.line.flagged ? (
              <span className={cx(classes['sign'], classes['flag'])}>
                <IconAlertTriangle aria-hidden="true" />
                <VisuallyHidden>{t('crewLead.flagged')}</VisuallyHidden>
              </span>
            ) : null}
          </li>
        ))}
        {missing > 0 && whole ? (
          <li className={cx(classes['person'], classes['hollow'])}>
            <IconUserPlus aria-hidden="true" />
            {tn('shell.toFill', missing)}
          </li>
        ) : null}
      </ul>
    </section>
  )
}
