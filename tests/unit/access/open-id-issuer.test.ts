import { expect, it } from 'vitest'
import { isLoopback, issuerOf } from '../../../domain/openId/issuer.ts'

it.each([
  ['https://login.example.com', 'https://login.example.com'],
  // The slash at the end is part of the name.
  ['https://tenant.eu.auth0.com/', 'https://tenant.eu.auth0.com/'],
  [' https://login.example.com/realms/crew ', 'https://login.example.com/realms/crew'],
  ['https://login.example.com/v2.0/.well-known/openid-configuration', 'https://login.example.com/v2.0'],
  ['https://login.example.com/.well-known/openid-configuration/', 'https://login.example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['http://login.example.com', null],
  ['http://127.0.0.1.example.com', null],
  ['http://localhost.example.com', null],
  ['http://10.0.0.1', null],
  ['login.example.com', null],
  ['ftp://login.example.com', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['https://login.example.com?a=b', null],
  ['https://login.example.com#a', null],
  ['https://a:b@login.example.com', null],
  ['https://a@login.example.com', null],
  ['https://:b@login.example.com', null],
  ['https://login.example.com/a b', null],
  ['', null],
])('%j is %j', (written, issuer) => {
  expect(issuerOf(written)).toBe(issuer)
})

it.each([
  ['localhost', true],
  ['id.localhost', true],
  ['[::1]', true],
  ['127.9.8.7', true],
  ['notlocalhost', false],
  ['128.0.0.1', false],
  ['::1', false],
])('%s is the machine itself: %s', (hostname, here) => {
  expect(isLoopback(hostname)).toBe(here)
})
