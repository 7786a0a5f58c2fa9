import { type Answer, withAnswer } from '../../../domain/forms/answers.ts'
import type { HandIn } from '../../machines/form/form.types.ts'
import { requestOf } from '../../machines/outbox/outbox.requests.ts'
import type { Form } from './form.types.ts'

interface Entry {
  key: string
  request: unknown
  /** Absent: the server has it. */
  refused?: string | null
}

/** A form as the server told it, with what it had not heard then laid over it, the oldest first. */
export function laidOver(
  { id, questions, answers, handedInAt }: Form,
  entries: readonly Entry[],
): { answers: readonly Answer[]; handIn: HandIn } {
  let known: readonly Answer[] = answers.map(({ questionId, text, optionIds, signature, file }) => ({
    ...{ questionId, text, optionIds },
    ...(file ? { file } : {}),
    signature: signature && {
      ratio: signature.ratio,
      strokes: signature.strokes.map(points => points.map(([x = 0, y = 0]): [number, number] => [x, y])),
    },
  }))
  let handIn: HandIn = { kind: handedInAt === null ? 'open' : 'done' }
  for (const { key, request, refused } of entries) {
    const made = requestOf(request)
    if (made === null || !('form' in made) || made.form !== id || handedInAt !== null) continue
    if (made.kind === 'formEnd')
      handIn =
        refused === undefined
          ? { kind: 'done' }
          : refused === null
            ? { kind: 'waiting' }
            : { kind: 'refused', entry: key, problem: refused }
    else {
      const { answer } = made
      if (!refused) known = withAnswer(questions, known, answer)
      // It is said there, and nothing is handed in until it is dealt with.
      else if (answer.file) known = withAnswer(questions, known, { ...answer, file: { ...answer.file, refused } })
    }
  }
  return { answers: known, handIn }
}

/** Files that entries of a form still send: of a question that was answered anew its last answer alone. */
export function filesOf(entries: readonly Pick<Entry, 'request' | 'refused'>[]): { id: string; questionId: string }[] {
  const given = entries.flatMap(({ request, refused }) => {
    const made = requestOf(request)
    return made?.kind === 'formAnswer' && refused === null ? [made.answer] : []
  })
  const last = new Map(given.map(({ questionId, file }) => [questionId, file ?? null]))
  return [...last].flatMap(([questionId, file]) => (file ? [{ id: file.id, questionId }] : []))
}
