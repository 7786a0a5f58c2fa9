import type { z } from 'zod'
import type { JobAnswer } from '../../openapi/jobAnswers.ts'
import type { Principal } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { confirm, decline, lockPersonOf, undoConfirmation, undoDecline } from '../jobs/answer-job.ts'
import { type QuestionRow, questionOf } from './question.queries.ts'

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

/** An answer by the link of an e-mail. The same one again is once; another one needs a login, or is taken back at once. */
export async function answerByLink(
  ctx: Answering,
  token: string,
  { answer, acceptDoubleBooking }: z.output<typeof JobAnswer>,
): Promise<void> {
  const { id } = await questionOf(ctx, token)
  await lockPersonOf(ctx, id)
  const row = await questionOf(ctx, token)
  const { status } = row
  const asking = asAsked(ctx, row)
  if (answer === 'back' && status === 'invited') return
  if (answer === 'back') return status === 'confirmed' ? undoConfirmation(asking, id) : undoDecline(asking, id)
  if (status === (answer === 'yes' ? 'confirmed' : 'declined')) return
  if (answer === 'yes') return confirm(asking, id, acceptDoubleBooking === true)
  // Whoever said yes and cannot come says why, which is asked in the app.
  if (status === 'confirmed') throw ctx.refuse('outOfTurn', { state: status })
  return decline(asking, id)
}
