import { api } from '../../client/api.ts'
import { Once } from '../../client/once.ts'
import { type Failure, failureFrom, isUnanswered, unwrap } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { Checking, ImportContext, ReadAnswer, SendAnswer, Taking } from './import.types.ts'

const failed = (failure: Failure) =>
  isUnanswered(failure) ? ({ kind: 'unreachable' } as const) : ({ kind: 'refused', code: failure.code } as const)
const failedBy = (error: unknown) => failed(failureFrom(error))

function known<T>(value: T | null): T {
  if (value === null) throw new Error('no table was brought')
  return value
}

/** The real effects. What was sent and not answered is sent again as the same request. */
export function importActors() {
  const once = new Once()
  return {
    sendFile: answering<SendAnswer, Pick<ImportContext, 'kind' | 'file'>>(async ({ kind, file }) => {
      const { name, size, lastModified } = known(file)
      // Browsers name the kind of a table each in its own way.
      const body = new File([known(file)], name, { type: 'application/octet-stream', lastModified })
      const said = { params: { query: { kind, name: name.slice(0, 200) } }, body }
      const done = await once.ask(`${kind} ${name} ${size} ${lastModified}`, key =>
        send('post', '/api/v1/imports', said, key),
      )
      return done ? { kind: 'came', table: done.answer } : { kind: 'unreachable' }
    }, failedBy),
    readImport: answering<ReadAnswer, string | null>(
      async (id, signal) => ({
        kind: 'came',
        table: await unwrap(api.GET('/api/v1/imports/{id}', { params: { path: { id: known(id) } }, signal })),
      }),
      error => {
        const failure = failureFrom(error)
        return failure.status === 404 ? { kind: 'gone' } : failed(failure)
      },
    ),
    checkImport: answering<SendAnswer, Checking>(async ({ id, columns, settled }) => {
      const said = { params: { path: { id: known(id) } }, body: { readAs: [...columns], answers: settled } }
      const done = await once.ask(JSON.stringify(said), key => send('post', '/api/v1/imports/{id}/check', said, key))
      return done ? { kind: 'came', table: done.answer } : { kind: 'unreachable' }
    }, failedBy),
    takeImport: answering<SendAnswer, Taking>(async ({ id, ...body }) => {
      const said = { params: { path: { id: known(id) } }, body }
      const done = await once.ask(JSON.stringify(said), key => send('post', '/api/v1/imports/{id}/take', said, key))
      return done ? { kind: 'came', table: done.answer } : { kind: 'unreachable' }
    }, failedBy),
  }
}
