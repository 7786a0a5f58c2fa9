import { IconX } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Autocomplete } from '../../ui/lazy-forms.tsx'
import { functionWords } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { Crew, Member } from './crew.types.ts'
import classes from './crew.module.css'

/** Lines offered under the field. */
const few = 8

/** Whoever can be added, by what was typed: for a client those the own company knows. */
function useAddable(typed: string) {
  const { user } = useSession()
  const q = useDeferredValue(typed.trim())
  const asked = { params: { query: { limit: few, page: 1, ...(q ? { q } : {}) } } }
  const all = mayCall(user, 'listPersons')
  const known = { placeholderData: keepPreviousData }
  const everybody = $api.useQuery('get', '/api/v1/persons', asked, { ...known, enabled: all })
  const ours = $api.useQuery('get', '/api/v1/personsClientRelated', asked, { ...known, enabled: !all })
  const found = all ? everybody : ours
  return { people: found.data?.items ?? [], isSettled: found.isSuccess && !found.isPlaceholderData }
}

interface CrewPeopleProps {
  crew: Crew
  /** Blocked ones as well. */
  members: readonly Member[]
  onClose: () => void
}

/** Who belongs to a crew: somebody is added or taken out at once, and back again as quickly. */
export function CrewPeople({ crew, members, onClose }: CrewPeopleProps) {
  const words = useWords()
  const { t } = words
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const { people, isSettled } = useAddable(typed)
  const touches = ['plannerCrews'] as const
  const add = useCommand('post', '/api/v1/plannerCrewMemberships', { touches })
  const remove = useCommand('delete', '/api/v1/plannerCrewMemberships/{id}', { touches })
  const addable = people.filter(({ id }) => !members.some(member => member.id === id))
  const give = (person: { id: string; name: string }, how: Partial<Member['membership']> = {}) => {
    const { kind = 'favourite', assignmentType, reason, endDate } = how ?? {}
    const more = {
      ...(assignmentType ? { assignmentType } : {}),
      ...(reason ? { reason } : {}),
      ...(endDate ? { endDate } : {}),
    }
    void add.give(
      { body: { plannerCrewId: crew.id, personId: person.id, kind, ...more } },
      {
        done: () => (kind === 'blocked' ? null : t('plannerCrew.added', { name: person.name })),
        undo:
          ({ id }) =>
          () =>
            void remove.give({ params: { path: { id } } }),
        then: () => setTyped(''),
      },
    )
  }
  const take = ({ membership, ...person }: Member) => {
    if (!membership) return
    void remove.give(
      { params: { path: { id: membership.id } } },
      {
        done: t('plannerCrew.removed', { name: person.name }),
        undo: () => () => give(person, membership),
      },
    )
  }
  const mayRemove = mayCall(user, 'deletePlannerCrewMembership')
  return (
    <Dialog opened title={t('plannerCrew.peopleOf', { name: crew.name })} closeLabel={t('app.close')} onClose={onClose}>
      <div className={classes['changing']}>
        <Autocomplete
          label={t('plannerCrew.addPerson')}
          value={typed}
          onChange={setTyped}
          options={addable.map(({ id, name, functions, homeCity, pictureUrl }) => ({
            value: id,
            label: name,
            detail: [
              ...functions.slice(0, 2).map(one => functionWords(words, one).replaceAll('\u00AD', '')),
              ...(homeCity === null ? [] : [homeCity]),
            ].join(', '),
            icon: <Face name={name} src={pictureUrl ?? undefined} size="s" />,
          }))}
          onChoose={id => {
            const person = addable.find(one => one.id === id)
            if (person) give(person)
          }}
          note={isSettled && addable.length === 0 ? t('plannerCrew.nobodyFound') : undefined}
        />
        {members.length === 0 ? (
          <p>{t('plannerCrew.nobody')}</p>
        ) : (
          <Rows label={t('plannerCrew.peopleOf', { name: crew.name })}>
            {members.map(member => (
              <Row
                key={member.id}
                lead={<Face name={member.name} src={member.pictureUrl ?? undefined} size="s" />}
                title={member.name}
                sub={member.membership?.kind === 'blocked' ? t('plannerCrew.blocked') : undefined}
                end={
                  mayRemove ? (
                    <IconButton
                      label={t('plannerCrew.without', { name: member.name })}
                      icon={<IconX aria-hidden="true" />}
                      onClick={() => take(member)}
                    />
                  ) : null
                }
              />
            ))}
          </Rows>
        )}
      </div>
    </Dialog>
  )
}
