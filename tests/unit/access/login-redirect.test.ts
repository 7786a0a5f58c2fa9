import { describe, expect, it } from 'vitest'
import {
  landingAfterLogin,
  linkCredentials,
  loginParameters,
  redirectFor,
  safeRedirect,
  withoutCredentials,
  withoutPassword,
} from '../../../domain/auth/login-redirect.ts'

describe('where a request has to go first', () => {
  it.each([
    ['RD-01', '/jobs', 'protected', false, '/login?redirect=%2Fjobs'],
    ['RD-02', '/', 'protected', false, '/login'],
    [
      'RD-03',
      '/plus-crews/PC1?date=2024-02-10',
      'protected',
      false,
      '/login?redirect=%2Fplus-crews%2FPC1%3Fdate%3D2024-02-10',
    ],
    ['RD-04', '/projects/4711?project-id=AB12', 'protected', false, '/login?login=AB12'],
    [
      'RD-05',
      '/projects/4711?project-id=AB12&password=s3cret',
      'protected',
      false,
      '/login?login=AB12&password=s3cret',
    ],
    ['RD-06', '/plus-crews/PC1?plus-crew-id=PX9', 'protected', false, '/login?login=PX9'],
    ['RD-07', '/plus-crews/PC1?plus-crew-id=PX9&password=p%26q', 'protected', false, '/login?login=PX9&password=p%26q'],
    ['RD-08', '/?login=jane%40example.com', 'protected', false, '/login?login=jane%40example.com'],
    ['RD-09', '/jobs/5?login=jane&password=pw', 'protected', false, '/login?login=jane&password=pw'],
    ['RD-10', '/jobs?password=pw', 'protected', false, '/login?redirect=%2Fjobs'],
    ['RD-11', '/projects/1?project-id=A&plus-crew-id=B&login=C', 'protected', false, '/login?login=A'],
    ['RD-12', '/projects/1?project-id=', 'protected', false, '/login?redirect=%2Fprojects%2F1'],
    ['RD-13 (expired counts as none)', '/jobs', 'protected', false, '/login?redirect=%2Fjobs'],
    ['RD-14', '/jobs', 'protected', true, null],
    ['RD-15', '/login', 'public', false, null],
    ['RD-16', '/public/payrolls', 'public', false, null],
    ['RD-17', '/HelpCenter', 'public', false, null],
    ['RD-18', '/does-not-exist', 'unknown', false, null],
    ['RD-19 (a visitor outside its list)', '/crews/9/check-in', 'protected', true, null],
    ['alias projectId', '/projects/1?projectId=A&password=x', 'protected', false, '/login?login=A&password=x'],
    ['alias plusCrewId', '/plus-crews/1?plusCrewId=B', 'protected', false, '/login?login=B'],
    ['an empty one gives way', '/projects/1?project-id=&plus-crew-id=B', 'protected', false, '/login?login=B'],
    ['home with an empty one', '/?login=', 'protected', false, '/login'],
    ['an empty password', '/?login=a&password=', 'protected', false, '/login?login=a'],
    ['no fragment is carried', '/jobs#top', 'protected', false, '/login?redirect=%2Fjobs'],
  ] as const)('%s', (_name, requested, access, sessionValid, expected) => {
    expect(redirectFor(requested, { access, sessionValid })).toBe(expected)
  })
})

it.each([
  ['/jobs', '/jobs'],
  ['/plus-crews/PC1?date=2024-02-10', '/plus-crews/PC1?date=2024-02-10'],
  ['/', '/'],
  [null, '/'],
  [undefined, '/'],
  ['', '/'],
  ['jobs', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/\u0000jobs', '/'],
  ['/jobs\u001f', '/'],
  ['/jobs\u007f', '/'],
  ['/jobs with space', '/jobs with space'],
  ['/jobs\u0080', '/jobs\u0080'],
  ['/login', '/'],
  ['/LOGIN?redirect=/login', '/'],
  ['/login-help', '/login-help'],
])('redirect target %j is safe as %j', (target, safe) => {
  expect(safeRedirect(target)).toBe(safe)
})

it.each([
  ['?login=AB12', { login: 'AB12', password: null, redirect: '/', submitAtOnce: false, linkOver: false }],
  ['?login=PX9&password=p%26q', { login: 'PX9', password: 'p&q', redirect: '/', submitAtOnce: true, linkOver: false }],
  ['redirect=%2Fjobs', { login: '', password: null, redirect: '/jobs', submitAtOnce: false, linkOver: false }],
  ['?redirect=%2F%2Fevil.example', { login: '', password: null, redirect: '/', submitAtOnce: false, linkOver: false }],
  ['?password=alone', { login: '', password: null, redirect: '/', submitAtOnce: false, linkOver: false }],
  ['?login=a?', { login: 'a?', password: null, redirect: '/', submitAtOnce: false, linkOver: false }],
  ['over=link&redirect=/jobs?', { login: '', password: null, redirect: '/jobs?', submitAtOnce: false, linkOver: true }],
  ['?over=link', { login: '', password: null, redirect: '/', submitAtOnce: false, linkOver: true }],
  ['', { login: '', password: null, redirect: '/', submitAtOnce: false, linkOver: false }],
])('/login reads %j', (search, expected) => {
  expect(loginParameters(search)).toEqual(expected)
})

it('credentials of a link, and the same address without them', () => {
  const link = '/plus-crews/7?plus-crew-id=P7&date=2024-02-01&password=s%20x'
  expect(linkCredentials(link)).toEqual({ login: 'P7', password: 's x' })
  expect(withoutCredentials(link)).toBe('/plus-crews/7?date=2024-02-01')
  expect(linkCredentials('/jobs?password=x')).toBeNull()
  expect(withoutPassword(link)).toBe('/plus-crews/7?plus-crew-id=P7&date=2024-02-01')
  expect(withoutPassword('/jobs?password=x')).toBe('/jobs')
  expect(withoutPassword('/jobs?&a=1&&password=x&b=2')).toBe('/jobs?a=1&b=2')
  expect(withoutCredentials('/jobs?&a=1&&login=x&b=2')).toBe('/jobs?a=1&b=2')
  expect(redirectFor(withoutPassword(link), { access: 'protected', sessionValid: false })).toBe('/login?login=P7')
})

it.each([
  ['user', null, '/jobs?tab=past', '/jobs?tab=past'],
  ['user', null, '//evil.example', '/'],
  ['projectVisitor', '4711', '/', '/projects/4711'],
  ['projectVisitor', null, '/projects/AB%20C/contact-project-manager', '/projects/AB%20C'],
  ['projectVisitor', null, '/jobs', '/'],
  ['projectVisitor', null, '/jobs/of/the/last/weeks', '/'],
  ['plusCrewVisitor', '7', '/jobs', '/plus-crews/7'],
  ['plusCrewVisitor', null, '/plus-crews/7?date=2024-02-01', '/plus-crews/7'],
  ['plusCrewVisitor', 'a/b', '/', '/plus-crews/a%2Fb'],
  ['kiosk', '9', '/', '/crews/9/check-in'],
] as const)('%s %j heading to %s lands on %s', (kind, number, headingTo, landing) => {
  expect(landingAfterLogin(kind, number, headingTo)).toBe(landing)
})
