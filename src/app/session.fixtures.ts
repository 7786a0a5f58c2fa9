import { createActor, fromPromise, waitFor } from 'xstate'
import type { SessionActor } from '../machines/session/session.context.ts'
import { sessionMachine } from '../machines/session/session.machine.ts'
import type {
  FlushAnswer,
  LoginAnswer,
  Credentials,
  RenewalAnswer,
  SessionInput,
  StoredSession,
} from '../machines/session/session.types.ts'

const now = Date.parse('2026-05-27T03:41:00Z')

interface Stored {
  /** As the token spells it. */
  type?: 'MOBILE' | 'PROJECT' | 'PLUSCREW'
  /** Of a visitor's project or plus crew. */
  number?: string
  link?: SessionInput['link']
  flush?: FlushAnswer
}

/** An effect that lasts longer than the story. */
export const never = <Output, Input = undefined>() => fromPromise<Output, Input>(() => new Promise(() => {}))

/** A token nobody signed: the browser only reads it. */
const token = ({ type = 'MOBILE', number }: Stored) =>
  ['{}', JSON.stringify({ exp: now / 1000 + 3600, type, loginData: { person: 'person-me', number } }), 's']
    .map(part => btoa(part).replaceAll('=', ''))
    .join('.')

/** A session on this device that sends nothing: what nobody answers here is waited for. */
export async function storedSession(stored: Stored = {}): Promise<SessionActor> {
  const { flush, link = null } = stored
  const machine = sessionMachine.provide({
    actors: {
      readStored: fromPromise<StoredSession, undefined>(() =>
        Promise.resolve({ token: token(stored), userRights: {}, mailboxUserRights: {}, now }),
      ),
      authenticate: never<LoginAnswer, Credentials>(),
      renewRights: never<RenewalAnswer>(),
      flushOutbox: flush ? fromPromise<FlushAnswer, undefined>(() => Promise.resolve(flush)) : never<FlushAnswer>(),
      tellServer: never<undefined>(),
    },
  })
  const actor = createActor(machine, { input: { heading: '/', link } }).start()
  await waitFor(actor, state => !state.matches('reading'))
  return actor
}
