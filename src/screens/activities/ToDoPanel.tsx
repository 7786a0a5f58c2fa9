import { IconArrowBackUp, IconCheck, IconPencil } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { whenWords } from '../shared/words/when-words.ts'
import { clockOnDay, functionWords } from '../shared/words/shift-words.ts'
import { kindWords } from './kind-words.ts'
import { PanelFrame } from './PanelFrame.tsx'
import type { ToDo } from './to-do.types.ts'
import classes from './to-dos.module.css'

interface ToDoPanelProps {
  item: ToDo
  onDone: (item: ToDo) => void
  onChange: (item: ToDo) => void
  onClose: () => void
  busy: boolean
  zone: string
  /** Ms. */
  now: number
}

/** The thing itself, with what is to be done about it at its foot. */
export function ToDoPanel({ item, onDone, onChange, onClose, busy, zone, now }: ToDoPanelProps) {
  const words = useWords()
  const { t } = words
  const { title, text, project, crew, position, person, by, createdAt, toDo } = item
  const done = toDo.doneAt !== null
  const whom = toDo.for?.name ?? (toDo.group ? t(`todos.group.${toDo.group}`) : '')
  const facts = [
    {
      term: t('todos.due'),
      value: `${clockOnDay(words, toDo.dueAt, zone, now)}, ${t('todos.priority')} ${toDo.priority}`,
    },
    ...(project
      ? [
          {
            term: t('todos.project'),
            value: <TextLink href={`/projects/${encodeURIComponent(project.number)}`}>{project.name}</TextLink>,
          },
        ]
      : []),
    ...(crew ? [{ term: t('todos.crew'), value: <TextLink href={`/crews/${crew.id}`}>{crew.name}</TextLink> }] : []),
    ...(position
      ? [
          {
            term: t('todos.position'),
            value: functionWords(words, { code: position.functionCode ?? '', caption: position.name }),
          },
        ]
      : []),
    ...(person ? [{ term: t('todos.person'), value: person.name }] : []),
    { term: t('todos.givenTo'), value: whom },
    { term: t('todos.written'), value: [whenWords(words, createdAt, zone, now), by?.name].filter(Boolean).join(', ') },
    ...(toDo.doneAt
      ? [
          {
            term: t('todos.doneAt'),
            value: [whenWords(words, toDo.doneAt, zone, now), toDo.doneBy?.name].filter(Boolean).join(', '),
          },
        ]
      : []),
  ]
  return (
    <PanelFrame
      title={title}
      sub={toDo.type ? kindWords(words, toDo.type) : undefined}
      onClose={onClose}
      foot={
        <>
          <Button icon={<IconPencil aria-hidden="true" />} onClick={() => onChange(item)}>
            {t('todos.change')}
          </Button>
          <Button
            variant={done ? 'line' : 'main'}
            full
            busy={busy}
            icon={done ? <IconArrowBackUp aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
            onClick={() => onDone(item)}
          >
            {t(done ? 'todos.reopen' : 'todos.finish')}
          </Button>
        </>
      }
    >
      {text ? <p className={classes['text']}>{text}</p> : null}
      <Facts items={facts} />
    </PanelFrame>
  )
}
