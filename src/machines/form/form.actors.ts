import type { AnswerFile } from '../../../domain/forms/answers.ts'
import { findEntries } from '../../client/outbox/outbox-store.ts'
import { dropFile, keptFiles } from '../../client/files/upload-store.ts'
import { answering } from '../effects.ts'
import { enqueue, putAway } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import { requestOf } from '../outbox/outbox.requests.ts'
import type { Given, KeepAnswer, TakeFile, Taking } from './form.types.ts'
import { CannotTake, takenFile } from './take-file.actors.ts'

/** The real effects of filling in one form. What is put into the outbox twice under one key lies there once. */
export function formActors(outbox: Outbox, form: string) {
  const { person } = outbox.owner
  const filesOf = (question: string) => `form ${form} ${question}`
  const keep = async ({ key, answer }: Given) => {
    await enqueue(outbox, form, { kind: 'formAnswer', form, answer }, key)
    await forget(answer.questionId, answer.file ?? null).catch(() => undefined)
  }
  /** Answered anew: what was refused is dealt with, and no other file of the question is sent. */
  const forget = async (question: string, file: AnswerFile | null) => {
    for (const { id } of await keptFiles(person, filesOf(question))) if (id !== file?.id) await dropFile(id)
    const refused = (await findEntries(outbox.owner, { position: form })).filter(entry => {
      const made = requestOf(entry.request)
      return entry.refused !== null && made?.kind === 'formAnswer' && made.answer.questionId === question
    })
    if (refused.length)
      void putAway(
        outbox,
        refused.map(entry => entry.key),
      ).catch(() => undefined)
  }
  const kept: KeepAnswer = { kind: 'kept' }
  const failed = (): KeepAnswer => ({ kind: 'failed' })
  return {
    takeFile: answering<TakeFile, Taking | null>(
      async taking => {
        if (taking === null) return { kind: 'refused', code: 'pictureBroken' }
        return { kind: 'kept', file: await takenFile(taking, { person, documentId: filesOf(taking.question) }) }
      },
      error => ({ kind: 'refused', code: error instanceof CannotTake ? error.code : 'pictureBroken' }),
    ),
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
