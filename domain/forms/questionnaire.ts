/** What a question is made of, before anybody is asked it. */
export interface MadeQuestion {
  kind: string
  required: boolean
  options: readonly { caption: string; right: boolean }[]
  minimum: number | null
  maximum: number | null
  /** What is to be looked at with it; null: nothing. */
  file: object | null
}

export type Use = 'form' | 'training' | 'securityCheck'

export type QuestionWrong =
  | 'noCheck'
  | 'onlyChecks'
  | 'twoOptions'
  | 'sameOption'
  | 'noOptions'
  | 'noneRight'
  | 'oneRight'
  | 'notJudged'
  | 'minAboveMax'
  | 'noBounds'
  | 'signatureLast'
  | 'neverRequired'
  | 'noFile'

const chosen = ['choice', 'choices']

/** What is wrong with the question at a place; null: nothing. */
export function wrongQuestion(use: Use, questions: readonly MadeQuestion[], at: number): QuestionWrong | null {
  const question = questions[at]
  if (!question) return null
  const { kind, required, options, minimum, maximum, file } = question
  if (use === 'securityCheck' ? kind !== 'check' : kind === 'check')
    return use === 'securityCheck' ? 'onlyChecks' : 'noCheck'
  if (kind === 'information' && required) return 'neverRequired'
  if (file && kind !== 'information') return 'noFile'
  if (kind === 'signature' && at < questions.length - 1) return 'signatureLast'
  if (kind !== 'number' && (minimum !== null || maximum !== null)) return 'noBounds'
  if (minimum !== null && maximum !== null && minimum > maximum) return 'minAboveMax'
  if (!chosen.includes(kind)) return options.length > 0 ? 'noOptions' : null
  if (options.length < 2) return 'twoOptions'
  if (new Set(options.map(({ caption }) => caption.trim().toLowerCase())).size < options.length) return 'sameOption'
  const right = options.filter(option => option.right).length
  if (use !== 'training') return right > 0 ? 'notJudged' : null
  if (right === 0) return 'noneRight'
  return kind === 'choice' && right > 1 ? 'oneRight' : null
}

/** How many questions of a training are judged: those of which something is to be chosen. */
export const judgedCount = (questions: readonly Pick<MadeQuestion, 'kind'>[]): number =>
  questions.filter(({ kind }) => chosen.includes(kind)).length

export type RuleWrong = 'ruleMissing' | 'noRule' | 'nothingAsked' | 'nothingJudged' | 'tooManyNeeded'

/** Why it cannot be handed out; null: it can. */
export function wrongRule(
  use: Use,
  rule: { needed: number } | null,
  questions: readonly Pick<MadeQuestion, 'kind'>[],
): RuleWrong | null {
  if (use !== 'training' && rule) return 'noRule'
  if (use === 'training' && !rule) return 'ruleMissing'
  if (!questions.some(({ kind }) => kind !== 'information')) return 'nothingAsked'
  if (!rule) return null
  const judged = judgedCount(questions)
  if (judged === 0) return 'nothingJudged'
  return rule.needed > judged ? 'tooManyNeeded' : null
}
