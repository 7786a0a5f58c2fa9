import { expect, it } from 'vitest'
import { hostName } from '../../../domain/hosts/host-name.ts'

it.each<[written: string, host: string | null]>([
  ['crew.example.com', 'crew.example.com'],
  ['  Crew.Example.COM. ', 'crew.example.com'],
  ['crew.münchen.example', 'crew.xn--mnchen-3ya.example'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['a-b.co', 'a-b.co'],
  ['crew', null],
  ['localhost', null],
  ['crew.localhost', null],
  ['printer.local', null],
  ['127.0.0.1', null],
  ['127.1', null],
  ['0x7f.1', null],
  ['[::1]', null],
  ['crew.example.com:8080', null],
  ['https://crew.example.com', null],
  ['crew.example.com/path', null],
  ['user@crew.example.com', null],
  ['crew.example.com?x', null],
  ['crew .example.com', null],
  ['-crew.example.com', null],
  ['crew_1.example.com', null],
  ['crew..example.com', null],
  ['*.example.com', null],
  ['xn--a.example.com', null],
  [`${'a'.repeat(64)}.example.com`, null],
  [`${'abcdefgh.'.repeat(30)}example.com`, null],
  ['', null],
])('%j is %s', (written, host) => {
  expect(hostName(written)).toBe(host)
})
