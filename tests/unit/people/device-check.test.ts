import { describe, expect, it } from 'vitest'
import { atHand } from '../../../domain/securityChecks/due.ts'
import { laidOver } from '../../../src/screens/securityChecks/device-check.ts'
import { whichOf } from '../../../src/screens/securityChecks/security-check.types.ts'
import { finished, halfway } from '../../../src/screens/securityChecks/security-checks.fixtures.ts'
import { drawing } from '../../../src/screens/shared/fixtures.ts'

const which = { formId: 'form-1', date: '2026-05-27', shift: 1 }
const of = { crew: 'crew-1', which }
const waits = { refused: null }
const entry = (kind: string, request: object, more: object = waits) => ({
  ...{ key: kind, request: { kind, ...of, ...request } },
  ...more,
})
const ok = { questionId: 'q6', finding: 'ok', text: null }
const answer = (found: object | null, more?: object) => entry('checkAnswer', { question: 'q6', found }, more)
const at = '2026-05-27T04:02:00.000Z'
const noor = halfway.people.find(({ person }) => person.name === 'Noor Abdi')?.person.id ?? ''
const sign = (person: string, more?: object) =>
  entry('checkSignature', { person, signature: drawing, made: { deviceTime: at }, offsetBefore: null }, more)
const signedAt = (known: ReturnType<typeof laidOver>, who: string) =>
  known.check.people.find(({ person }) => person.id === who)?.signedAt

describe('what lies on the device about a security check', () => {
  it('is laid over what the server told, the latest last', () => {
    const defect = { ...ok, finding: 'defect', text: 'Left outside' }
    const known = laidOver(halfway, [answer(ok), answer(defect), sign(noor)])
    expect(known.check.answers.at(-1)).toMatchObject(defect)
    expect(known.check.answers).toHaveLength(7)
    expect(signedAt(known, noor)).toBe(at)
    expect(known.end).toEqual({ kind: 'open' })
    expect(laidOver(halfway, [answer(ok), answer(null)]).check.answers).toHaveLength(6)
  })

  it('leaves alone what was refused, what is of another check, and who has signed', () => {
    const amira = halfway.people[0]?.person.id ?? ''
    const other = {
      key: 'x',
      request: { kind: 'checkAnswer', ...of, which: { ...which, shift: 2 }, question: 'q6', found: ok },
    }
    const known = laidOver(halfway, [
      answer(ok, { refused: 'formHandedIn' }),
      other,
      sign(amira),
      sign(noor, { refused: 'alreadySigned' }),
    ])
    expect(known.check).toEqual(halfway)
  })

  it('says how far the end is', () => {
    expect(laidOver(halfway, [entry('checkEnd', {})]).end).toEqual({ kind: 'waiting' })
    expect(laidOver(halfway, [entry('checkEnd', {}, {})]).end).toEqual({ kind: 'done' })
    expect(laidOver(halfway, [entry('checkEnd', {}, { refused: 'signaturesMissing' })]).end).toEqual({
      ...{ kind: 'refused', entry: 'checkEnd', problem: 'signaturesMissing' },
    })
  })

  it('changes no answer once it is finished, and still holds who came later', () => {
    const mara = finished.people.at(-1)?.person.id ?? ''
    const known = laidOver(finished, [answer(null), sign(mara), entry('checkEnd', {}, { refused: 'x' })])
    expect(known.check.answers).toEqual(finished.answers)
    expect(signedAt(known, mara)).toBe(at)
    expect(known.end).toEqual({ kind: 'done' })
  })
})

it.each([
  ['2 h before', '2026-05-27T02:00:00Z', true],
  ['a minute earlier', '2026-05-27T01:59:00Z', false],
  ['during the shift', '2026-05-27T10:00:00Z', true],
  ['half a day after its beginning', '2026-05-27T16:00:00Z', false],
])('%s a check is at hand: %s %s', (_, now, is) => {
  expect(atHand([{ starts: '2026-05-27T04:00:00Z' }], Date.parse(now))).toHaveLength(is ? 1 : 0)
})

it.each([
  [
    { formId: 'f', date: '2026-05-27', shift: '2' },
    { formId: 'f', date: '2026-05-27', shift: 2 },
  ],
  [{ formId: 'f', date: '2026-05-27', shift: '0' }, null],
  [{ formId: 'f', date: '2026-05-27', shift: 'two' }, null],
  [{}, null],
])('an address of %j names %j', (params: Record<string, string>, named) => {
  expect(whichOf(params)).toEqual(named)
})
