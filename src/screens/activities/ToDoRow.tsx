import { IconCheck, IconCircle, IconFlag } from '@tabler/icons-react'
import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row, type RowPlace } from '../../ui/Rows/Rows.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { whenWords } from '../shared/words/when-words.ts'
import { clockAt, dateWords } from '../shared/words/shift-words.ts'
import { aboutWords } from './about-words.ts'
import { KindIcon } from './KindIcon.tsx'
import type { ToDo } from './to-do.types.ts'
import classes from './to-dos.module.css'

interface ToDoRowProps {
  item: ToDo
  place: RowPlace
  href: string
  current: boolean
  onDone: (item: ToDo) => void
  zone: string
  /** Ms. */
  now: number
}

/** One thing to do: when, what, of what kind, how pressing, and who does it. */
export function ToDoRow({ item, place, href, current, onDone, zone, now }: ToDoRowProps) {
  const words = useWords()
  const { t } = words
  const { toDo, title } = item
  const { dueAt, doneAt, priority, group } = toDo
  const done = doneAt !== null
  const late = !done && Date.parse(dueAt) < now
  const day = dateIn(zone, Date.parse(dueAt))
  const asked = !done && toDo.vacationRequestId !== null
  const who = toDo.for?.name ?? (group ? t(`todos.group.${group}`) : '')
  const when = done
    ? whenWords(words, doneAt, zone, now)
    : late && day !== dateIn(zone, now)
      ? dateWords(words, day, { weekday: 'short', day: 'numeric' })
      : clockAt(dueAt, zone)
  return (
    <Row
      place={place}
      href={href}
      chevron={false}
      current={current}
      lead={
        <span className={classes['lead']}>
          <IconButton
            label={t(done ? 'todos.again' : asked ? 'todos.toAnswer' : 'todos.isDone', { name: title ?? '' })}
            aria-pressed={asked ? undefined : done}
            icon={
              done ? <IconCheck className={classes['done']} aria-hidden="true" /> : <IconCircle aria-hidden="true" />
            }
            onClick={() => onDone(item)}
          />
          <time className={classes['when']} dateTime={doneAt ?? dueAt} data-late={late || undefined}>
            {late ? <VisuallyHidden>{t('todos.overdue')}: </VisuallyHidden> : null}
            {when}
          </time>
          <span className={classes['kind']}>
            <KindIcon code={toDo.type?.code} />
          </span>
        </span>
      }
      title={done ? <s>{title}</s> : title}
      sub={aboutWords(words, item)}
      end={
        <>
          {done ? null : (
            <span className={classes['priority']} data-pressing={priority === 1 || undefined}>
              <IconFlag aria-hidden="true" />
              <VisuallyHidden>{t('todos.priority')} </VisuallyHidden>
              {priority}
            </span>
          )}
          {toDo.for ? <Face name={who} size="s" /> : <span className={classes['group']}>{who}</span>}
        </>
      }
    />
  )
}
