import { expect, it } from 'vitest'
import { presentationModel } from './presentation.model.ts'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { presentationMachine } from '../../../src/machines/presentation/presentation.machine.ts'
import { lineOf, walk } from '../walk.ts'

it('presentation: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(presentationModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})

it('the picture wanders through eight places and is back at the first', () => {
  const clock = new SimulatedClock()
  const lasting = fromCallback(() => undefined)
  const machine = presentationMachine.provide({ actors: { fullScreen: lasting, wakeLock: lasting } })
  const actor = createActor(machine, { clock, input: { atOnce: true } }).start()
  clock.increment(3_000)
  const places = Array.from({ length: 9 }, () => {
    clock.increment(60_000)
    return actor.getSnapshot().context.shift
  })
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 1])
  actor.stop()
})
