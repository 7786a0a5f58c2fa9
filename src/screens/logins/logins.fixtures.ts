import { uuid } from '../shared/fixtures.ts'
import type { Login } from './login.types.ts'

const login = (at: number, name: string, over: Partial<Login> = {}): Login => ({
  id: uuid(at),
  login: `${name.toLowerCase().replace(' ', '.')}@nordlicht.example`,
  person: { id: uuid(100 + at), name },
  loginTypes: ['crew'],
  company: null,
  state: 'active',
  since: null,
  lastLoginAt: '2026-06-10T06:40:00Z',
  devices: 1,
  asksCode: false,
  own: false,
  ...over,
})

export const office = login(1, 'Anke Brandt', {
  loginTypes: ['office', 'planners'],
  own: true,
  devices: 2,
  asksCode: true,
})
export const client = login(2, 'Henrike Lohmann', {
  loginTypes: ['clients'],
  company: { id: uuid(200), name: 'Elbe Events' },
  lastLoginAt: null,
  devices: 0,
})
export const invited = login(3, 'Jonas Petersen', {
  state: 'invited',
  since: '2026-06-09T15:12:00Z',
  lastLoginAt: null,
  devices: 0,
})
export const ended = login(4, 'Oke Ivers', { state: 'ended', since: '2026-05-01T08:00:00Z', devices: 0 })
export const erased = login(5, 'Erased person', {
  login: null,
  loginTypes: ['planners'],
  state: 'erased',
  since: '2026-06-09T08:00:00Z',
  lastLoginAt: null,
  devices: 0,
})
export const logins = [office, client, invited, ended, erased]
