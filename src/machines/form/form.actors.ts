import { answering } from '../effects.ts'
import { enqueue, putAway } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import type { Given, KeepAnswer } from './form.types.ts'

/** The real effects of filling in one form. What is put into the outbox twice under one key lies there once. */
export function formActors(outbox: Outbox, form: string) {
  const keep = ({ key, answer }: Given) => enqueue(outbox, form, { kind: 'formAnswer', form, answer }, key)
  const kept: KeepAnswer = { kind: 'kept' }
  const failed = (): KeepAnswer => ({ kind: 'failed' })
  return {
    keepAnswer: answering<KeepAnswer, Given | null>(async given => {
      if (given) await keep(given)
      return kept
    }, failed),
    handIn: answering<KeepAnswer, readonly Given[]>(async queue => {
      for (const given of queue) await keep(given)
      await enqueue(outbox, form, { kind: 'formEnd', form })
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
