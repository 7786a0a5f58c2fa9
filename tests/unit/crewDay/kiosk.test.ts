import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { afterTry, noTries, pauseAt } from '../../../domain/kiosks/exit-pin.ts'
import { byName, letterGroups, letterOf, pageOf, shortNames } from '../../../domain/kiosks/kiosk-names.ts'
import { pageStarts } from '../../../domain/kiosks/kiosk-pages.ts'
import {
  type KioskLine,
  type KioskPunch,
  askedOf,
  isUnsent,
  kioskStateOf,
  linesOfNow,
  overlaid,
  punchesLeft,
  receivedOf,
  takenBack,
  tapHint,
  withoutEntry,
} from '../../../domain/kiosks/kiosk-roster.ts'
import { PinSeal } from '../../../server/access/pin-seal.ts'
import { sealPin } from '../../../src/client/seal-pin.ts'

const named = (...names: string[]) =>
  names.map((name, at) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return { person: { id: String(at), firstName, lastName } }
  })
const shortOf = (...names: string[]) => [...shortNames(named(...names)).values()]

describe('names at a door', () => {
  it.each([
    [
      ['Amira Haddad', 'Lena Sörensen'],
      ['Amira H.', 'Lena S.'],
    ],
    [
      ['Lena Sörensen', 'Lena Schmidt', 'Lena Sø'],
      ['Lena Sö.', 'Lena Sc.', 'Lena Sø'],
    ],
    [
      ['Jan Li', 'Jan Lindt'],
      ['Jan Li', 'Jan Lin.'],
    ],
    [
      ['Jan Li', 'Jan Li'],
      ['Jan Li', 'Jan Li'],
    ],
    [['Cher'], ['Cher']],
  ])('%j is as short as tells people apart', (names, short) => expect(shortOf(...names)).toEqual(short))

  it('stands in an order of its own, whatever the accents', () =>
    expect(
      byName(named('Łukasz W', 'Lena S', 'Mara L', 'Élise B', 'Emre Y'), 'en-GB').map(({ person }) => person.firstName),
    ).toEqual(['Élise', 'Emre', 'Lena', 'Łukasz', 'Mara']))

  it('tells people of one first name apart by the last, and of one name always in the same order', () => {
    const people = named('Lena S', 'Lena B', 'Lena B', 'Ada Z')
    for (const lines of [people, people.toReversed()])
      expect(byName(lines, 'en-GB').map(({ person }) => person.id)).toEqual(['3', '1', '2', '0'])
  })

  it.each([
    ['Łukasz', 'L'],
    ['Đorđe', 'D'],
    ['Ægir', 'A'],
    ['Œuvrard', 'O'],
    ['Þór', 'T'],
    ['ẞ', 'S'],
    ['élise', 'E'],
    ['Øyvind', 'O'],
    ['Ζωή', 'Ζ'],
    ['', '#'],
  ])('%s is looked up under %s', (firstName, letter) =>
    expect(letterOf({ person: { id: '1', firstName, lastName: '' } })).toBe(letter),
  )

  it('shows only letters that occur, and pairs up more than fit', () => {
    const few = named('Amira H', 'Anton B', 'Zoe Z')
    expect(letterGroups(few, 9)).toEqual([
      { label: 'A', letters: ['A'] },
      { label: 'Z', letters: ['Z'] },
    ])
    const many = named(...'ABCDEFGHIJK'.split('').map(letter => `${letter}x Y`))
    expect(letterGroups(many, 9).map(({ label }) => label)).toEqual(['A–B', 'C–D', 'E–F', 'G–H', 'I–J', 'K'])
    expect(letterGroups([], 9)).toEqual([])
    expect(letterGroups(few, 1)).toEqual([{ label: 'A–Z', letters: ['A', 'Z'] }])
    expect(letterGroups(few, 0)).toEqual([{ label: 'A–Z', letters: ['A', 'Z'] }])
  })

  it('shares buttons so that the fullest is as empty as can be', () => {
    const crew = named(...'AAAABBCDEEEEEEF'.split('').map((letter, at) => `${letter}x Y${at}`))
    expect(letterGroups(crew, 3).map(({ label }) => label)).toEqual(['A–C', 'D–E', 'F'])
  })

  it('counts everybody behind a letter once', () => {
    const crew = named(...'ABCDD'.split('').map((letter, at) => `${letter}x Y${at}`))
    expect(letterGroups(crew, 2).map(({ label }) => label)).toEqual(['A–C', 'D'])
  })

  it.each([
    [['Christian A.', 'Christian B.'], 1, ['Ch', 'Chris']],
    [['Ada', 'Ben', 'Cem', 'Dan'], 2, ['Ad', 'Ce']],
    [['Mara', 'Marek', 'Maria', 'Max S', 'Max T', 'Mia'], 2, ['Ma', 'Mari', 'Max T']],
    [['Max', 'Max', 'Max'], 1, ['Ma', 'Max', 'Max 3']],
    [['Ł. K', 'Żaneta'], 1, ['Ł', 'Ża']],
    [[], 3, []],
  ])('%j by %d are turned to by %j', (names, room, starts) => expect(pageStarts(names, room)).toEqual(starts))

  it('reaches anybody of three hundred by a letter, a page and a face', () => {
    const firsts =
      'Anna Ben Clara David Emil Finn Hanna Ida Jonas Julia Lena Leon Lukas Mara Max Mia Noah Paul Sara Tim'
    const names = firsts.split(' ')
    const crew = named(...Array.from({ length: 300 }, (_, at) => `${names[at % names.length] ?? ''} Person${at}`))
    // What a tablet of 1024×768 has room for, and one held upright.
    for (const [places, buttons] of [
      [12, 10],
      [13, 8],
    ] as const)
      for (const { letters } of letterGroups(crew, 9)) {
        const behind = byName(crew, 'en').filter(one => letters.includes(letterOf(one)))
        const starts = pageStarts([...shortNames(behind).values()], places)
        expect(starts.length).toBeLessThanOrEqual(buttons)
        expect(new Set(starts).size).toBe(starts.length)
      }
  })

  it('turns to the last page when one is gone', () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 9)).toEqual({ shown: [5], page: 2, pages: 3 })
    expect(pageOf([], 2, 0)).toEqual({ shown: [], page: 0, pages: 1 })
    expect(pageOf([1, 2, 3, 4, 5], 2, 1)).toEqual({ shown: [3, 4], page: 1, pages: 3 })
  })
})

