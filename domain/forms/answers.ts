import type { questionKinds } from '../../openapi/forms.ts'
import { type Drawing, isSignature } from '../deliveryNotes/signature.ts'
import { takes } from '../documents/form-values.ts'

export interface Question {
  id: string
  kind: (typeof questionKinds)[number]
  required: boolean
  options: readonly { id: string }[]
  minimum: number | null
  maximum: number | null
}

/** A photo or a file; `id` is the same on the device and at the server. */
export interface AnswerFile {
  id: string
  name: string
  format: 'picture' | 'pdf'
  /** Bytes, as it lies where it is told of. */
  size: number
  /** Code of the problem it was refused with; absent: it was not. */
  refused?: string
}

export interface Answer {
  questionId: string
  text: string | null
  optionIds: readonly string[]
  signature: Drawing | null
  /** Absent: none. */
  file?: AnswerFile | null
}

/** Why an answer cannot be taken. */
export type Wrong =
  'noNumber' | 'tooSmall' | 'tooLarge' | 'noDay' | 'noOption' | 'tooMany' | 'noSignature' | 'noPicture' | 'otherKind'

export const nothing = (questionId: string): Answer => ({ questionId, text: null, optionIds: [], signature: null })

const written = ['text', 'number', 'date']
const chosen = ['choice', 'choices']
/** What is answered with a file. */
export const filed: readonly string[] = ['photo', 'file']

/** What is wrong with an answer to this question; null: nothing. No answer at all is never wrong, it may be missing. */
export function wrongOf({ kind, options, minimum, maximum }: Question, answer: Answer): Wrong | null {
  const text = answer.text ?? ''
  const { optionIds, signature, file } = answer
  const strange =
    (text !== '' && !written.includes(kind)) ||
    (optionIds.length > 0 && !chosen.includes(kind)) ||
    (signature !== null && kind !== 'signature') ||
    (file && !filed.includes(kind))
  if (strange) return 'otherKind'
  if (signature !== null && !isSignature(signature)) return 'noSignature'
  if (kind === 'photo' && file && file.format !== 'picture') return 'noPicture'
  if (optionIds.some(id => !options.some(option => option.id === id))) return 'noOption'
  if (kind === 'choice' && optionIds.length > 1) return 'tooMany'
  if (kind === 'date') return takes({ kind }, text) ? null : 'noDay'
  if (kind !== 'number' || text === '') return null
  if (!takes({ kind }, text)) return 'noNumber'
  const value = Number(text.replace(',', '.'))
  if (minimum !== null && value < minimum) return 'tooSmall'
  return maximum !== null && value > maximum ? 'tooLarge' : null
}

/** However its strokes are written. */
export type Told = Omit<Answer, 'signature'> & { signature: object | null }

export const isAnswered = (answer: Told | undefined): boolean =>
  answer !== undefined &&
  ((answer.text ?? '') !== '' ||
    answer.optionIds.length > 0 ||
    answer.signature !== null ||
    (answer.file != null && answer.file.refused === undefined))

const same = (one: Answer, other: Answer): boolean =>
  (one.text ?? '') === (other.text ?? '') &&
  JSON.stringify(one.optionIds) === JSON.stringify(other.optionIds) &&
  JSON.stringify(one.signature) === JSON.stringify(other.signature) &&
  one.file?.id === other.file?.id &&
  one.file?.refused === other.file?.refused

/** Options in their order, each once, so that what was chosen reads the same however it was tapped together. */
export const inOrder = ({ options }: Pick<Question, 'options'>, optionIds: readonly string[]): string[] =>
  options.map(({ id }) => id).filter(id => optionIds.includes(id))

/** Answers after a further one: it replaces the one before, and a signature is gone once what it was under is another. */
export function withAnswer<A extends Answer>(
  questions: readonly Pick<Question, 'id' | 'kind'>[],
  answers: readonly (A | Answer)[],
  given: A,
): readonly (A | Answer)[] {
  const before = answers.find(({ questionId }) => questionId === given.questionId) ?? nothing(given.questionId)
  if (same(before, given)) return answers
  const signs = (id: string) => questions.some(question => question.id === id && question.kind === 'signature')
  const others = answers.filter(
    ({ questionId }) => questionId !== given.questionId && (signs(given.questionId) || !signs(questionId)),
  )
  return [...others, given]
}

/** Questions that want an answer and have none, or one whose file was refused; in their order. */
export const missing = <Q extends Question>(questions: readonly Q[], answers: readonly Answer[]): Q[] =>
  questions.filter(({ id, required }) => {
    const answer = answers.find(({ questionId }) => questionId === id)
    return answer?.file?.refused !== undefined || (required && !isAnswered(answer))
  })

/** Where somebody goes on: at the first question without an answer, with what is to be read before it; else at the last. */
export function goesOnAt(questions: readonly Question[], answers: readonly Answer[]): string | null {
  const asks = ({ kind }: Question) => kind !== 'information'
  const open = questions.findIndex(
    question => asks(question) && !isAnswered(answers.find(({ questionId }) => questionId === question.id)),
  )
  if (open === -1) return questions.at(-1)?.id ?? null
  const before = questions.slice(0, open).findLastIndex(asks)
  return questions[before + 1]?.id ?? null
}
