import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { cx } from '../../ui/cx.ts'
import type { Member } from './crew.types.ts'
import classes from './crew.module.css'

interface MemberHeadProps {
  person: Member
  /** Planned on the days that are shown, and agreed for as many. */
  minutes: number
  quota: number | null
  isHeld: boolean
  /** Takes the person, or puts them on the item that is held; null: they are only looked at. */
  onTake: (() => void) | null
  onGrab: (event: PointerEvent) => void
  onNear: () => void
}

/** Who it is, by what they are taken, and their hours against what was agreed. */
export function MemberHead({ person, minutes, quota, isHeld, onTake, onGrab, onNear }: MemberHeadProps) {
  const { t } = useWords()
  const over = quota !== null && minutes > quota
  return (
    <span className={classes['who']}>
      {onTake === null ? null : (
        <button
          type="button"
          className={classes['grip']}
          data-take="person"
          data-person={person.id}
          aria-label={t('plannerCrew.take', { name: person.name })}
          aria-keyshortcuts="p"
          aria-pressed={isHeld}
          onPointerDown={onGrab}
          onClick={onTake}
          onFocus={onNear}
        >
          <IconGripVertical aria-hidden="true" />
        </button>
      )}
      <Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />
      <span className={classes['name']}>{person.name}</span>
      <span className={cx(classes['hours'], over && classes['over'])}>
        {over ? <IconAlertTriangle role="img" aria-label={t('plannerCrew.over')} /> : null}
        <b>{hoursText(minutes)}</b>
        {quota === null ? null : `/${hoursText(quota)}`}
      </span>
    </span>
  )
}
