import type { attendances, findings } from '../../openapi/securityChecks.ts'

export interface Asked {
  id: string
  required: boolean
}
export interface Found {
  questionId: string
  finding: (typeof findings)[number]
  text: string | null
}
export type Attendance = (typeof attendances)[number]
export interface Signing {
  attendance: Attendance
  /** They lead the crew. */
  leads: boolean
  /** Null: not yet. */
  signedAt: string | null
}

/** How somebody stands to a shift: by the status of their line and when they are due; ms. Null: they are not on it. */
export function attendanceOf(status: string, starts: number, now: number): Attendance | null {
  if (status === 'checkedIn') return 'present'
  if (status === 'checkedOut' || status === 'signedOff') return 'left'
  if (status !== 'confirmed') return null
  return starts <= now ? 'late' : 'coming'
}

/** A defect says what was done about it. */
export const isWhole = ({ finding, text }: Pick<Found, 'finding' | 'text'>): boolean =>
  finding === 'ok' || (text ?? '') !== ''

/** Questions that want an answer and have none, in their order. */
export const unanswered = <Q extends Asked>(questions: readonly Q[], answers: readonly Found[]): Q[] =>
  questions.filter(({ id, required }) => required && !answers.some(({ questionId }) => questionId === id))

/**
 * Whom the end waits for: whoever is there and has not signed, and the chief, checked in or not. Whoever left without
 * signing, or has not come, holds up nobody; whoever comes after the end signs then.
 */
export const unsigned = <P extends Signing>(people: readonly P[]): P[] =>
  people.filter(({ attendance, leads, signedAt }) => (leads || attendance === 'present') && signedAt === null)

/** A check that nobody signed says nothing of anybody. */
export const mayFinish = (
  questions: readonly Asked[],
  answers: readonly Found[],
  people: readonly Signing[],
): boolean =>
  unanswered(questions, answers).length === 0 &&
  unsigned(people).length === 0 &&
  people.some(({ signedAt }) => signedAt !== null)

/** Whether somebody was told after the others: they signed once the check was finished. */
export const isLate = (signedAt: string | null, finishedAt: string | null): boolean =>
  signedAt !== null && finishedAt !== null && Date.parse(signedAt) > Date.parse(finishedAt)

/** Answers after a further one; of nothing: what was said is taken back. */
export function withFinding<F extends Found>(answers: readonly F[], questionId: string, given: F | null): readonly F[] {
  const others = answers.filter(one => one.questionId !== questionId)
  return given ? [...others, given] : others
}
