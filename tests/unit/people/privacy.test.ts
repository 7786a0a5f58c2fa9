import { describe, expect, it } from 'vitest'
import { type Counted, erasurePlan, keptUntil, saysName } from '../../../domain/privacy/erasure.ts'
import { erasedName, sayErased } from '../../../domain/privacy/erased-name.ts'
import { personTables, register } from '../../../domain/privacy/register.ts'

const counted = (more: Partial<Counted>): Counted => ({
  kind: 'jobs',
  law: null,
  goes: 0,
  stays: 0,
  latest: null,
  ...more,
})

describe('how long a record keeps a name', () => {
  it.each([
    ['2026-01-01', 10, '2036-12-31'],
    ['2026-12-31', 10, '2036-12-31'],
    ['2026-06-09', 6, '2032-12-31'],
    ['1999-06-09', 30, '2029-12-31'],
  ])('of %s for %i years is until %s', (day, years, until) => {
    expect(keptUntil(day, years)).toBe(until)
  })
})

describe('what goes and what stays', () => {
  it('is added up by kinds, and the name stays as long as the last of it', () => {
    const plan = erasurePlan(
      [
        counted({ kind: 'logins', goes: 1 }),
        counted({ kind: 'logins', goes: 3 }),
        counted({ kind: 'jobs', law: 'hours', goes: 2, stays: 7, latest: '2024-03-01' }),
        counted({ kind: 'payrolls', law: 'pay', stays: 2, latest: '2026-05-01' }),
        counted({ kind: 'payrolls', law: 'pay', stays: 9 }),
        counted({ kind: 'log', law: 'trace', goes: 4, stays: 4 }),
      ],
      10,
    )
    expect(plan).toEqual({
      goes: [
        { kind: 'logins', count: 4 },
        { kind: 'jobs', count: 2 },
        { kind: 'log', count: 4 },
      ],
      stays: [
        { kind: 'jobs', law: 'hours', count: 7, until: '2034-12-31' },
        { kind: 'payrolls', law: 'pay', count: 11, until: '2036-12-31' },
        { kind: 'log', law: 'trace', count: 4, until: null },
      ],
      nameUntil: '2036-12-31',
    })
  })

  it('of two days of one kind the later counts, whichever came first', () => {
    const of = (...days: (string | null)[]) =>
      erasurePlan(
        days.map(latest => counted({ law: 'hours', stays: 1, latest })),
        10,
      )
    for (const days of [
      ['2024-03-01', '2026-03-01', null],
      [null, '2026-03-01', '2024-03-01'],
      ['2026-03-01', null, '2024-03-01'],
    ])
      expect(of(...days)).toMatchObject({ stays: [{ count: 3, until: '2036-12-31' }], nameUntil: '2036-12-31' })
  })

  it('is nothing of whoever has nothing, and their name goes at once', () => {
    expect(erasurePlan([counted({}), counted({ law: 'pay', kind: 'receipts' })], 10)).toEqual({
      goes: [],
      stays: [],
      nameUntil: null,
    })
  })
})

describe('the mark of whoever was erased', () => {
  it.each([
    ['en', 'Erased person'],
    ['de', 'Gelöschte Person'],
    ['German (Austria)', 'Gelöschte Person'],
    ['es', 'Persona eliminada'],
    ['nl', 'Gewiste persoon'],
    ['fr', 'Personne effacée'],
    ['cy', 'Person wedi’i ddileu'],
  ])('is said in %s', (language, name) => {
    expect(sayErased('{"name":"Erased person"}', language)).toBe(`{"name":"${name}"}`)
    expect(sayErased('Kim Erased', language)).toBe('Kim Erased')
  })
})

it('what stands where a name stood is one mark in two parts', () => {
  expect(erasedName).toEqual({ first: 'Erased', last: 'person', whole: 'Erased person' })
})

describe('the order of erasing', () => {
  it('takes what is found by way of others before those', () => {
    const at = new Map(personTables.map(({ table }, place) => [table, place]))
    expect(at.size).toBe(Object.values(register).filter(({ person }) => person).length)
    for (const [first, then] of [
      ['push_message', 'push_subscription'],
      ['form_answer', 'form'],
      ['document_trail', 'document'],
      ['email_message_attachment', 'email_message'],
      ['mail', 'email_message'],
      ['mail', 'person'],
      ['session', 'login'],
      ['login_attempt', 'login'],
    ] as const)
      expect([first, (at.get(first) ?? 0) < (at.get(then) ?? 0)]).toEqual([first, true])
  })
})

describe('a reason', () => {
  it.each([
    ['asked by letter', 'Björn Hallström', false],
    ['Björn asked by letter', 'Björn Hallström', true],
    ['letter of Mr HALLSTRÖM', 'Björn Hallström', true],
    ['Hallströms Brief', 'Björn Hallström', true],
    ['Bjo\u0308rn wrote', 'Björn Hallström', true],
    ['auf Wunsch von ihr', 'Ursula von der Heide', false],
    ['Frau Heide schrieb', 'Ursula von der Heide', true],
    ['mail of Lena', 'Anna-Lena Meyer', true],
    ['since January', 'Jan Bo', false],
    ['Jans Brief', 'Jan Bo', true],
    ['kim asked', 'kim lee', true],
    // Of three letters only the whole word, of four also within another.
    ['Beratung', 'Bera Rat', true],
    ['Beratung', 'Ber Rat', false],
  ])('“%s” says the name of %s: %s', (reason, name, says) => {
    expect(saysName(reason, name)).toBe(says)
  })
})
