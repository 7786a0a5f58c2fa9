import { IconX } from '@tabler/icons-react'
import { dateIn } from '../../../domain/shift-display.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Autocomplete, MultiSelect } from '../../ui/lazy-forms.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { functionWords, viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { Questionnaire } from './questionnaires.types.ts'
import classes from './questionnaires.module.css'

interface Named {
  id: string
  name: string
  pictureUrl: string | null
}
const whoms = ['everybody', 'functions', 'people'] as const
type Whom = (typeof whoms)[number]

/** Lines offered under the field. */
const few = 8

/** To whom it is handed out: all of the crew, those of some functions, or people by name. */
export function HandOutDialog({ of, onClose }: { of: Questionnaire; onClose: () => void }) {
  const words = useWords()
  const { t, tn } = words
  const today = dateIn(viewerZone(), useNow())
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = $api.useQuery(
    'get',
    '/api/v1/persons',
    { params: { query: { limit: few, page: 1, ...(q ? { q } : {}) } } },
    { placeholderData: keepPreviousData },
  )
  const functions = $api.useQuery('get', '/api/v1/functions', { params: { query: wholeList } })
  const touches = ['questionnaires', 'forms'] as const
  const handOut = useCommand('post', '/api/v1/questionnaires/{id}/forms', { inForm: true, touches })
  const takeBack = useCommand('post', '/api/v1/questionnaires/{id}/takeBack', { touches })
  const form = useForm(
    { whom: 'functions' as Whom, functionIds: [] as readonly string[], people: [] as readonly Named[], dueDate: '' },
    ({ whom, functionIds, people }) => ({
      functionIds: whom === 'functions' && functionIds.length === 0 && t('questionnaires.noFunction'),
      people: whom === 'people' && people.length === 0 && t('questionnaires.nobodyChosen'),
    }),
    handOut.failure,
  )
  const { values, set, error } = form
  const { whom, functionIds, people, dueDate } = values
  const path = { path: { id: of.id } }
  const send = () =>
    void handOut.give(
      {
        params: path,
        body: {
          ...(whom === 'everybody' ? { everybody: true as const } : {}),
          ...(whom === 'functions' ? { functionIds: [...functionIds] } : {}),
          ...(whom === 'people' ? { personIds: people.map(({ id }) => id) } : {}),
          ...(dueDate ? { dueDate } : {}),
        },
      },
      {
        done: ({ formIds, skipped }) =>
          [
            tn('questionnaires.isHandedOut', formIds.length),
            ...(skipped > 0 ? [tn('questionnaires.skipped', skipped)] : []),
          ].join(' '),
        undo: ({ formIds }) =>
          formIds.length === 0
            ? undefined
            : () =>
                void takeBack.give(
                  { params: path, body: { formIds } },
                  { done: ({ takenBack }) => tn('questionnaires.takenBack', takenBack) },
                ),
        then: onClose,
      },
    )
  const addable = (found.data?.items ?? []).filter(({ id }) => !people.some(one => one.id === id))
  return (
    <FormDialog
      form={form}
      title={t('questionnaires.handOutTitle', { name: of.name })}
      submitLabel={t('questionnaires.handOut')}
      busy={handOut.busy}
      onSubmit={send}
      onClose={onClose}
    >
      <Choices
        label={t('questionnaires.whom')}
        value={whom}
        onChange={one => set({ whom: whoms.find(known => known === one) ?? 'functions' })}
        items={whoms.map(value => ({ value, label: t(`questionnaires.whoms.${value}`) }))}
      />
      {whom === 'functions' ? (
        <MultiSelect
          label={t('questionnaires.functions')}
          values={functionIds}
          onChange={chosen => set({ functionIds: chosen })}
          options={(functions.data?.items ?? []).map(one => ({ value: one.id, label: functionWords(words, one) }))}
          removeLabel={name => t('questionnaires.withoutName', { name })}
          noneLabel={t('questionnaires.noneFound')}
          error={error('functionIds')}
        />
      ) : null}
      {whom === 'people' ? (
        <div className={classes['people']}>
          <Autocomplete
            label={t('questionnaires.person')}
            value={typed}
            onChange={setTyped}
            options={addable.map(({ id, name, homeCity, pictureUrl }) => ({
              value: id,
              label: name,
              detail: homeCity ?? undefined,
              icon: <Face name={name} src={pictureUrl ?? undefined} size="s" />,
            }))}
            onChoose={id => {
              const one = addable.find(person => person.id === id)
              if (one) set({ people: [...people, { id, name: one.name, pictureUrl: one.pictureUrl }] })
              setTyped('')
            }}
            note={
              found.isSuccess && !found.isPlaceholderData && addable.length === 0
                ? t('questionnaires.noneFound')
                : undefined
            }
            error={error('people')}
          />
          {people.length > 0 ? (
            <Rows label={t('questionnaires.whoms.people')}>
              {people.map(person => (
                <Row
                  key={person.id}
                  lead={<Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />}
                  title={person.name}
                  end={
                    <IconButton
                      label={t('questionnaires.withoutName', { name: person.name })}
                      icon={<IconX aria-hidden="true" />}
                      onClick={() => set({ people: people.filter(({ id }) => id !== person.id) })}
                    />
                  }
                />
              ))}
            </Rows>
          ) : null}
        </div>
      ) : null}
      <DayField
        min={today}
        label={t('questionnaires.due')}
        hint={t('questionnaires.dueHint')}
        value={dueDate}
        onChange={day => set({ dueDate: day })}
      />
    </FormDialog>
  )
}
