import { expect, it } from 'vitest'
import { nextRequest, requestOf } from '../../../src/machines/outbox/outbox.requests.ts'

const made = { deviceTime: '2026-05-27T05:52:00.000Z', pageLife: '7a0e6f0e-5f0f-4a57-9a3c-0d6b6a3f9c11', monotonic: 5 }
/** As the first version wrote it, when the outbox held nothing but punches. */
const old = {
  kind: 'punch',
  crew: '4d9c3a52-4c0a-4d9e-8f55-7f5f4a0d3a01',
  caption: 'Check-in',
  person: null,
  made,
  offsetBefore: -120,
  place: { latitude: 53.54, longitude: 9.98, accuracy: 12 },
  reason: null,
}

it.each([
  ['a punch of the first version', old],
  ['hours', { kind: 'hours', crew: 'crew', line: 'line', hours: { chargeable: 435 } }],
  ['an answer of a form', { kind: 'formAnswer', form: 'form', answer: { questionId: 'shoes' } }],
  ['a form that is handed in', { kind: 'formEnd', form: 'form' }],
  ['an answer of a security check', { kind: 'checkAnswer', crew: 'crew', which: {}, question: 'exits', found: null }],
  [
    'the signature of a security check',
    { kind: 'checkSignature', crew: 'crew', which: {}, person: 'p', signature: {}, made },
  ],
  ['a security check that is finished', { kind: 'checkEnd', crew: 'crew', which: {} }],
  ['a signature', { kind: 'signature', crew: 'crew', lines: [], client: null, made, offsetBefore: null }],
])('%s is sent as it lies there', (_, stored) => expect(requestOf(stored)).toBe(stored))

it.each([
  ['nothing', null],
  ['text', 'punch'],
  ['a kind of a later version', { kind: 'photo', made }],
  ['hours without a line', { kind: 'hours', hours: {} }],
  [
    'the signature of a security check without clocks',
    { kind: 'checkSignature', crew: 'crew', which: {}, person: 'p', signature: {} },
  ],
  ['a signature without clocks', { kind: 'signature', lines: [] }],
])('%s is no request', (_, stored) => expect(requestOf(stored)).toBeNull())

const photo = {
  ...{ kind: 'formAnswer', form: 'form' },
  answer: { questionId: 'harness', text: null, optionIds: [], signature: null, file: { id: 'p1' } },
}
it.each([
  ['nothing', [], []],
  ['punches only', ['p1', 'p2'], ['p1', 'p2']],
  ['punches before hours', ['p1', 'p2', 'h3', 'p4'], ['p1', 'p2']],
  ['hours before punches', ['h1', 'p2'], ['h1']],
  ['hours and hours', ['h1', 'h2'], ['h1']],
  ['what nobody knows', ['x1', 'p2'], ['x1']],
  ['a photo of a form', ['f1', 'e2'], ['f1']],
  ['a photo of a form before punches', ['f1', 'e2', 'p3', 'p4', 'h5'], ['p3', 'p4']],
  ['the end of a form before punches', ['e1', 'p2'], ['e1']],
])('one request is made of %s', (_, stored, sent) => {
  const requests: Record<string, unknown> = {
    p: old,
    h: { kind: 'hours', line: 'line', hours: {} },
    x: 'photo',
    f: photo,
    e: { kind: 'formEnd', form: 'form' },
  }
  const entries = stored.map(key => ({ key, request: requests[key.charAt(0)] }))
  expect(nextRequest(entries).map(({ key }) => key)).toEqual(sent)
})
