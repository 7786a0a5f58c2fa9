import { Suspense, useState } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { useCommand } from '../useCommand.ts'
import { useNow } from '../useNow.ts'
import { ToDoList } from './ToDoList.tsx'
import type { WrittenToDo } from './log.types.ts'
import { later } from '../../../ui/lazily.tsx'

const ToDoDialog = later(async () => (await import('./ToDoDialog.tsx')).ToDoDialog)

/** What is to do for a project; for a position where one is named. Nothing until it has come. */
export function ProjectToDos({ projectId, positionId }: { projectId: string; positionId?: string }) {
  const { t } = useWords()
  const now = useNow()
  const of = positionId ? { projectCrewItemId: positionId } : {}
  const { data } = $api.useQuery('get', '/api/v1/activities', {
    params: { query: { projectId, type: 'TODO', state: 'open', ...of, ...wholeList } },
  })
  const acting = useCommand('post', '/api/v1/activities/{id}')
  const say = (id: string, done: boolean) => ({ params: { path: { id } }, body: { done } })
  const [form, setForm] = useState<{ of: WrittenToDo | null } | null>(null)
  if (!data) return null
  const items = data.items.flatMap(({ toDo, ...item }) => (toDo ? [{ ...item, toDo }] : []))
  return (
    <Section title={t('todos.toDos')}>
      <ToDoList
        items={items}
        onDone={({ id }) =>
          void acting.give(say(id, true), {
            done: t('todos.told'),
            undo: () => () => void acting.give(say(id, false), {}),
          })
        }
        onChange={item => setForm({ of: item })}
        onAdd={() => setForm({ of: null })}
        now={now}
      />
      <Suspense>
        {form ? <ToDoDialog of={form.of} about={{ projectId, ...of }} onClose={() => setForm(null)} /> : null}
      </Suspense>
    </Section>
  )
}
