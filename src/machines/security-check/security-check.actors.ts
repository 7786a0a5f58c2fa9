import { readClocks } from '../../client/clock.ts'
import { answering } from '../effects.ts'
import { enqueue, madeNow, putAway } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import type { WhichCheck } from '../outbox/outbox.requests.ts'
import type { GivenFinding, GivenSignature, KeepAnswer } from './security-check.types.ts'

/** Under which what belongs to one check lies in the outbox. */
export const positionOfCheck = (crew: string, { formId, date, shift }: WhichCheck) =>
  [crew, formId, date, shift].join(' ')

/** The real effects of one security check. What is put into the outbox twice under one key lies there once. */
export function securityCheckActors(outbox: Outbox, crew: string, which: WhichCheck) {
  const own = { crew, which }
  const position = positionOfCheck(crew, which)
  const kept: KeepAnswer = { kind: 'kept' }
  const failed = (): KeepAnswer => ({ kind: 'failed' })
  return {
    keepFinding: answering<KeepAnswer, GivenFinding | null>(async given => {
      if (given) {
        const { key, question, found } = given
        await enqueue(outbox, position, { kind: 'checkAnswer', ...own, question, found }, key)
      }
      return kept
    }, failed),
    keepSignature: answering<KeepAnswer, GivenSignature | null>(async given => {
      if (given) {
        const { key, person, drawing: signature } = given
        const made = madeNow(readClocks())
        await enqueue(outbox, position, { kind: 'checkSignature', ...own, person, signature, ...made }, key)
      }
      return kept
    }, failed),
    finish: answering<KeepAnswer>(async () => {
      await enqueue(outbox, position, { kind: 'checkEnd', ...own })
      return kept
    }, failed),
    putAway: answering<undefined, string | null>(
      async entry => {
        if (entry !== null) await putAway(outbox, [entry])
        return undefined
      },
      () => undefined,
    ),
  }
}
