import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionInput } from './session.types.ts'

const meta: Meta = { title: 'Statecharts/Session', parameters: { layout: 'fullscreen' } }
export default meta

const now = 1_700_000_000_000
/** A token nobody signed: the browser only reads it. */
const token = (type: string) =>
  ['{}', JSON.stringify({ exp: now / 1000 + 60, type, loginData: { person: 'p1', number: '7' } }), 's']
    .map(part => btoa(part).replaceAll('=', ''))
    .join('.')
const stored = (given: string | null) => ({ token: given, userRights: {}, mailboxUserRights: {}, now })
const either = { loaded: { kind: 'loaded', rights: {} }, failed: { kind: 'failed' } }

const chart = (input: SessionInput) => (
  <Chart<typeof sessionMachine>
    machine={sessionMachine}
    about="From the first paint to the end of a session: a stored token or a login, rights renewed behind it, and a logout that sends what is unsent first."
    samples={{
      input,
      events: () => [
        ['mara', { type: 'SUBMITTED', credentials: { login: 'mara', password: 'secret' } }],
        ['a token', { type: 'TOKEN_GIVEN', token: token('MOBILE'), now }],
        ['a code', { type: 'SUBMITTED', credentials: { login: 'mara', password: 'secret', code: '123456' } }],
        { type: 'CODE_DECLINED' },
        { type: 'LINK_ACCEPTED' },
        { type: 'LINK_DECLINED' },
        { type: 'RIGHTS_ASKED' },
        { type: 'LOGOUT_ASKED' },
        { type: 'STAYED' },
        { type: 'LEFT_ANYWAY' },
        { type: 'CHANGED_ELSEWHERE' },
      ],
      answers: {
        readStored: {
          nothing: stored(null),
          'a user': stored(token('MOBILE')),
          'a kiosk': stored(token('kiosk')),
          'a broken token': stored('broken'),
        },
        authenticate: {
          'a token': { kind: 'token', token: token('MOBILE'), now },
          refused: { kind: 'refused' },
          'code wanted': { kind: 'codeWanted' },
          'code refused': { kind: 'codeRefused' },
          'wait 30 s': { kind: 'limited', waitMs: 30_000 },
          unreachable: { kind: 'unreachable' },
        },
        storeToken: [{ kind: 'stored' }, { kind: 'failed' }],
        loadUserRights: either,
        loadMailboxRights: either,
        loadTenant: [{ kind: 'loaded' }, { kind: 'failed' }],
        renewRights: {
          renewed: { kind: 'renewed', userRights: {}, mailboxUserRights: {} },
          refused: { kind: 'refused' },
          'not yet': { kind: 'notYet' },
        },
        tokenRefresh: ['refused', 'expired', 'elsewhere'],
        flushOutbox: [{ kind: 'empty' }, { kind: 'waiting', entries: 3 }],
        tellServer: [undefined],
        clearStored: [undefined],
        restart: [undefined],
      },
      shows: ['who', 'notice', 'landing', 'unsent', 'end'],
    }}
  />
)

export const Login: StoryObj = {
  render: () => chart({ heading: '/jobs', link: null }),
  play: presses('readStored answers', 'SUBMITTED', 'authenticate answers', 'storeToken answers', 'loadUserRights'),
}

export const LinkWithPassword: StoryObj = {
  render: () => chart({ heading: '/plus-crews/7', link: { login: 'P7', password: 'secret' } }),
  play: presses('readStored answers a user', 'LINK_DECLINED'),
}
