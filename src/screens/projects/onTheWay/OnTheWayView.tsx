import {
  IconChevronDown,
  IconMapPin,
  IconNavigation,
  IconPhone,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { mapHref, telHref } from '../../shared/hrefs.ts'
import { type LatePerson, LateNow } from '../../shared/late/LateNow.tsx'
import { missingOf } from '../../shared/missing-places.ts'
import { dateWords, dayWords, roleWords } from '../../shared/words/shift-words.ts'
import { beginDateOf, daysOf } from '../days.ts'
import { ShiftTile } from '../ShiftTile.tsx'
import type { Position, Shift } from '../project.types.ts'
import { openPositions } from './positions.ts'
import classes from './on-the-way.module.css'

interface OnTheWayViewProps {
  shifts: readonly Shift[]
  shown: Shift | undefined
  /** Of the shown shift. */
  positions: readonly Position[]
  late: readonly LatePerson[]
  now: number
  onShift: (id: string) => void
  /** Everybody on the shown shift, position by position. */
  people: ReactNode
  /** What the client asks for on a shift, to be answered. */
  requests: (crewId: string) => ReactNode
  hrefToFind?: ((positionId: string) => string) | undefined
}

/** A project in one hand: who is late first, then the day, then only what still wants somebody. */
export function OnTheWayView(props: OnTheWayViewProps) {
  const { shifts, shown, late, now, onShift } = props
  const words = useWords()
  const { t, tn } = words
  const days = daysOf(shifts, now)
  const date = shown && beginDateOf(shown)
  const day = days.find(one => one.date === date)
  return (
    <div className={classes['way']}>
      <LateNow late={late} now={now} />
      {days.length > 1 ? (
        <Segments
          label={t('projects.shifts')}
          value={date ?? ''}
          onChange={next => {
            const [first] = days.find(one => one.date === next)?.shifts ?? []
            if (first) onShift(first.id)
          }}
          items={days.map(one => {
            const missing = one.shifts.reduce((sum, { places }) => sum + missingOf(places), 0)
            return {
              value: one.date,
              label: dateWords(words, one.date, { weekday: 'short', day: 'numeric' }),
              ...(missing > 0
                ? {
                    mark: (
                      <span className={classes['lacks']}>
                        <VisuallyHidden>{tn('shell.toFill', missing)}</VisuallyHidden>
                      </span>
                    ),
                  }
                : {}),
            }
          })}
        />
      ) : null}
      {day ? (
        <ul className={classes['shifts']} aria-label={dayWords(words, day.date)}>
          {day.shifts.map(shift => (
            <li key={shift.id} className={classes['shift']}>
              <ShiftTile shift={shift} shown={shift.id === shown?.id} now={now} onClick={() => onShift(shift.id)} />
              {props.requests(shift.id)}
              {shift.id === shown?.id ? <Positions key={shift.id} {...props} /> : null}
            </li>
          ))}
        </ul>
      ) : (
        <StatePanel kind="empty" title={t('projects.noShifts')}>
          {t('projects.noShiftsText')}
        </StatePanel>
      )}
      {shown ? <Ways shift={shown} /> : null}
    </div>
  )
}

/** What wants somebody, each with the way to find them; the full ones in one row that opens to everybody. */
function Positions({ positions, people, hrefToFind }: OnTheWayViewProps) {
  const words = useWords()
  const { t, tn } = words
  const [opened, setOpened] = useState(false)
  const { open, full } = openPositions(positions)
  return (
    <div className={classes['positions']}>
      <ul>
        {open.map(position => {
          const name = roleWords(words, position)
          const { amountOfRows: amount, filled, requested } = position
          return (
            <li key={position.id} className={classes['position']}>
              <span className={classes['what']}>
                <b>{name}</b>
                <span>{t('projects.ofPlaces', { filled, amount })}</span>
              </span>
              <span className={classes['bar']}>
                <PlacesBar amount={amount} filled={filled} requested={requested} singly={8} />
              </span>
              {hrefToFind ? (
                <Button
                  variant="tonal"
                  href={hrefToFind(position.id)}
                  aria-label={`${t('onTheWay.find')}: ${name}`}
                  icon={<IconUserPlus aria-hidden="true" />}
                >
                  {t('onTheWay.find')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={classes['rest']}
        aria-expanded={opened}
        onClick={() => setOpened(before => !before)}
      >
        <span className={classes['what']}>
          <b>{full.positions > 0 ? tn('onTheWay.morePositions', full.positions) : t('onTheWay.everybody')}</b>
          <span>{full.positions > 0 ? tn('onTheWay.allFilled', full.places) : t('onTheWay.everybodyText')}</span>
        </span>
        <IconChevronDown aria-hidden="true" />
      </button>
      {/* On paper everybody stands there. */}
      <div className={classes['people']} data-opened={opened || undefined}>
        {people}
      </div>
    </div>
  )
}

/** Under the thumb: who leads, the crew, and the way there. */
function Ways({ shift: { id, crewChief: chief, location } }: { shift: Shift }) {
  const { t } = useWords()
  const { geoData } = location
  return (
    <ActionBar>
      <div className={classes['ways']}>
        {chief ? (
          <Button
            full
            href={chief.phone ? telHref(chief.phone) : `/crews/${id}/contact-crew-chief`}
            aria-label={`${t('onTheWay.chief')}: ${chief.name}`}
            icon={<IconPhone aria-hidden="true" />}
          >
            {t('onTheWay.chief')}
          </Button>
        ) : null}
        <Button full href={`/crews/${id}`} icon={<IconUsersGroup aria-hidden="true" />}>
          {t('projects.view.crew')}
        </Button>
        <Button
          full
          variant="main"
          href={geoData ? mapHref(geoData) : `/locations/${location.id}`}
          aria-label={`${t('onTheWay.way')}: ${location.name}`}
          icon={geoData ? <IconNavigation aria-hidden="true" /> : <IconMapPin aria-hidden="true" />}
        >
          {t('onTheWay.way')}
        </Button>
      </div>
    </ActionBar>
  )
}