const six = Date.parse('2026-05-27T04:00:00Z')
const line = (rest: Partial<KioskLine> = {}): KioskLine => ({
  id: 'job',
  projectCrewItemId: 'position',
  person: { id: 'lena', firstName: 'Lena', lastName: 'Sörensen', pin: true },
  starts: new Date(six).toISOString(),
  ends: new Date(six + 8 * 3_600_000).toISOString(),
  preCallAt: null,
  checkInAt: null,
  checkOutAt: null,
  ...rest,
})
const at = (hours: number) => new Date(six + hours * 3_600_000).toISOString()
const punch = (caption: KioskPunch['caption'], rest: Partial<KioskPunch> = {}): KioskPunch => ({
  entry: caption,
  line: 'job',
  caption,
  at: six,
  received: false,
  ...rest,
})

describe('how somebody stands', () => {
  it.each([
    [line(), six - 1, 'due'],
    [line(), six + 5 * 60_000 - 1, 'due'],
    [line(), six + 5 * 60_000, 'late'],
    [line({ preCallAt: at(-1) }), six - 1, 'coming'],
    [line({ preCallAt: at(-1) }), six + 3_600_000, 'coming'],
    [line({ preCallAt: at(-1), checkInAt: at(0) }), six + 1, 'in'],
    [line({ checkInAt: at(0) }), six + 1, 'in'],
    [line({ checkInAt: at(0), checkOutAt: at(8) }), six, 'out'],
  ] as const)('%#: %s', (who, now, state) => expect(kioskStateOf(who, now, 5)).toBe(state))

  it('is late at once where an agency grants no minute', () => expect(kioskStateOf(line(), six, 0)).toBe('late'))

  it.each([
    [line(), 'Check-in', six - 3_600_000, null],
    [line(), 'Check-in', six - 3_600_001, 'notStarted'],
    [line({ checkInAt: at(0) }), 'Check-in', six, 'alreadyIn'],
    [line({ checkInAt: at(0) }), 'Check-out', six, null],
    [line(), 'Check-out', six, 'notIn'],
    [line({ checkInAt: at(0), checkOutAt: at(8) }), 'Check-out', six, 'alreadyOut'],
    [line({ checkInAt: at(0), checkOutAt: at(8) }), 'Check-in', six, 'alreadyOut'],
  ] as const)('%#: a tap at %s says %s', (who, task, now, hint) => expect(tapHint(who, task, 60, now)).toBe(hint))

  it('counts what was tapped here at once, and the roster’s word before it', () => {
    expect(overlaid([line()], [punch('Check-in')])[0]?.checkInAt).toBe(at(0))
    expect(overlaid([line({ checkInAt: at(1) })], [punch('Check-in')])[0]?.checkInAt).toBe(at(1))
    expect(overlaid([line()], [punch('Check-in', { line: 'another' })])[0]?.checkInAt).toBeNull()
  })

  it('forgets a punch when the roster has it, or no longer names the person', () => {
    const both = [punch('Check-in'), punch('Check-out')]
    expect(punchesLeft([line()], both)).toEqual(both)
    expect(punchesLeft([line({ checkInAt: at(0) })], both)).toEqual([punch('Check-out')])
    expect(punchesLeft([], both)).toEqual([])
  })

  const undone = takenBack([punch('Check-in')], punch('Check-in'), 'undo')
  const seen = (punches: readonly KioskPunch[], heard: string | null) =>
    overlaid([line({ checkInAt: heard })], punches)[0]?.checkInAt

  it('has nobody in who took it back, whether the roster has heard of it or not', () => {
    expect(seen(undone, null)).toBeNull()
    expect(seen(undone, new Date(six + 900).toISOString())).toBeNull()
    // Somebody else's punch of another hour stays.
    expect(seen(undone, at(1))).toBe(at(1))
  })

  it('takes back what the roster holds already', () =>
    expect(seen(takenBack([], punch('Check-in'), 'undo'), at(0))).toBeNull())

  it('counts who was in, took it back and is in again', () => {
    const again = [...undone, punch('Check-in', { entry: 'again', at: six + 9_000 })]
    for (const heard of [null, at(0)]) {
      expect(seen(again, heard)).toBe(new Date(six + 9_000).toISOString())
      expect(punchesLeft([line({ checkInAt: heard })], again)).toEqual(again)
    }
    expect(overlaid([line({ checkOutAt: at(0) })], undone)[0]?.checkOutAt).toBe(at(0))
  })

  it('waits until both have arrived, and remembers it until a roster could know', () => {
    const sent = receivedOf(undone, 'Check-in')
    expect(sent.map(isUnsent)).toEqual([true])
    const settled = receivedOf(sent, 'undo')
    expect(settled.map(isUnsent)).toEqual([false])
    // A roster that was on its way does not know it yet.
    expect(punchesLeft([line({ checkInAt: at(0) })], settled)).toEqual(settled)
    expect(askedOf(sent)).toEqual(sent)
    expect(punchesLeft([line()], askedOf(settled))).toEqual([])
    expect(punchesLeft([line({ checkInAt: at(0) })], askedOf(settled))).toEqual([])
    expect(punchesLeft([], settled)).toEqual([])
  })

  it('lets a punch stand that could not be taken back, and drops one that is none', () => {
    expect(withoutEntry(undone, 'undo')).toEqual([punch('Check-in')])
    expect(withoutEntry(undone, 'Check-in')).toEqual([])
    expect(withoutEntry(undone, 'another')).toEqual(undone)
  })

  it('shows the day of a crew that works for days, and the nearest day of one that is far', () => {
    const [first, second] = [line({ id: '1' }), line({ id: '2', starts: at(24), ends: at(32) })]
    expect(linesOfNow([first, second], 'UTC', six)).toEqual([first])
    expect(linesOfNow([first, second], 'UTC', six + 13 * 3_600_000)).toEqual([first, second])
    expect(linesOfNow([first, second], 'UTC', six + 24 * 3_600_000)).toEqual([second])
    expect(linesOfNow([first, second], 'UTC', six - 30 * 86_400_000)).toEqual([first])
    expect(linesOfNow([], 'UTC', six)).toEqual([])
    const next = line({ id: '3', starts: at(12), ends: at(13) })
    expect(linesOfNow([first, next], 'UTC', six)).toEqual([first, next])
    expect(linesOfNow([first, next], 'UTC', six - 1)).toEqual([first])
  })
})

