import { dateIn } from '../../../../domain/shift-display.ts'
import { instantOf } from './due-time.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { Select } from '../../../ui/lazy-forms.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TimeField } from '../../../ui/TimeField/TimeField.tsx'
import { DayField } from '../form/DayField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { clockAt, viewerZone } from '../words/shift-words.ts'
import { useCommand } from '../useCommand.ts'
import { useNow } from '../useNow.ts'
import type { WrittenToDo } from './log.types.ts'
import classes from './log.module.css'

interface ToDoDialogProps {
  /** The one that is changed; null: a new one. */
  of: WrittenToDo | null
  /** What a new one is about. */
  about: { projectId: string; projectCrewItemId?: string } | null
  onClose: () => void
}

const groups = ['planning', 'office', 'accountants'] as const
const priorities = ['1', '2', '3'] as const

/** What is to do, until when, how pressing it is and for whom. */
export function ToDoDialog({ of, about, onClose }: ToDoDialogProps) {
  const words = useWords()
  const { t } = words
  const { personId } = useSession()
  const zone = viewerZone()
  const now = useNow()
  const create = useCommand('post', '/api/v1/activities', { inForm: true })
  const change = useCommand('post', '/api/v1/activities/{id}', { inForm: true })
  const kinds = $api.useQuery('get', '/api/v1/activityTypes', { params: { query: wholeList } }).data?.items ?? []
  const due = of ? Date.parse(of.toDo.dueAt) : null
  const form = useForm(
    {
      title: of?.title ?? '',
      text: of?.text ?? '',
      typeId: of?.toDo.type?.id ?? '',
      day: due === null ? dateIn(zone, now + 86_400_000) : dateIn(zone, due),
      time: due === null ? '09:00' : clockAt(due, zone),
      priority: String(of?.toDo.priority ?? 2),
      whom: of?.toDo.for?.id ?? of?.toDo.group ?? 'planning',
    },
    ({ title, day, time }) => ({
      title: isShort('NewActivity.title', title) && t('todos.titleMissing'),
      day: day === '' && t('todos.dayMissing'),
      time: time === '' && t('todos.timeMissing'),
    }),
    create.failure ?? change.failure,
  )
  const { values, set, error, text } = form
  const whom = [
    ...groups.map(group => ({ value: group as string, label: t(`todos.group.${group}`) })),
    ...(personId ? [{ value: personId, label: t('todos.me') }] : []),
    ...(of?.toDo.for && of.toDo.for.id !== personId ? [{ value: of.toDo.for.id, label: of.toDo.for.name }] : []),
  ]
  const send = () => {
    const group = groups.find(one => one === values.whom)
    const body = {
      title: values.title,
      dueAt: instantOf(values.day, values.time),
      priority: Number(values.priority),
      ...(values.typeId ? { typeId: values.typeId } : {}),
      ...(group ? { forGroup: group } : { forId: values.whom }),
      ...(of || values.text ? { text: values.text } : {}),
    }
    if (of) void change.give({ params: { path: { id: of.id } }, body }, { done: t('todos.saved'), then: onClose })
    else void create.give({ body: { type: 'TODO', ...body, ...about } }, { done: t('todos.saved'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      title={t(of ? 'todos.changeTitle' : 'todos.create')}
      submitLabel={t(of ? 'todos.save' : 'todos.add')}
      onSubmit={send}
      onClose={onClose}
      busy={create.busy || change.busy}
    >
      <TextField label={t('todos.title')} autoFocus {...text('title', 'NewActivity.title')} />
      <div className={classes['two']}>
        <DayField
          label={t('todos.day')}
          wrongLabel={t('todos.dayMissing')}
          value={values.day}
          onChange={day => set({ day })}
          error={error('day')}
        />
        <TimeField
          label={t('todos.time')}
          wrongLabel={t('todos.timeMissing')}
          value={values.time}
          onChange={time => set({ time })}
          error={error('time')}
        />
        <Select
          label={t('todos.kindLabel')}
          value={values.typeId}
          onChange={typeId => set({ typeId })}
          options={[
            { value: '', label: t('todos.noKind') },
            ...kinds.map(({ id, code, caption }) => ({
              value: id,
              label: words.find(`todos.kind.${code}`) ?? caption,
            })),
          ]}
        />
        <Select
          label={t('todos.priorityLabel')}
          value={values.priority}
          onChange={priority => set({ priority })}
          options={priorities.map(value => ({ value, label: t(`todos.priorities.${value}`) }))}
        />
      </div>
      <Select
        label={t('todos.givenTo')}
        value={values.whom}
        onChange={chosen => set({ whom: chosen })}
        options={whom}
      />
      <TextArea label={t('todos.text')} hint={t('todos.optional')} {...text('text', 'NewActivity.text')} />
    </FormDialog>
  )
}
