import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import type { SessionInput, StoredSession } from '../../../src/machines/session/session.types.ts'
import { activeDelays } from '../definitions.ts'
import { sessionTable } from './session.table.ts'
import type { Model, Visit } from '../walk.ts'

const now = 1_700_000_000_000
/** A token nobody signed: the browser only reads it. */
const token = (type: string, expiresIn: number) =>
  ['{}', JSON.stringify({ exp: now / 1000 + expiresIn, type, loginData: { person: 'p1', number: '7' } }), 's']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')
const stored = (given: string | null): StoredSession => ({
  token: given,
  userRights: { payrolls: {} },
  mailboxUserRights: given === null ? null : { mailboxes: {} },
  now,
})
const user = token('MOBILE', 60)

type Seen = Visit<typeof sessionMachine>
const context = (visit: Seen) => visit.snapshot.context

/** Without a session nothing of one is known, and no password lies about. */
const nothingKnown = (visit: Seen) => {
  expect(context(visit)).toMatchObject({ who: null, userRights: {}, mailboxUserRights: {}, token: null, landing: null })
}
/** A screen on the wall shows on what it has, without a session and without a login page. */
const standing = (visit: Seen) => {
  expect(context(visit)).toMatchObject({ who: { kind: 'plusCrewVisitor' }, token: null, credentials: null })
  expect(['refused', 'expired']).toContain(context(visit).end)
}
const form = (visit: Seen) => {
  nothingKnown(visit)
  expect(context(visit).credentials).toBeNull()
  expect(visit.live).toEqual([])
}
const active = (kind: string) => (visit: Seen) => {
  expect(context(visit)).toMatchObject({ who: { kind }, credentials: null, token: null, notice: null, end: null })
  expect(visit.live).toContain('tokenRefresh')
}
/** The three loads run beside each other, after the token was stored and not before. */
const loading = (id: string) => (visit: Seen) => {
  expect(visit.live).toContain(id)
  expect(visit.called('storeToken')).toBeDefined()
  expect(context(visit)).toMatchObject({ token: null, credentials: null })
}
const loaded = (id: string) => (visit: Seen) => expect(visit.live).not.toContain(id)

const inputs: SessionInput[] = [
  { heading: '/jobs?tab=past', link: null },
  { heading: '/plus-crews/7', link: { login: 'P7', password: 'secret' } },
  { heading: '/projects/4711', link: { login: 'AB12', password: null } },
]

