import { api } from '../../client/api.ts'
import { failureFrom, unwrap } from '../../client/problem.ts'
import { answering } from '../effects.ts'
import type { BeginAnswer, Notice, StartAnswer } from './code-setup.types.ts'

const notices: Readonly<Record<string, Notice>> = {
  passwordWrong: 'passwordWrong',
  tooManyAttempts: 'limited',
  outOfTurn: 'on',
}

/** The real effects: the API. */
export const codeSetupActors = {
  begin: answering<BeginAnswer, string>(
    async password => ({
      kind: 'begun',
      given: await unwrap(api.POST('/api/v1/oneTimeCodes/secrets', { body: { password } })),
    }),
    error => ({ kind: 'failed', notice: notices[failureFrom(error).code] ?? 'unreachable' }),
  ),
  start: answering<StartAnswer, string>(
    async code => {
      const params = { header: { 'Idempotency-Key': crypto.randomUUID() } }
      await unwrap(api.POST('/api/v1/oneTimeCodes', { params, body: { code } }))
      return { kind: 'started' }
    },
    error => {
      const failure = failureFrom(error)
      if (failure.code === 'codeRefused' || failure.code === 'invalidInput') return { kind: 'again', notice: 'refused' }
      return failure.code === 'outOfTurn'
        ? { kind: 'failed', notice: 'over' }
        : { kind: 'again', notice: 'unreachable' }
    },
  ),
}