describe('the exit PIN', () => {
  it('gives five tries, then a pause that is no longer than it is', () => {
    let tries = noTries
    for (const left of [4, 3, 2, 1]) {
      const next = afterTry(tries, false, six)
      expect(next.answer).toEqual({ kind: 'wrong', left })
      tries = next.tries
    }
    const fifth = afterTry(tries, false, six)
    expect(fifth.answer).toEqual({ kind: 'paused', until: six + 900_000 })
    expect(pauseAt(fifth.tries, six + 899_999)).toBe(six + 900_000)
    expect(pauseAt(fifth.tries, six + 900_000)).toBeNull()
    expect(afterTry(fifth.tries, false, six + 900_000).answer).toEqual({ kind: 'wrong', left: 4 })
    // A clock set back a year does not lock it for a year.
    expect(pauseAt(fifth.tries, six - 86_400_000)).toBe(six - 86_400_000 + 900_000)
    expect(afterTry(tries, true, six)).toEqual({ tries: noTries, answer: { kind: 'right' } })
  })
})

describe('a PIN sealed in the browser', () => {
  const seal = new PinSeal(randomBytes(48).toString('base64url'))
  const bound = { key: crypto.randomUUID(), projectCrewItemId: 'item', personId: 'lena', caption: 'Check-in' }

  it('is opened by the installation, for its own entry alone', async () => {
    const sealed = await sealPin(seal.publicKey, bound, '4711')
    expect(sealed).toMatch(/^[\w-]+$/)
    expect(sealed.length).toBeLessThan(600)
    expect(seal.open(sealed, bound)).toBe('4711')
    for (const other of ['key', 'projectCrewItemId', 'personId', 'caption'] as const)
      expect(seal.open(sealed, { ...bound, [other]: 'another' })).toBeNull()
    expect(new PinSeal(randomBytes(48).toString('base64url')).open(sealed, bound)).toBeNull()
    expect(await sealPin(seal.publicKey, bound, '4711')).not.toBe(sealed)
  })
})
