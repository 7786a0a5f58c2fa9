import { IconCheck, IconClock, IconCloudOff, IconLogout2 } from '@tabler/icons-react'
import { memo } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import type { Tile } from '../kiosk.types.ts'
import classes from '../kiosk.module.css'

interface PersonTileProps extends Tile {
  /** Whether a tap is expected of this person now. */
  awaited: boolean
  onTap: (id: string) => void
}

const badges = {
  due: <IconClock aria-hidden="true" />,
  coming: <IconClock aria-hidden="true" />,
  late: <b aria-hidden="true">!</b>,
  in: <IconCheck aria-hidden="true" />,
  out: <IconLogout2 aria-hidden="true" />,
}

/** Redrawn only when its person changes: a tap must not wait for the other faces. */
export const PersonTile = memo(function PersonTile(props: PersonTileProps) {
  const { id, name, fullName, picture, role, state, time, saved, awaited, onTap } = props
  const { t } = useWords()
  return (
    <button
      type="button"
      data-awaited={awaited || undefined}
      className={cx(
        classes['person'],
        (state === 'in' || state === 'out') && classes['in'],
        state === 'late' && awaited && classes['late'],
        !awaited && classes['settled'],
      )}
      onClick={() => onTap(id)}
    >
      <span className={classes['top']}>
        <span className={classes['ring']}>
          <Face name={fullName} src={picture} />
          <span className={classes['badge']}>{saved ? <IconCloudOff aria-hidden="true" /> : badges[state]}</span>
        </span>
        <span className={classes['state']}>
          <span>{t(`kiosk.state.${state === 'coming' ? 'due' : state}`)}</span>
          <span>{time}</span>
        </span>
      </span>
      <span>
        <span className={classes['name']}>{name}</span>
        <span className={classes['role']}>
          {saved ? t('kiosk.savedHere') : state === 'coming' ? t('kiosk.coming') : role}
        </span>
      </span>
    </button>
  )
})
