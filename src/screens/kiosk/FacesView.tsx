import { IconChevronLeft, IconChevronRight, IconUserQuestion } from '@tabler/icons-react'
import { type LetterGroup, pageOf } from '../../../domain/kiosk-names.ts'
import type { KioskTask } from '../../../domain/kiosk-roster.ts'
import { useWords } from '../../i18n/words.ts'
import { KioskHead } from './KioskHead.tsx'
import type { FacesHead, Tile } from './kiosk.types.ts'
import { PersonTile } from './PersonTile.tsx'
import type { Room } from './useTablet.ts'
import classes from './kiosk.module.css'

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
  // One cell says whom to ask; a second one turns pages where not everybody fits.
  const fits = tiles.length <= cells - 1
  const { shown, page: at, pages } = pageOf(tiles, fits ? cells - 1 : cells - 2, page)
  const left = room.columns - ((shown.length + (pages > 1 ? 1 : 0)) % room.columns)
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
            awaited={task === 'Check-in' ? tile.state === 'due' || tile.state === 'late' : tile.state === 'in'}
            onTap={props.onTap}
          />
        ))}
        {pages > 1 ? (
          <div className={classes['pager']}>
            <span className={classes['soft']}>{t('kiosk.page', { page: at + 1, pages })}</span>
            <div>
              <button
                type="button"
                className={classes['corner']}
                aria-label={t('kiosk.before')}
                disabled={at === 0}
                onClick={() => props.onPage(at - 1)}
              >
                <IconChevronLeft aria-hidden="true" />
              </button>
              <button
                type="button"
                className={classes['corner']}
                aria-label={t('kiosk.after')}
                disabled={at === pages - 1}
                onClick={() => props.onPage(at + 1)}
              >
                <IconChevronRight aria-hidden="true" />
              </button>
            </div>
          </div>
        ) : null}
        <p className={classes['help']} data-span={left >= 2 && room.narrow ? 2 : 1}>
          <IconUserQuestion aria-hidden="true" />
          <b>{t('kiosk.notListed')}</b>
          <span className={classes['soft']}>{t('kiosk.ask', { name: chief ?? t('kiosk.chief') })}</span>
        </p>
      </section>
    </main>
  )
}
