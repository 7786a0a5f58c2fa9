import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Bone } from '../../ui/Bone/Bone.tsx'
import { isBusy } from '../shared/list/is-busy.ts'
import type { List } from '../shared/list/useList.ts'
import { useWindow } from '../shared/list/useWindow.ts'
import { Aside } from './Aside.tsx'
import { ToDoPanel } from './ToDoPanel.tsx'
import { ToDoRow } from './ToDoRow.tsx'
import { groupsOf } from './to-do-groups.ts'
import type { Narrowing, Overview, ToDo, VacationPanelOf } from './to-do.types.ts'
import classes from './to-dos.module.css'

interface ToDoBoardProps {
  list: List<ToDo>
  overview: Overview | undefined
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  openId: string | null
  onOpen: (id: string | null) => void
  onDone: (item: ToDo) => void
  onChange: (item: ToDo) => void
  /** Draws the panel of a request for vacation; `onAnswered` goes on to the next. */
  vacationPanel: VacationPanelOf
  busy: boolean
  zone: string
  /** Ms. */
  now: number
}

/** Months and kinds, the list, and what is open of it. `A` does that and opens the next. */
export function ToDoBoard(props: ToDoBoardProps) {
  const { list, overview, narrowing, onNarrow, openId, onOpen, onDone, onChange, vacationPanel, busy, zone, now } =
    props
  const words = useWords()
  const { tab, kinds } = narrowing
  const groups = tab === 'open' ? groupsOf(words, overview?.days ?? [], zone, now) : []
  const { frame, around, lines, toGroup, onKeyDown } = useWindow(list, groups)
  const at = openId === null ? -1 : indexOf(list, openId)
  const found = list.rowAt(at)
  // A request that somebody else answers meanwhile leaves the list; whoever reads it is told so, not left without it.
  const [held, setHeld] = useState<ToDo | undefined>()
  if (found !== undefined && found !== held) setHeld(found)
  const open = found ?? (held?.id === openId && requestOf(held) ? held : undefined)
  const goOn = () => onOpen((list.rowAt(at + 1) ?? list.rowAt(at - 1))?.id ?? null)
  const doAndGoOn = () => {
    if (!open) return
    goOn()
    onDone(open)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!open || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isBusy(document.activeElement)) return
    if (event.key === 'Escape') onOpen(null)
    else if (event.key.toLowerCase() === 'a' && open.toDo.doneAt === null && !requestOf(open)) doAndGoOn()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  return (
    <div className={classes['board']}>
      <Aside
        overview={overview}
        kinds={kinds}
        onKinds={chosen => onNarrow({ ...narrowing, kinds: chosen })}
        // What is overdue has one heading for all its days.
        onDay={date =>
          toGroup(
            Math.max(
              0,
              groups.findIndex(({ key }) => key === date),
            ),
          )
        }
        {...{ zone, now }}
      />
      <div ref={frame} onKeyDown={onKeyDown} className={classes['list']}>
        <Rows label={words.t('shell.nav.todoCalendar')} around={around}>
          {lines.map(line => {
            if (line.kind === 'group') {
              const heads = groups[line.group]
              return heads ? (
                <li key={heads.key} ref={line.ref} data-line={line.line} className={classes['heads']}>
                  <b data-late={heads.late || undefined}>{heads.title}</b> {heads.sub}
                </li>
              ) : null
            }
            const place = { index: line.row, line: line.line, total: list.total, ref: line.ref }
            const item = list.rowAt(line.row)
            return item === undefined ? (
              <Row key={line.row} place={place} title={<Bone kind="line" />} sub={<Bone kind="short" />} />
            ) : (
              <ToDoRow
                key={item.id}
                href={`?${openQuery(item.id)}`}
                {...{ item, place, zone, now }}
                onDone={isAsked(item) ? () => onOpen(item.id) : onDone}
                current={item.id === openId}
              />
            )
          })}
        </Rows>
      </div>
      {open && requestOf(open) ? (
        vacationPanel({ item: open, onAnswered: goOn, onClose: () => onOpen(null) })
      ) : open ? (
        <ToDoPanel
          key={open.id}
          item={open}
          onDone={open.toDo.doneAt === null ? doAndGoOn : onDone}
          onClose={() => onOpen(null)}
          {...{ onChange, busy, zone, now }}
        />
      ) : null}
    </div>
  )
}

const requestOf = ({ toDo }: ToDo) => toDo.vacationRequestId
/** It is done by its answer alone. */
const isAsked = (item: ToDo) => item.toDo.doneAt === null && requestOf(item) !== null

/** Of those that are there. */
function indexOf(list: List<ToDo>, id: string): number {
  for (let at = 0; at < list.total; at++) if (list.rowAt(at)?.id === id) return at
  return -1
}

/** The address of one among what is asked for. */
function openQuery(id: string): string {
  const query = new URLSearchParams(location.search)
  query.set('open', id)
  return query.toString()
}
