import { IconX } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { PutStatus } from '../../../machines/put-position/put-position.types.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { dayWords, functionWords, hoursWords } from '../../shared/words/shift-words.ts'
import type { PlanningPosition } from '../../shared/planning/planning.types.ts'
import classes from './put.module.css'

interface OpenTrayProps {
  date: string
  positions: readonly PlanningPosition[]
  carried: string | null
  status: PutStatus
  onStatus: (status: PutStatus) => void
  onGrab: (position: PlanningPosition, event: PointerEvent) => void
  onPick: (position: PlanningPosition) => void
  onClose: () => void
}

/** Positions of a day that still have places: dragged onto a person, or picked up by `P` and walked there. */
export function OpenTray({ date, positions, carried, status, onStatus, onGrab, onPick, onClose }: OpenTrayProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <section className={classes['tray']} aria-label={t('planningCalendar.openOn', { day: dayWords(words, date) })}>
      <div className={classes['trayHead']}>
        <b>{t('planningCalendar.openOn', { day: dayWords(words, date) })}</b>
        <span>{t('planningCalendar.putHint')}</span>
        <Segments
          label={t('planningCalendar.how')}
          value={status}
          onChange={to => onStatus(to === 'invited' ? 'invited' : 'confirmed')}
          items={[
            { value: 'confirmed', label: t('planningCalendar.confirm') },
            { value: 'invited', label: t('planningCalendar.invite') },
          ]}
        />
        <IconButton label={t('app.close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      {positions.length === 0 ? <p>{t('planningCalendar.noneOpen')}</p> : null}
      <ul className={classes['places']}>
        {positions.map(position => (
          <li key={position.id}>
            <button
              type="button"
              className={classes['place']}
              data-place={position.id}
              data-carried={carried === position.id ? '' : undefined}
              aria-keyshortcuts="p"
              onPointerDown={event => onGrab(position, event)}
              onKeyDown={event => {
                if (event.ctrlKey || event.metaKey || event.altKey) return
                if (event.key.toLowerCase() !== 'p' && event.key !== 'Enter') return
                event.preventDefault()
                onPick(position)
              }}
            >
              <b>{hoursWords(position)}</b>
              <span>{functionWords(words, position.function).replaceAll('\u00AD', '')}</span>
              <span>{position.venue}</span>
              <i>{tn('planningCalendar.openPlaces', position.open)}</i>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
