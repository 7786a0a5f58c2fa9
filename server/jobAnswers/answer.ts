import type { z } from 'zod'
import type { JobAnswer } from '../../openapi/jobAnswers.ts'
import type { Principal } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { confirm, decline, undoConfirmation, undoDecline } from '../jobs/answer-job.ts'
import { type QuestionRow, lockAsked, questionOf } from './question.queries.ts'

type Answering = Context<
  'linkNotValid' | 'notFound' | 'outOfTurn' | 'jobAlreadyStarted' | 'alreadyConfirmed' | 'undoTooLate'
>

/** As whoever was sent the link: what they say stands in the log as theirs, and nobody else's job is in reach. */
function asAsked<Ctx extends Answering>(ctx: Ctx, { personId, firstName, lastName, language }: QuestionRow): Ctx {
  const who: Principal = {
    ...{ kind: 'user', tenantId: ctx.tenant.id, sessionId: '', loginId: '', loginTypes: new Set(['crew'] as const) },
    ...{ personId, name: `${firstName} ${lastName}`, companyId: null, contactNumber: null },
    ...{ subjectId: null, subjectNumber: null, language, rights: {}, mailboxRights: {} },
  }
  return Object.create(ctx, { who: { value: who } }) as Ctx
}

/**
 * An answer by the link of an e-mail. The same one again is once; another one needs a login, or is taken back at once.
 * Returns the question as it stands then.
 */
export async function answerByLink(
  ctx: Answering,
  token: string,
  { answer, acceptDoubleBooking }: z.output<typeof JobAnswer>,
): Promise<QuestionRow> {
  await lockAsked(ctx, token)
  const row = await questionOf(ctx, token)
  const { id, status } = row
  const asking = asAsked(ctx, row)
  const since = { statusSince: ctx.now.toISOString() }
  if (status === { yes: 'confirmed', no: 'declined', back: 'invited' }[answer]) return row
  if (answer === 'back') {
    const isYes = status === 'confirmed'
    await (isYes ? undoConfirmation(asking, id) : undoDecline(asking, id))
    return { ...row, ...since, status: isYes ? 'invited' : (row.previousStatus ?? status), previousStatus: null }
  }
  if (answer === 'yes') {
    await confirm(asking, id, acceptDoubleBooking === true)
    return { ...row, ...since, status: 'confirmed', previousStatus: status }
  }
  // Whoever said yes and cannot come says why, which is asked in the app.
  if (status === 'confirmed') throw ctx.refuse('outOfTurn', { state: status })
  await decline(asking, id)
  return { ...row, ...since, status: 'declined', previousStatus: status }
}
