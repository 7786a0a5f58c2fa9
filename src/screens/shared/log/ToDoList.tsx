import { IconCircle, IconPencil, IconPlus } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { clockOnDay, viewerZone } from '../words/shift-words.ts'
import type { WrittenToDo } from './log.types.ts'
import classes from './log.module.css'

interface ToDoListProps {
  /** Open ones, as they are due. */
  items: readonly WrittenToDo[]
  onDone: (item: WrittenToDo) => void
  onChange: (item: WrittenToDo) => void
  onAdd: () => void
  /** Ms. */
  now: number
}

/** What is to do beside the thing it is about: done by one tap, added by another. */
export function ToDoList({ items, onDone, onChange, onAdd, now }: ToDoListProps) {
  const words = useWords()
  const { t } = words
  return (
    <div className={classes['toDos']}>
      {items.length ? (
        <Rows label={t('todos.toDos')}>
          {items.map(item => {
            const { dueAt, group } = item.toDo
            const who = item.toDo.for?.name ?? (group ? t(`todos.group.${group}`) : '')
            const late = Date.parse(dueAt) < now
            return (
              <Row
                key={item.id}
                wrap
                lead={
                  <IconButton
                    label={t('todos.isDone', { name: item.title ?? '' })}
                    icon={<IconCircle aria-hidden="true" />}
                    onClick={() => onDone(item)}
                  />
                }
                title={item.title}
                sub={
                  <>
                    <span className={classes['due']} data-late={late || undefined}>
                      {late ? `${t('todos.overdue')}: ` : ''}
                      {clockOnDay(words, dueAt, viewerZone(), now)}
                    </span>
                    , {who}
                  </>
                }
                end={
                  <IconButton
                    label={`${t('todos.changeTitle')}: ${item.title ?? ''}`}
                    icon={<IconPencil aria-hidden="true" />}
                    onClick={() => onChange(item)}
                  />
                }
              />
            )
          })}
        </Rows>
      ) : (
        <p className={classes['none']}>{t('todos.nothing')}</p>
      )}
      <Button icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
        {t('todos.create')}
      </Button>
    </div>
  )
}
