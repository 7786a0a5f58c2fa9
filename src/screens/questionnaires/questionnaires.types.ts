import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']

export type Listed = Schemas['ListedQuestionnaire']
export type Questionnaire = Schemas['Questionnaire']
export type Question = Schemas['QuestionnaireQuestion']
export type Rule = Schemas['QuestionnaireRule']
export type Use = Listed['use']
export type Kind = Question['kind']
export type HandedForm = Schemas['HandedForm']

export const uses = ['form', 'training', 'securityCheck'] as const satisfies readonly Use[]
/** What can be asked of one person; a security check asks for checks only. */
export const kinds = [
  ...(['choice', 'choices', 'text', 'number', 'date', 'photo', 'file'] as const),
  ...(['information', 'signature'] as const),
] satisfies readonly Kind[]

/** A question before it is kept; without ids what is new. */
export type Draft = Omit<Question, 'id' | 'options'> & {
  id?: string
  options: readonly { id?: string; caption: string; right: boolean }[]
}

/** All it says, as the server takes it. */
export function said(
  { name, rule, revision }: Questionnaire,
  questions: readonly Draft[],
): Schemas['QuestionnaireChange'] {
  return {
    name,
    rule,
    revision,
    questions: questions.map(({ file, ...one }) => ({
      ...one,
      options: one.options.map(o => ({ ...o })),
      fileId: file?.id ?? null,
    })),
  }
}

/** As one is asked anew: nothing it had is named. */
export const asNew = ({ id: _, options, ...question }: Question): Draft => ({
  ...question,
  options: options.map(({ caption, right }) => ({ caption, right })),
})

/** Where a new question stands: last, but before the signature, which is for everything above it. */
export function placeOfNew(questions: readonly Pick<Draft, 'kind'>[], kind: Kind): number {
  return kind !== 'signature' && questions.at(-1)?.kind === 'signature' ? questions.length - 1 : questions.length
}

/** The same questions with one a place earlier or later. */
export function moved(questions: readonly Question[], at: number, by: 1 | -1): Question[] {
  const others = questions.filter((_, n) => n !== at)
  const one = questions[at]
  return one ? others.toSpliced(at + by, 0, one) : [...questions]
}
