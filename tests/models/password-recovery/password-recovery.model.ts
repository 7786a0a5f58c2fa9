import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { passwordRecoveryMachine } from '../../../src/machines/password-recovery/password-recovery.machine.ts'
import type { PasswordRecoveryInput } from '../../../src/machines/password-recovery/password-recovery.types.ts'
import { activeDelays } from '../definitions.ts'
import { passwordRecoveryTable } from './password-recovery.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof passwordRecoveryMachine>
const context = (visit: Seen) => visit.snapshot.context
const last = (visit: Seen) => visit.events.at(-1)

const until = 1_700_000_900_000
const limited = { kind: 'limited', waitMs: 900_000, until }
const unreachable = { kind: 'unreachable' }
const linked = { login: 'jonas@nordlicht.example', name: 'Jonas Petersen' }
/** As the server spells it, which may differ from what the link said. */
const spelled = 'Jonas@nordlicht.example'
const good = 'behind the scenes'

const inputs: PasswordRecoveryInput[] = [
  { asking: 'forgotten', login: '' },
  { asking: 'renew', login: 'jonas' },
  { token: 'a-token' },
]

/** Whoever asks has no link, and whoever has one asks for nothing. */
const asks = (visit: Seen) => {
  expect(context(visit)).toMatchObject({ token: '', linked: null, password: '', unanswered: false, others: null })
  expect(visit.called('readLink') ?? visit.called('setPassword') ?? visit.called('lookAround')).toBeUndefined()
}
const follows = (visit: Seen) => {
  expect(context(visit)).toMatchObject({ asking: null, token: 'a-token', others: null })
  expect(visit.called('requestLink') ?? visit.called('lookAround') ?? visit.called('goToLogin')).toBeUndefined()
}
/** The password is known to the chart only while it is under way. */
const noPassword = (visit: Seen) => {
  expect(JSON.stringify(context(visit))).not.toContain(good)
  expect(visit.live).toEqual([])
}
const isDone = (visit: Seen) => {
  expect(context(visit)).toMatchObject({ login: spelled, token: '', password: '' })
  expect(visit.called('setPassword')?.input).toEqual({ token: 'a-token', password: good })
}

export const passwordRecoveryModel: Model<typeof passwordRecoveryMachine> = {
  machine: passwordRecoveryMachine,
  table: passwordRecoveryTable,
  inputs,
  matters: ({ asking, login, notice, unanswered, others }: SnapshotFrom<typeof passwordRecoveryMachine>['context']) => [
    asking,
    login,
    notice,
    unanswered,
    others,
  ],
  events: () => [
    { type: 'ASKED', login: ' mara ' },
    { type: 'ASKED', login: 'MARA' },
    { type: 'ASKED', login: '  ' },
    { type: 'ASKED', login: 'owain' },
    { type: 'ANEW' },
    { type: 'RETRIED' },
    { type: 'CHOSEN', password: good },
    { type: 'CHOSEN', password: 'short' },
    { type: 'CHOSEN', password: linked.login.toUpperCase() },
  ],
  answers: {
    requestLink: () => [{ kind: 'taken' }, limited, unreachable],
    readLink: () => [{ kind: 'valid', linked }, { kind: 'notValid' }, limited, unreachable],
    setPassword: () => [
      { kind: 'set', login: spelled },
      { kind: 'notValid' },
      { kind: 'refused' },
      limited,
      unreachable,
    ],
    lookAround: () => [{ kind: 'none' }, { kind: 'others', name: 'Britta Claasen' }, { kind: 'others', name: null }],
    goToLogin: () => [undefined],
  },
  expectations: {
    'asking.editing': visit => {
      asks(visit)
      expect(visit.live).toEqual([])
      expect([null, 'loginMissing']).toContain(context(visit).notice)
      expect(activeDelays(visit.snapshot)).toEqual([])
    },
    'asking.submitting': visit => {
      asks(visit)
      expect(visit.live).toEqual(['requestLink'])
      const { login, asking, notice } = context(visit)
      expect(notice).toBeNull()
      expect(login).toMatch(/^\S+$/)
      expect(visit.called('requestLink')?.input).toEqual({ login, asking })
    },
    'asking.asked': visit => {
      // One answer for every login, whatever it was.
      asks(visit)
      expect(last(visit)).toMatchObject({ output: { kind: 'taken' } })
      expect(context(visit).notice).toBeNull()
      expect(visit.live).toEqual([])
    },
    'asking.tooMany': visit => {
      // For as long as the server said, and nothing is sent for this login meanwhile.
      asks(visit)
      expect(context(visit)).toMatchObject({ until, waitMs: 900_000 })
      expect(['limited', 'mustWait']).toContain(context(visit).notice)
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([900_000])
      expect(visit.live).toEqual([])
    },
    'asking.failed': visit => {
      asks(visit)
      expect(context(visit).notice).toBe('unreachable')
      expect(visit.called('requestLink')?.input).toMatchObject({ login: context(visit).login })
      expect(visit.live).toEqual([])
    },
    'linked.reading': visit => {
      follows(visit)
      expect(visit.live).toEqual(['readLink'])
      expect(visit.called('readLink')?.input).toEqual({ token: 'a-token' })
      expect(context(visit)).toMatchObject({ linked: null, notice: null })
    },
    'linked.invalid': visit => {
      follows(visit)
      noPassword(visit)
      expect(last(visit)).toMatchObject({ output: { kind: 'notValid' } })
      // Where a password may have been set, nobody is told that the link was never good.
      expect(context(visit).unanswered).toBe(false)
    },
    'linked.failed': visit => {
      follows(visit)
      noPassword(visit)
      expect(context(visit).linked).toBeNull()
      expect(['unreachable', 'limited']).toContain(context(visit).notice)
    },
    'linked.setting.editing': visit => {
      follows(visit)
      noPassword(visit)
      expect(context(visit)).toMatchObject({ linked, login: linked.login })
      const { type } = last(visit) ?? {}
      const { notice } = context(visit)
      // A password against the rules is never sent.
      if (type === 'CHOSEN') expect(notice).toBe('rules')
      else if (visit.called('setPassword') === undefined) expect(notice).toBeNull()
      else expect(['unreachable', 'limited', 'refused']).toContain(notice)
    },
    'linked.setting.submitting': visit => {
      follows(visit)
      expect(visit.live).toEqual(['setPassword'])
      expect(visit.called('setPassword')?.input).toEqual({ token: 'a-token', password: good })
      expect(context(visit)).toMatchObject({ password: good, notice: null, linked })
    },
    'linked.perhapsSet': visit => {
      follows(visit)
      noPassword(visit)
      expect(context(visit)).toMatchObject({ unanswered: true, login: linked.login })
      expect(visit.events.filter(event => 'output' in event && event['output'] === unreachable)).not.toEqual([])
    },
    'done.lookingAround': visit => {
      isDone(visit)
      expect(visit.live).toEqual(['lookAround'])
      expect(visit.called('goToLogin')).toBeUndefined()
    },
    'done.othersSession': visit => {
      // Nobody else's session is dropped, and nobody is sent away from it.
      isDone(visit)
      expect(visit.live).toEqual([])
      expect(visit.called('goToLogin')).toBeUndefined()
      expect(last(visit)).toMatchObject({ output: { kind: 'others', name: context(visit).others } })
    },
    'done.leaving': visit => {
      isDone(visit)
      expect(visit.live).toEqual(['goToLogin'])
      expect(visit.called('goToLogin')?.input).toEqual({ login: spelled })
    },
    over: visit => expect(visit.live).toEqual([]),
  },
}
