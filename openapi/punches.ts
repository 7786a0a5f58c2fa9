import { z } from 'zod'
import { CrewItemStatus } from './positions.ts'
import { EntryKey, NewPunch } from './projectCrewItems.ts'
import type { ProblemCode } from './problems.ts'
import { route } from './route.ts'
import { ClockReading } from './signatures.ts'
import { Id, Instant, named, withFormerNames } from './schemas.ts'

export const about = 'The replay of what devices recorded'

/** A PIN sealed to the installation's key, bound to its entry. */
const SealedPin = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)

/** What fields of an entry were called before, under which entries are still sent and their fingerprints are kept. */
export const formerEntryNames = { projectCrewItem: 'projectCrewItemId', person: 'personId' } as const

export const PunchEntry = named(
  'PunchEntry',
  withFormerNames(
    formerEntryNames,
    z.strictObject({
      key: EntryKey.describe('Idempotency-Key of this entry'),
      projectCrewItemId: Id,
      ...NewPunch.omit({ sent: true }).shape,
      pin: SealedPin.optional().describe('the person’s PIN, where one was typed at a kiosk'),
    }),
  ),
)

export const PunchBatch = named(
  'PunchBatch',
  z.strictObject({
    entries: z.array(PunchEntry).max(100),
    sent: ClockReading.optional().describe('when the batch was sent, by the same device'),
    waiting: z.number().int().min(0).max(1_000_000).optional().describe('entries left on the device after these'),
    leaving: z.boolean().optional().describe('a kiosk is left: its session ends when these are stored'),
  }),
)

/** What one entry can be refused with; the batch itself is answered. */
const entryProblems = [
  'notFound',
  'crewChiefOnly',
  'invalidInput',
  'outOfTurn',
  'jobNotStarted',
  'checkInMissing',
  'undoTooLate',
  'hoursImpossible',
  'pinWrong',
  'idempotencyKeyReused',
  'internal',
] as const satisfies readonly ProblemCode[]

export const PunchBatchAnswer = named(
  'PunchBatchAnswer',
  z.object({
    answers: z.array(
      z.object({
        key: z.string(),
        outcome: z.enum(['accepted', 'duplicate', 'conflict', 'refused']),
        problem: z.enum(entryProblems).optional().describe('code, where refused'),
        details: z.record(z.string(), z.unknown()).optional(),
        at: Instant.optional(),
        exact: z.boolean().optional(),
        outside: z.boolean().optional(),
        projectCrewItemStatus: CrewItemStatus.optional().describe('for users, not for kiosks'),
      }),
    ),
  }),
)

export const sendPunches = route({
  operationId: 'sendPunches',
  method: 'post',
  path: '/punches',
  summary: 'Replay an outbox: each entry is done once, by its own key, and answered by itself',
  access: { sessions: ['user', 'kiosk'], scope: 'each' },
  body: PunchBatch,
  responses: { 200: PunchBatchAnswer },
  // Each entry carries its own.
  withoutKey: true,
  extension: true,
})