export const sessionModel: Model<typeof sessionMachine> = {
  machine: sessionMachine,
  table: sessionTable,
  inputs,
  matters: (known: SnapshotFrom<typeof sessionMachine>['context']) => {
    const { who, notice, end, credentials, landing, unsent, byLink, hasOwnWall, waitMs } = known
    return [
      who?.kind,
      notice,
      end,
      credentials !== null,
      credentials?.code !== undefined,
      landing,
      unsent,
      byLink && credentials !== null,
      hasOwnWall && credentials !== null,
      credentials === null || waitMs,
    ]
  },
  events: () => [
    { type: 'SUBMITTED', credentials: { login: 'mara', password: 'right' } },
    { type: 'SUBMITTED', credentials: { login: 'mara', password: 'right', code: '123456' } },
    { type: 'CODE_DECLINED' },
    { type: 'TOKEN_GIVEN', token: user, now },
    { type: 'TOKEN_GIVEN', token: 'broken', now },
    { type: 'LINK_ACCEPTED' },
    { type: 'LINK_DECLINED' },
    { type: 'RIGHTS_ASKED' },
    { type: 'LOGOUT_ASKED' },
    { type: 'STAYED' },
    { type: 'LEFT_ANYWAY' },
    { type: 'CHANGED_ELSEWHERE' },
  ],
  answers: {
    readStored: () => [
      stored(null),
      stored(user),
      stored(token('project', 60)),
      stored(token('pluscrew', 60)),
      stored(token('kiosk', 60)),
      stored(token('MOBILE', 0)),
      stored(token('pluscrew', 0)),
      stored('broken'),
    ],
    authenticate: () => [
      { kind: 'token', token: user, now },
      { kind: 'token', token: token('pluscrew', 60), now },
      { kind: 'token', token: 'nonsense', now },
      { kind: 'refused' },
      { kind: 'codeWanted' },
      { kind: 'codeRefused' },
      { kind: 'limited', waitMs: 30_000 },
      { kind: 'limited', waitMs: null },
      { kind: 'unreachable' },
    ],
    storeToken: () => [{ kind: 'stored' }, { kind: 'failed' }],
    loadUserRights: () => [{ kind: 'loaded', rights: { faq: {} } }, { kind: 'failed' }],
    loadMailboxRights: () => [{ kind: 'loaded', rights: { mailboxes: {} } }, { kind: 'failed' }],
    loadTenant: () => [{ kind: 'loaded' }, { kind: 'failed' }],
    renewRights: () => [
      { kind: 'renewed', userRights: { faq: {} }, mailboxUserRights: { mailboxes: {} } },
      { kind: 'refused' },
      { kind: 'notYet' },
    ],
    tokenRefresh: () => ['refused', 'expired', 'elsewhere'],
    flushOutbox: () => [{ kind: 'empty' }, { kind: 'waiting', entries: 3 }],
    tellServer: () => [undefined],
    clearStored: () => [undefined],
    restart: () => [undefined],
  },
  expectations: {
    reading: visit => {
      expect(visit.live).toEqual(['readStored'])
      expect(context(visit)).toMatchObject({ who: null, userRights: {} })
    },
    askingFirst: visit => {
      // Only a user is asked, only for a link with a password, and nothing is called meanwhile.
      expect(context(visit)).toMatchObject({ who: { kind: 'user' }, credentials: { login: 'P7', password: 'secret' } })
      expect(visit.live).toEqual([])
    },
    'login.ready': visit => {
      form(visit)
      expect(context(visit).notice).not.toBe('mustWait')
    },
    'login.waiting': visit => {
      form(visit)
      expect(['limited', 'mustWait', 'loadsFailed']).toContain(context(visit).notice)
      expect(context(visit).waitMs).toBe(30_000)
    },
    'login.submitting': visit => {
      nothingKnown(visit)
      expect(visit.live).toEqual(['authenticate'])
      const { login } = context(visit)
      const password = login === 'P7' ? 'secret' : 'right'
      expect(visit.called('authenticate')?.input).toMatchObject({ login, password })
      expect(visit.called('authenticate')?.input).toEqual(context(visit).credentials)
      expect(context(visit).notice).toBeNull()
    },
    'login.codeAsked': visit => {
      nothingKnown(visit)
      expect(visit.live).toEqual([])
      // Kept for the code that belongs to it, and nothing is tried again by itself.
      expect(context(visit).credentials).not.toBeNull()
      expect(context(visit)).toMatchObject({ byLink: false, hasOwnWall: false })
      expect([null, 'codeRefused', 'unreachable']).toContain(context(visit).notice)
    },
    'login.retrying': visit => {
      // Only a link that nobody answered; what is stored would have served where it is of the same screen.
      nothingKnown(visit)
      expect(visit.live).toEqual([])
      expect(context(visit)).toMatchObject({
        credentials: { login: 'P7', password: 'secret' },
        notice: 'unreachable',
        byLink: true,
        hasOwnWall: false,
      })
      const [wait] = activeDelays(visit.snapshot).map(({ ms }) => ms)
      expect(wait).toBe(context(visit).waitMs === 30_000 ? 30_000 : 15_000)
    },
    'login.storing': visit => {
      expect(visit.live).toEqual(['storeToken'])
      expect(visit.called('storeToken')?.input).toEqual({ token: context(visit).token })
      expect(context(visit).credentials).toBeNull()
    },
    'login.loading.userRights.loading': loading('loadUserRights'),
    'login.loading.userRights.loaded': loaded('loadUserRights'),
    'login.loading.mailboxRights.loading': loading('loadMailboxRights'),
    'login.loading.mailboxRights.loaded': loaded('loadMailboxRights'),
    'login.loading.tenant.loading': loading('loadTenant'),
    'login.loading.tenant.loaded': loaded('loadTenant'),
    forgetting: visit => {
      nothingKnown(visit)
      expect(visit.live).toEqual(['clearStored'])
      expect(['loadsFailed', 'expired', 'linkEnded']).toContain(context(visit).notice)
    },
    'active.kind.user': active('user'),
    'active.kind.projectVisitor': active('projectVisitor'),
    'active.kind.plusCrewVisitor': active('plusCrewVisitor'),
    'active.kind.kiosk': active('kiosk'),
    'active.rights.renewing': visit => {
      // Stored rights serve at once, before the first answer.
      expect(visit.live.toSorted()).toEqual(['renewRights', 'tokenRefresh'])
      expect(Object.keys(context(visit).userRights)).toHaveLength(1)
    },
    'active.rights.current': visit => {
      expect(visit.live).toEqual(['tokenRefresh'])
      const { who, landing } = context(visit)
      if (landing !== null)
        expect(landing).toBe(who?.kind === 'plusCrewVisitor' ? '/plus-crews/7' : context(visit).heading)
    },
    'active.rights.stale': visit => {
      expect(visit.live).toEqual(['tokenRefresh'])
      expect(context(visit).userRights).not.toEqual({})
    },
    'leaving.flushing': visit => {
      expect(visit.live).toEqual(['flushOutbox'])
      expect(visit.called('clearStored')).toBeUndefined()
    },
    'leaving.asking': visit => {
      expect(context(visit).unsent).toBe(3)
      expect(visit.live).toEqual([])
      expect(visit.called('clearStored')).toBeUndefined()
    },
    'leaving.telling': visit => {
      // The token is still stored: the server is told with it. Nobody who stays comes here.
      expect(['LEFT_ANYWAY', 'xstate.done.actor.flushOutbox']).toContain(visit.events.at(-1)?.type)
      expect(visit.live).toEqual(['tellServer'])
      expect(visit.called('clearStored')).toBeUndefined()
    },
    'ended.clearing': visit => {
      if (context(visit).who === null) nothingKnown(visit)
      else standing(visit)
      expect(visit.live).toEqual(['clearStored'])
      expect(['refused', 'expired', 'linkOver', 'loggedOut']).toContain(context(visit).end)
    },
    'ended.standing': visit => {
      standing(visit)
      expect(visit.live).toEqual([])
      expect(visit.called('clearStored')).toBeDefined()
      expect(visit.called('restart')).toBeUndefined()
    },
    'ended.restarting': visit => {
      nothingKnown(visit)
      expect(visit.live).toEqual(['restart'])
      expect(visit.called('restart')?.input).toEqual({ end: context(visit).end })
      // What another tab stored is not ours to clear; everything else was cleared first.
      if (context(visit).end !== 'elsewhere') expect(visit.called('clearStored')).toBeDefined()
    },
    over: visit => expect(visit.live).toEqual([]),
  },
}
