import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { How, Member, Somebody, assignmentTypes } from './membership.types.ts'

const touches = ['pCrews'] as const

/** Somebody is added, blocked or taken out at once, and back again as quickly. */
export function useMembership(crewId: string) {
  const { t } = useWords()
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const add = useCommand('post', '/api/v1/plannerCrewMemberships', { touches })
  const remove = useCommand('delete', '/api/v1/plannerCrewMemberships/{id}', { touches })
  const bodyOf = (personId: string, { kind = 'favourite', assignmentType, reason, endDate }: How) => ({
    body: {
      plannerCrewId: crewId,
      personId,
      kind,
      ...(assignmentType ? { assignmentType } : {}),
      ...(reason ? { reason } : {}),
      ...(endDate ? { endDate } : {}),
    },
  })
  const give = (person: Somebody, how: How = {}) =>
    void add.give(bodyOf(person.id, how), {
      done: how.kind === 'blocked' ? t('membershipCrews.isBlocked', { name: person.name }) : t('membershipCrews.added'),
      undo:
        ({ id }) =>
        () =>
          void remove.give({ params: { path: { id } } }),
      then: () => setAdded(before => new Set([...before, person.id])),
    })
  return {
    add,
    added,
    give,
    /** For whoever blocks in a form of their own. */
    bodyOf,
    undoOf: (id: string) => void remove.give({ params: { path: { id } } }),
    assign: (member: Member, assignmentType: (typeof assignmentTypes)[number]) => {
      const { kind, reason, endDate } = member.membership
      void add.give(bodyOf(member.id, { kind, reason, endDate, assignmentType }))
    },
    take: (member: Member) =>
      void remove.give(
        { params: { path: { id: member.membership.id } } },
        {
          done: t(member.membership.kind === 'blocked' ? 'membershipCrews.unblocked' : 'membershipCrews.removed', {
            name: member.name,
          }),
          undo: () => () => give(member, member.membership),
        },
      ),
  }
}
