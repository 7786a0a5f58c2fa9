import { describe, expect, it } from 'vitest'
import { readablePassword, readablePasswordBits } from '../../../server/access/readable-password.ts'
import { tenantOrigin } from '../../../server/tenant/tenant-origin.ts'

describe('the origin of an agency', () => {
  const crew = { hosts: ['crew.example.com', 'old.example.com'], mainHost: 'crew.example.com' }
  const none = { hosts: [], mainHost: null }
  const local = { hosts: ['nordlicht.localhost'], mainHost: 'nordlicht.localhost' }
  it.each([
    ['is its main host, encrypted', crew, undefined, 'https://crew.example.com'],
    [
      'is the public address where that is one of its hosts',
      crew,
      'http://old.example.com:81',
      'http://old.example.com:81',
    ],
    ['is not another agency’s public address', crew, 'https://other.example.com', 'https://crew.example.com'],
    ['is the public address where it has no host', none, 'https://other.example.com', 'https://other.example.com'],
    ['is this server where the host is local', local, undefined, 'http://nordlicht.localhost:4000'],
    [
      'is this server also when only the hosts of others are public',
      local,
      'https://x.example',
      'http://nordlicht.localhost:4000',
    ],
    ['is unknown where nobody has said', none, undefined, null],
    [
      'is no local one because its name ends alike',
      { hosts: ['mylocalhost'], mainHost: 'mylocalhost' },
      undefined,
      'https://mylocalhost',
    ],
  ])('%s', (_, tenant, publicUrl, origin) => {
    expect(tenantOrigin(tenant, { publicUrl, port: 4000 })).toBe(origin)
  })
})

describe('a readable password', () => {
  it('holds at least 60 bits and can be read out', () => {
    // Nine consonants of 16, six vowels of five, four digits of eight.
    expect(readablePasswordBits).toBeCloseTo(9 * 4 + 6 * Math.log2(5) + 4 * 3, 9)
    expect(readablePasswordBits).toBeGreaterThan(60)
    const made = Array.from({ length: 500 }, readablePassword)
    for (const password of made) expect(password).toMatch(/^([b-z][aeiou][b-z][aeiou][b-z]-){3}[2-9]{4}$/)
    expect(new Set(made).size).toBe(500)
    expect(made.join('')).not.toMatch(/[clqxy01]/)
  })
})
