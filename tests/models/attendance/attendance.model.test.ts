import { expect, it } from 'vitest'
import { attendanceModel } from './attendance.model.ts'
import { createActor, fromPromise, waitFor } from 'xstate'
import { attendanceMachine } from '../../../src/machines/attendance/attendance.machine.ts'
import type { EnqueueAnswer, PunchDraft } from '../../../src/machines/attendance/attendance.types.ts'
import { lineOf, walk } from '../walk.ts'

it('attendance: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(attendanceModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})

it('an earlier punch that could not be sent waits again, while a later one is shown', async () => {
  const reading = { deviceTime: 5, pageLife: 'p', monotonic: 5 }
  const enqueue = fromPromise<EnqueueAnswer, PunchDraft | null>(async ({ input }) => ({
    kind: 'queued',
    entry: `entry of ${input?.kind ?? ''}`,
  }))
  const input = { position: 'p', person: null, starts: 0, opensMinutes: 60, place: null, radius: null, punched: [] }
  const actor = createActor(attendanceMachine.provide({ actors: { enqueue } }), {
    input: { ...input, permission: 'denied' },
  }).start()
  for (const kind of ['Check-in', 'Check-out'] as const) {
    actor.send({ type: 'PUNCHED', kind, reading, now: 0 })
    await waitFor(actor, ({ context }) => context.entry === `entry of ${kind}`)
  }
  const delivery = () => actor.getSnapshot().context.deliveries['entry of Check-in']?.delivery
  actor.send({ type: 'ENTRY_SENDING', entry: 'entry of Check-in' })
  expect(delivery()).toBe('sending')
  actor.send({ type: 'ENTRY_WAITING', entry: 'entry of Check-in' })
  expect(delivery()).toBe('queued')
  actor.stop()
})
