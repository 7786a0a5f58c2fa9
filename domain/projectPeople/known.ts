import { daysLater } from '../shift-display.ts'

/** How long a proof has to hold beyond somebody's last shift before nobody needs to look at it, in days. */
const ahead = 30

export type ProofState = 'holds' | 'endsSoon' | 'ended'

/** What a proof is worth to a project; `lastDay` is the person's last one there. All days are YYYY-MM-DD. */
export function proofState(validUntil: string | null, lastDay: string): ProofState {
  if (validUntil === null || validUntil >= daysLater(lastDay, ahead)) return 'holds'
  return validUntil < lastDay ? 'ended' : 'endsSoon'
}

interface Known {
  person: { phone: string | null }
  days: readonly { state: 'confirmed' | 'requested' }[]
  favourite: 'client' | 'agency' | null
  qualified: { state: ProofState } | null
  rating: number | null
  ratings: number
  late: number
  absent: number
  blocked: unknown
}

/**
 * What a client and their visitors are told of somebody: nothing of phones, warnings, and what the agency keeps to
 * itself. Null: they are not told of them at all, for nothing is settled yet.
 */
export function asClientSees<P extends Known>(known: P): P | null {
  const days = known.days.filter(({ state }) => state === 'confirmed')
  if (days.length === 0) return null
  return {
    ...known,
    person: { ...known.person, phone: null },
    days,
    favourite: known.favourite === 'client' ? 'client' : null,
    qualified: known.qualified?.state === 'holds' ? known.qualified : null,
    rating: null,
    ratings: 0,
    late: 0,
    absent: 0,
    blocked: null,
  }
}

export type Telling =
  | 'blocked'
  | 'ended'
  | 'absent'
  | 'late'
  | 'endsSoon'
  | 'favouriteClient'
  | 'timesForClient'
  | 'timesHere'
  | 'proof'
  | 'favouriteAgency'
  | 'rating'
  | 'first'

interface Weighed extends Known {
  timesHere: number
  timesForClient: number
}

/** The two things worth saying of somebody: what speaks for them most, and what speaks against them before what else speaks for them. */
export function twoOf(known: Weighed): readonly Telling[] {
  const { qualified: proof, timesHere, timesForClient } = known
  const against: Telling[] = []
  if (known.blocked) against.push('blocked')
  if (proof?.state === 'ended') against.push('ended')
  if (known.absent > 0) against.push('absent')
  if (known.late > 0) against.push('late')
  if (proof?.state === 'endsSoon') against.push('endsSoon')
  const favoured: Telling[] = []
  if (known.favourite === 'client') favoured.push('favouriteClient')
  if (timesForClient > 0 && timesForClient >= timesHere) favoured.push('timesForClient')
  else if (timesHere > 0) favoured.push('timesHere')
  if (proof?.state === 'holds') favoured.push('proof')
  if (known.favourite === 'agency') favoured.push('favouriteAgency')
  if (known.rating !== null) favoured.push('rating')
  if (timesForClient === 0 && timesHere === 0) favoured.push('first')
  return against.length > 1 ? against.slice(0, 2) : [...favoured.slice(0, 2 - against.length), ...against]
}
