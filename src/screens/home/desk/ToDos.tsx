import { IconClockExclamation, IconListCheck } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { deadlineWords, viewerZone } from '../../shared/words/shift-words.ts'
import type { ToDo } from '../home.types.ts'
import classes from '../home.module.css'

/** Lines at home; the others stand among all of them. */
const most = 6

interface ToDosProps {
  items: readonly ToDo[]
  /** As the server counts them. */
  total: number
  now: number
}

/** What the reader has to do, requests of others among it, by when it is due. */
export function ToDos({ items, total, now }: ToDosProps) {
  const words = useWords()
  const { t } = words
  if (items.length === 0) return null
  return (
    <Section
      title={t('home.toDos')}
      end={<TextLink href="/todo-calendar">{t('home.allProjects', { count: total })}</TextLink>}
    >
      <Rows label={t('home.toDos')}>
        {items.slice(0, most).map(({ id, title, person, project, toDo }) => {
          const overdue = Date.parse(toDo.dueAt) < now
          const due = deadlineWords(words, toDo.dueAt, viewerZone(), now)
          const Glyph = overdue ? IconClockExclamation : IconListCheck
          return (
            <Row
              key={id}
              wrap
              href={`/todo-calendar?whose=me&open=${id}`}
              lead={<Tile icon={<Glyph aria-hidden="true" />} />}
              title={title ?? ''}
              sub={
                <>
                  {overdue ? (
                    <b className={classes['missing']}>{t('home.overdue', { time: due })}</b>
                  ) : (
                    t('home.due', { time: due })
                  )}
                  {[person?.name, project?.name].map(name => (name ? ` · ${name}` : null))}
                </>
              }
            />
          )
        })}
      </Rows>
    </Section>
  )
}
