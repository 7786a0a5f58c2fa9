import { IconFlag, IconMapPin, IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Fact } from '../../ui/Fact/Fact.tsx'
import { dayWords } from '../shared/words/shift-words.ts'
import { hoursOf } from './days.ts'
import { NoteSign } from './NoteSign.tsx'
import type { Shift } from './project.types.ts'
import classes from './project.module.css'

interface ShiftHeadProps {
  shift: Shift
  /** The client asks for more people; absent: not theirs, or it is over. */
  onAsk?: (() => void) | undefined
}

/** When and what the chosen shift is, where its people meet, and the way to its crew. */
export function ShiftHead({ shift, onAsk }: ShiftHeadProps) {
  const words = useWords()
  const { t } = words
  const { from, to, note } = hoursOf(shift)
  const { location, meetingPoint } = shift
  return (
    <div className={classes['shiftHead']}>
      <h2 id="shift" className={classes['shiftTitle']}>
        <span className={classes['shiftHours']}>
          <b>{from}</b>–{to}
          {note ? <sup>{note}</sup> : null}
        </span>{' '}
        <span className={classes['shiftName']}>{shift.name}</span>{' '}
        <span className={classes['soft']}>{dayWords(words, dateIn(location.timeZone, Date.parse(shift.starts)))}</span>
      </h2>
      <div className={classes['shiftEnd']}>
        <NoteSign state={shift.deliveryNote} href={`/crews/${shift.id}/delivery-note`} />
        {onAsk ? (
          <span data-no-print="">
            <Button variant="main" icon={<IconUserPlus aria-hidden="true" />} onClick={onAsk}>
              {t('projects.askMore')}
            </Button>
          </span>
        ) : null}
        <span data-no-print="">
          <Button href={`/crews/${shift.id}`} icon={<IconUsersGroup aria-hidden="true" />}>
            {t('projects.toCrew')}
          </Button>
        </span>
      </div>
      <div className={classes['facts']}>
        {meetingPoint ? (
          <Fact icon={<IconFlag aria-hidden="true" />}>
            {t('projects.meeting')}: {meetingPoint}
          </Fact>
        ) : null}
        <Fact icon={<IconMapPin aria-hidden="true" />}>
          <a className={classes['plain']} href={`/locations/${location.id}`}>
            {location.name}
          </a>
        </Fact>
      </div>
    </div>
  )
}
