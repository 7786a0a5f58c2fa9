import type { Inbox, OwnPaper, PersonDocument } from './inbox.types.ts'

interface Groups {
  own: OwnPaper[]
  certificates: PersonDocument[]
  others: PersonDocument[]
}

const ownOrder: readonly OwnPaper['kind'][] = ['sign', 'upload', 'form', 'again']
const certificateOrder: readonly PersonDocument['state'][] = ['expired', 'ending', 'inReview', 'valid']
/** After every day. */
const never = '9'
const byDay = (one: string | null, other: string | null): number => (one ?? never).localeCompare(other ?? never)

/**
 * What waits for the person, by its day, that without one last; certificates, what ended first; and what waits for
 * others. What is signed or only read is in none of them.
 */
export function inboxGroups({ documents, forms, trainings }: Inbox): Groups {
  const own = [
    ...documents.flatMap(ownOf),
    ...forms.map((form): OwnPaper => {
      const minutes = trainings.find(({ id }) => id === form.id)?.minutes ?? null
      return { kind: 'form', due: form.dueDate, form, minutes }
    }),
    ...trainings
      .filter(({ standing }) => standing === 'ending')
      .map((training): OwnPaper => ({ kind: 'again', due: training.last?.validUntil ?? null, training })),
  ]
  return {
    own: own.toSorted(
      (one, other) => byDay(one.due, other.due) || ownOrder.indexOf(one.kind) - ownOrder.indexOf(other.kind),
    ),
    certificates: documents
      .filter(({ state }) => certificateOrder.includes(state))
      .toSorted(
        (one, other) =>
          certificateOrder.indexOf(one.state) - certificateOrder.indexOf(other.state) ||
          byDay(one.validUntil, other.validUntil),
      ),
    others: documents.filter(({ state }) => state === 'waits'),
  }
}

function ownOf(document: PersonDocument): OwnPaper[] {
  const { state, dueDate: due } = document
  if (state === 'toSign') return [{ kind: 'sign', due, document }]
  return state === 'toUpload' || state === 'declined' ? [{ kind: 'upload', due, document }] : []
}
