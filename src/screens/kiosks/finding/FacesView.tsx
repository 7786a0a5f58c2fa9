import { IconUserQuestion } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type LetterGroup, pageOf } from '../../../../domain/kiosks/kiosk-names.ts'
import type { KioskTask } from '../../../../domain/kiosks/kiosk-roster.ts'
import { useWords } from '../../../i18n/words.ts'
import { KioskHead } from '../KioskHead.tsx'
import type { FacesHead, Tile } from '../kiosk.types.ts'
import type { Pager } from './Pager.tsx'
import { PersonTile } from './PersonTile.tsx'
import type { Room } from './useRoom.ts'
import classes from '../kiosk.module.css'

interface FacesViewProps {
  head: FacesHead
  task: KioskTask
  /** Of the chosen letters, alphabetical. */
  tiles: readonly Tile[]
  groups: readonly LetterGroup[]
  letters: string | null
  page: number
  room: Room
  /** Whom to ask, by first name; null where nobody is named. */
  chief: string | null
  /** Something else covers the faces. */
  covered: boolean
  onTap: (id: string) => void
  onLetters: (letters: string | null) => void
  onPage: (page: number) => void
  onMenu: () => void
}

/** Everybody of the crew, in an order that never moves: nobody taps a neighbour who has just been checked in. */
export function FacesView(props: FacesViewProps) {
  const { head, task, tiles, groups, letters, page, room, chief, covered } = props
  const { t } = useWords()
  const cells = room.columns * room.rows
  // One cell says whom to ask; where not everybody fits, others turn pages.
  const places = tiles.length <= cells - 1 ? cells - 1 : cells - 1 - room.pagerCells
  const { shown, page: at, pages } = pageOf(tiles, places, page)
  // Few crews need it: the first faces are there without.
  const [Turning, setTurning] = useState<typeof Pager | null>(null)
  const isTurned = pages > 1
  useEffect(() => {
    if (isTurned) void import('./Pager.tsx').then(({ Pager }) => setTurning(() => Pager)).catch(() => undefined)
  }, [isTurned])
  const left = room.columns - (shown.length % room.columns)
  return (
    <main className={classes['kiosk']} inert={covered} aria-hidden={covered || undefined}>
      <KioskHead head={head} narrow={room.narrow} onMenu={props.onMenu} />
      <div className={classes['letters']} role="group" aria-label={t('kiosk.letters')}>
        <button type="button" aria-pressed={letters === null} onClick={() => props.onLetters(null)}>
          {t('kiosk.all')}
        </button>
        {groups.map(({ label }) => (
          <button key={label} type="button" aria-pressed={letters === label} onClick={() => props.onLetters(label)}>
            {label}
          </button>
        ))}
      </div>
      <section
        className={classes['people']}
        data-columns={Math.min(room.columns, 8)}
        data-rows={Math.min(room.rows, 6)}
        aria-label={t('kiosk.people')}
      >
        {shown.map(tile => (
          <PersonTile
            key={tile.id}
            {...tile}
            awaited={task === 'Check-in' ? tile.state !== 'in' && tile.state !== 'out' : tile.state === 'in'}
            onTap={props.onTap}
          />
        ))}
        {pages > 1 && Turning ? (
          <Turning
            page={at}
            names={tiles.map(({ name }) => name)}
            room={places}
            most={room.pages}
            onPage={props.onPage}
          />
        ) : null}
        <p className={classes['help']} data-span={pages > 1 ? 'last' : left >= 2 && room.narrow ? 2 : 1}>
          <IconUserQuestion aria-hidden="true" />
          <b>{t('kiosk.notListed')}</b>
          <span className={classes['soft']}>{t('kiosk.ask', { name: chief ?? t('kiosk.chief') })}</span>
        </p>
      </section>
    </main>
  )
}
