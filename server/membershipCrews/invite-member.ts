import type { z } from 'zod'
import type { NewPCrewInvitation } from '../../openapi/membershipCrews.ts'
import type { Context } from '../context.ts'
import { knownBy, newPerson, oneAtATime } from '../people/new-person.ts'
import { addMembership, presentMembership } from '../plannerCrews/membership.queries.ts'
import { invitePerson } from '../profileAccess/invite-person.ts'

type Inviting = Context<'notFound' | 'loginActive' | 'accessEnded' | 'recipientMissing'>

/**
 * Somebody new is entered, invited and a member; whoever waits for their invitation already is the same person. Throws
 * `loginActive` where somebody logs in with the address, and `accessEnded` where somebody did.
 */
export async function inviteMember(ctx: Inviting, plannerCrewId: string, entered: z.output<typeof NewPCrewInvitation>) {
  const email = entered.email.toLowerCase()
  await oneAtATime(ctx)
  const known = await waiting(ctx, email)
  const personId = known ?? (await newPerson(ctx, { ...entered, email }))
  await invitePerson(ctx, personId)
  // Who is a member stays one as they are; so does whoever is blocked, which an invitation does not decide.
  const present = known === null ? null : await presentMembership(ctx, plannerCrewId, known)
  return present ?? addMembership(ctx, { plannerCrewId, personId, kind: 'favourite' })
}

/** Who was invited at this address, or is known by it and was not invited. */
async function waiting(ctx: Inviting, email: string): Promise<string | null> {
  const known = await knownBy(ctx, email)
  const logins = known.filter(({ hasLogin }) => hasLogin)
  const open = logins.filter(({ ended }) => !ended)
  if (open.some(({ waits, crew, personId }) => !waits || !crew || personId === null)) throw ctx.refuse('loginActive')
  if (open[0]) return open[0].personId
  if (logins.length) throw ctx.refuse('accessEnded')
  return known[0]?.personId ?? null
}
