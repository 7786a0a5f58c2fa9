import { describe, expect, it } from 'vitest'
import { type Answers, aboutOf, noAnswers, withAnswer, withoutAnswer } from '../../../domain/imports/answers.ts'
import { countedDay, textOfFormula } from '../../../domain/imports/cells.ts'
import { guessedColumns } from '../../../domain/imports/columns.ts'
import { type ImportField, wrongColumns } from '../../../domain/imports/fields.ts'
import { countFates } from '../../../domain/imports/judge-rows.ts'
import type { Knowledge, Known, Values } from '../../../domain/imports/kind.ts'
import { lettersApart, nearest } from '../../../domain/imports/captioned.ts'
import { PersonDetailsChange } from '../../../openapi/personDetails.ts'
import { judging } from './judging.ts'

const functions = ['Stagehand', 'Rigger', 'Follow-spot', 'Loader'].map(caption => ({
  ...{ id: `id of ${caption}`, caption, code: caption.toUpperCase() },
}))
const columns: ImportField[] = ['number', 'lastName', 'firstName', 'birthday', 'email', 'functions']
const judgeBy = (of: readonly ImportField[]) => judging('people', of, { functions, logins: [] })
const judge = judgeBy(columns)
const known = (number: string, values: Values = {}): Known => ({
  ...{ id: `of ${number}`, own: false },
  values: { number, lastName: 'Ahlers', firstName: 'Wiebke', ...values },
})

describe('columns of people', () => {
  it.each([
    ['Name;Vorname;Geb.;Mail;Mobil;Ort;Einsatz', [], 'lastName firstName birthday email phone city functions'],
    ['Name, Vorname;Geburtsdatum', [], 'lastFirst birthday'],
    ['Name;Geb.', [['Kowalczyk, Ewa', '1.2.1990']], 'lastFirst birthday'],
    ['Name;Geb.', [['Ewa Kowalczyk', '1.2.1990']], 'firstLast birthday'],
    ['Staff no;Surname;First name;Date of birth;Mobile', [], 'number lastName firstName birthday phone'],
    ['Apellidos;Nombre;Fecha de nacimiento;Correo;Móvil', [], 'lastName firstName birthday email phone'],
    ['Achternaam;Voornaam;Geboortedatum;Functies', [], 'lastName firstName birthday functions'],
    ['Nom;Prénom;Date de naissance;Fonctions', [], 'lastName firstName birthday functions'],
    ['Cyfenw;Enw cyntaf;Dyddiad geni;E-bost', [], 'lastName firstName birthday email'],
  ])('%s', (head, sample, fields) => {
    expect(
      guessedColumns(head.split(';'), 'people', sample)
        .map(field => field ?? '-')
        .join(' '),
    ).toBe(fields)
  })

  it.each([
    [['lastName', 'firstName'], null],
    [['lastFirst'], null],
    [['firstLast'], null],
    [['lastName'], 'needed'],
    [['number', 'email'], 'needed'],
    [['lastFirst', 'lastName', 'firstName'], 'twice'],
  ] as const)('%j are wrong: %s', (fields, wrong) => {
    expect(wrongColumns(fields, 'people')).toBe(wrong)
  })
})

describe('a cell', () => {
  const read = (field: ImportField, text: string, answers: Partial<Answers> = {}) => {
    const { judged } = judgeBy(['lastName', 'firstName', field])([`A|B|${text}`], {}, answers)
    const [row] = judged
    return row?.problems.length ? row.problems.map(({ reason, becomes }) => [reason, becomes])[0] : row?.values[field]
  }

  it.each([
    ['birthday', '17.03.2001', '2001-03-17'],
    ['birthday', '7.3.1984', '1984-03-07'],
    ['birthday', '17.03.84', '1984-03-17'],
    ['birthday', '17.03.04', '2004-03-17'],
    ['birthday', '1984-03-17', '1984-03-17'],
    ['birthday', '1984-03-17 00:00:00', '1984-03-17'],
    ['birthday', '17/03/1984', '1984-03-17'],
    ['birthday', '17-03-1984', '1984-03-17'],
    ['birthday', '29.02.1984', '1984-02-29'],
    ['email', 'Ewa@Nordlicht.Example', 'ewa@nordlicht.example'],
    ['phone', '+49 (0) 170 555-0110', '+49 (0) 170 555-0110'],
    ['functions', 'rigger, FOLLOW SPOT', 'id of Rigger,id of Follow-spot'],
    ['functions', 'Loader;Loader,', 'id of Loader'],
    ['country', 'Österreich', 'AT'],
  ] as const)('of %s: %s', (field, text, value) => {
    expect(read(field, text)).toBe(value)
  })

  it.each([
    ['birthday', '31.02.1994', ['notDay', null]],
    ['birthday', '29.02.1985', ['notDay', null]],
    ['birthday', 'March', ['notDay', null]],
    ['birthday', '0', ['notDay', null]],
    ['birthday', '17.03.2024', ['notInTime', null]],
    ['birthday', '17.03.1884', ['notInTime', null]],
    ['birthday', '1984', ['notDay', null]],
    ['birthday', '2001', ['notDay', null]],
    ['birthday', '36169', ['dayNumber', '1999-01-09']],
    ['birthday', '03/17/1984', ['monthFirst', '1984-03-17']],
    ['email', 'ewa@nordlicht', ['notEmail', null]],
    ['phone', 'ask Jan', ['notPhone', null]],
    ['phone', '4,91701E+11', ['rounded', null]],
    ['functions', 'Riger', ['notFunction', 'Rigger']],
    ['functions', 'Rigger, Cook', ['notFunction', null]],
    ['city', '=HYPERLINK("http://x.example","Hamburg")', ['formula', 'Hamburg']],
    ['city', '=A1&B2', ['formula', null]],
  ] as const)('of %s is wrong: %s', (field, text, problem) => {
    expect(read(field, text)).toEqual(problem)
  })

  it.each([
    ['birthday', '36169', { dayNumbers: true }, '1999-01-09'],
    ['birthday', '03/17/1984', { monthFirst: true }, '1984-03-17'],
    ['birthday', '03/04/1984', { monthFirst: true }, '1984-03-04'],
    ['birthday', '17.03.1984', { monthFirst: true }, '1984-03-17'],
    [
      'birthday',
      '31.02.1994',
      { instead: [{ field: 'birthday', text: '31.02.1994', becomes: '28.02.1994' }] },
      '1994-02-28',
    ],
    [
      'functions',
      'Loader, Riger',
      { instead: [{ field: 'functions', text: 'Riger', becomes: 'Rigger' }] },
      'id of Rigger,id of Loader',
    ],
    ['city', '=HYPERLINK("http://x.example","Hamburg")', { formulas: true }, 'Hamburg'],
  ] as const)('of %s with %s is settled by %j', (field, text, answers, value) => {
    expect(read(field, text, answers as Partial<Answers>)).toBe(value)
  })

  it.each([
    ['1067', 'Deutschland', '01067'],
    ['1067', 'D', '01067'],
    ['1000', 'Belgien', '1000'],
    ['1010', 'Österreich', '1010'],
    ['22767', 'DE', '22767'],
    ['1067', '', '1067'],
  ])('of a postcode %s in %s is %s', (zipcode, country, whole) => {
    const row = judgeBy(['lastName', 'firstName', 'zipcode', 'country'])([`A|B|${zipcode}|${country}`], {}, {})
      .judged[0]
    expect(row?.values.zipcode).toBe(whole)
  })

  it('says what could be entered by hand, and nothing else', () => {
    const entered = { street: 'x'.repeat(100), zipcode: 'x'.repeat(20), city: 'x'.repeat(100), phone: '1'.repeat(40) }
    for (const [field, text] of Object.entries(entered)) {
      expect(PersonDetailsChange.safeParse({ [field]: text }).success).toBe(true)
      expect(read(field as ImportField, text)).toBe(text)
      expect(PersonDetailsChange.safeParse({ [field]: `${text}1` }).success).toBe(false)
      expect(read(field as ImportField, `${text}1`)).toEqual(['tooLong', null])
    }
    for (const birthday of ['1900-01-01', '2020-12-31', '1899-12-31', '2021-01-01'])
      expect(read('birthday', birthday) === birthday).toBe(PersonDetailsChange.safeParse({ birthday }).success)
  })

  it.each([
    ['36169', '1999-01-09'],
    ['36169,0', '1999-01-09'],
    ['1', '1899-12-31'],
    ['73051', null],
    ['0', null],
    ['36169.5', null],
  ])('%s counts the day %s', (text, day) => {
    expect(countedDay(text)).toBe(day)
  })

  it.each([
    ['="0176"', '0176'],
    ['="say ""hi"""', 'say "hi"'],
    ['=HYPERLINK("mailto:a@b.example")', 'a@b.example'],
    ['=HYPERLINK("http://x";"Anna")', 'Anna'],
    ['="=A1"', null],
    ['=SUM(A1)', null],
    ['=""', null],
  ])('%s shows %s', (formula, text) => {
    expect(textOfFormula(formula)).toBe(text)
  })
})

describe('a name', () => {
  it.each([
    ['lastFirst', 'Kowalczyk, Ewa', ['Kowalczyk', 'Ewa']],
    ['lastFirst', 'Meier; Jan', ['Meier', 'Jan']],
    ['firstLast', 'Anna Maria van Dijk', ['Dijk', 'Anna Maria van']],
    ['lastFirst', 'Kowalczyk', null],
    ['lastFirst', 'a, b, c', null],
    ['firstLast', 'Ewa', null],
  ] as const)('of %s: %s', (field, text, names) => {
    const [row] = judgeBy([field])([text], {}, {}).judged
    expect(names ? [row?.values.lastName, row?.values.firstName] : row?.problems[0]?.reason).toEqual(
      names ?? 'notNames',
    )
  })

  it('that lacks a part says so', () => {
    expect(judge(['|Kowalczyk|||'], {}, {}).judged[0]?.problems).toMatchObject([
      { field: 'firstName', reason: 'missing' },
    ])
  })
})

describe('what becomes of people', () => {
  const fates = (rows: string[], items: Known[] = [], more: Partial<Knowledge> = {}) =>
    judge(rows, { items, ...more }).judged.map(({ fate, target, firstLine, problems }) => [
      fate,
      target ?? firstLine ?? problems[0]?.reason ?? null,
    ])
  const wiebke = known('12', { birthday: '2001-03-17', email: 'wiebke@a.example' })

  it.each([
    ['nobody is known by', ['13|Bakker|Sanne|||'], [wiebke], [['new', null]]],
    ['the same number', ['12|Ahlers|Wiebke|||'], [wiebke], [['same', 'of 12']]],
    ['the same address', ['|Ahlers|Wiebke||WIEBKE@a.example|'], [wiebke], [['same', 'of 12']]],
    ['the same address under another name', ['|Bakker|Wiebke||wiebke@a.example|'], [wiebke], [['changes', 'of 12']]],
    ['the same name and birthday', ['|ahlers|WIEBKE|17.03.2001||'], [wiebke], [['changes', 'of 12']]],
    ['another birthday', ['|Ahlers|Wiebke|18.03.2001||'], [wiebke], [['new', null]]],
    ['the name alone', ['|Ahlers|Wiebke|||'], [wiebke], [['ambiguous', null]]],
    [
      'the name and an address of one without a birthday',
      ['|Ahlers|Wiebke||w@b.example|'],
      [known('12')],
      [['ambiguous', null]],
    ],
    ['the name alone of one of whom nothing else is known', ['|Ahlers|Wiebke|||'], [known('12')], [['same', 'of 12']]],
    ['the name alone of two', ['|Ahlers|Wiebke|||'], [known('12'), known('13')], [['ambiguous', null]]],
    ['a number nobody has and the name alone', ['77|Ahlers|Wiebke|||'], [known('12')], [['new', null]]],
    [
      'a number nobody has and a known address',
      ['77|Ahlers|Wiebke||wiebke@a.example|'],
      [wiebke],
      [['changes', 'of 12']],
    ],
    [
      'a number nobody has, where another line names that one',
      ['77|Ahlers|Wiebke|17.03.2001||', '12|Ahlers|Wiebke|||'],
      [wiebke],
      [
        ['new', null],
        ['same', 'of 12'],
      ],
    ],
    [
      'an address somebody else has',
      ['12|Ahlers|Wiebke||x@a.example|'],
      [wiebke, known('9', { email: 'x@a.example' })],
      [['wrong', 'emailTaken']],
    ],
    [
      'one address twice',
      ['|A|B||x@a.example|', '|C|D||X@a.example|'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'a name and birthday twice',
      ['|A|B|1.2.1990||', '|a|b|01.02.1990||'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'a name alone twice',
      ['|A|B|||', '|A|B|||'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'a name twice with other birthdays',
      ['|A|B|1.2.1990||', '|A|B|2.2.1990||'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'somebody twice, once by the number',
      ['12|Ahlers|Wiebke|||', '|Ahlers|Wiebke||wiebke@a.example|'],
      [wiebke],
      [
        ['same', 'of 12'],
        ['double', 2],
      ],
    ],
  ] as const)('with %s', (_, rows, items, should) => {
    expect(fates([...rows], [...items])).toEqual(should)
  })

  it('is wrong where somebody is known otherwise than as crew, or an address belongs to a visitor', () => {
    const office = { ...wiebke, own: true }
    expect(fates(['|Ahlers|Wiebke||wiebke@a.example|'], [office])).toEqual([['wrong', 'notCrew']])
    const logins = [{ login: 'stage@a.example', personId: null }]
    expect(fates(['|A|B||stage@a.example|'], [], { logins })).toEqual([['wrong', 'emailTaken']])
  })

  it.each([
    ['name, birthday and address of another', '12|Bakker|Sanne|01.02.1990|sanne@a.example|', 'wrong'],
    ['name of another, and nothing else', '12|Bakker|Sanne|||', 'wrong'],
    ['birthday of another, and half the name', '12|Ahlers|Jan|01.02.1990||', 'wrong'],
    ['name of another with the same birthday', '12|Bakker|Sanne|17.03.2001||', 'changes'],
    ['name of another with the same address', '12|Bakker|Sanne||wiebke@a.example|', 'changes'],
    ['first name alone', '12|Bakker|Wiebke|||', 'changes'],
    ['last name alone', '12|Ahlers|Wibke||new@a.example|', 'changes'],
    ['names in another order', '12|Wiebke|Ahlers|||', 'changes'],
    ['name, whatever the birthday', '12|ahlers|wiebke|01.02.1990||', 'changes'],
  ] as const)('by a number with the %s: %s is %s', (_, row, fate) => {
    const [judged] = judge([row], { items: [wiebke] }).judged
    expect([judged?.fate, judged?.problems]).toEqual([
      fate,
      fate === 'wrong' ? [{ field: 'number', reason: 'numberTaken', text: '12', becomes: null }] : [],
    ])
  })

  it('by a number is told by the login where it is called otherwise than the address', () => {
    const logins = [{ login: 'login@a.example', personId: 'of 12' }]
    expect(judge(['12|Bakker|Sanne||login@a.example|'], { items: [wiebke], logins }).judged[0]?.fate).toBe('changes')
  })

  it.each([
    ['number', '12|Ahlers|Wiebke|17.03.2001||', 'wasErased', 'number'],
    ['name alone', '|Ahlers|Wiebke|||', 'wasErased', null],
  ])('is never somebody who was erased: by the %s', (_, row, reason, field) => {
    const erased = { ...known('12'), erased: true as const }
    const { judged, questions } = judge([row], { items: [erased] })
    expect(judged[0]).toMatchObject({ fate: 'wrong', problems: [{ field, reason, becomes: null }] })
    expect(questions).toEqual([])
  })

  it('asks for a number where somebody may be another than who was erased', () => {
    const erased = { ...known('12'), erased: true as const }
    expect(judge(['|Ahlers|Wiebke|17.03.2001||'], { items: [erased] }).judged[0]?.fate).toBe('ambiguous')
    expect(judge(['77|Ahlers|Wiebke|17.03.2001||'], { items: [erased] }).judged[0]?.fate).toBe('new')
  })

  it('is known by what somebody logs in with, whatever their address is', () => {
    const logins = [{ login: 'login@a.example', personId: 'of 12' }]
    expect(fates(['|Ahlers|Wiebke||login@a.example|'], [wiebke], { logins })).toEqual([['changes', 'of 12']])
  })

  it('adds functions and takes none away', () => {
    const one = known('12', { functions: 'id of Rigger' })
    expect(judge(['12|Ahlers|Wiebke|||Follow-spot'], { items: [one] }).judged[0]).toMatchObject({
      fate: 'changes',
      changes: [{ field: 'functions', from: null, to: '+ Follow-spot' }],
    })
    expect(judge(['12|Ahlers|Wiebke|||Rigger'], { items: [one] }).judged[0]?.fate).toBe('same')
  })

  it('is the same the second time, so that nobody is doubled', () => {
    const rows = [
      '5|A|B|1.2.1990|a@x.example|Rigger',
      '|C|D|1.3.1990||',
      '|E|F||e@x.example|',
      '|G|H|||',
      '|C|D|01.03.1990||',
      '6|I|J|||',
      '|I|J|||',
    ]
    const first = judge(rows)
    const items = first.judged.flatMap(({ fate, values }, at): Known[] =>
      fate === 'new' ? [{ id: `n${at}`, own: false, values: { number: `A${at}`, ...values } }] : [],
    )
    expect(countFates(first.judged)).toMatchObject({ new: 6, double: 1 })
    expect(countFates(judge(rows, { items }).judged)).toMatchObject({ same: 6, double: 1, new: 0, changes: 0 })
  })
})

describe('what one answer settles', () => {
  const rows = ['|A|B|36169||Riger', '|C|D|36170||Rigger', '|E|F|||Riger, Loader', '|E|F|||Loader', '|G|H|31.02.1994||']

  it('is counted in rows, and asked until it is answered', () => {
    expect(judge(rows).questions).toEqual([
      { asks: 'dayNumbers', field: 'birthday', text: '36169', becomes: '1999-01-09', rows: 2, answered: false },
      { asks: 'instead', field: 'functions', text: 'Riger', becomes: 'Rigger', rows: 2, answered: false },
    ])
    const answers: Answers = {
      ...noAnswers,
      ...{ dayNumbers: true, doubles: true },
      instead: [{ field: 'functions', text: 'Riger', becomes: 'Rigger' }],
    }
    const { judged, questions } = judge(rows, {}, answers)
    expect(countFates(judged)).toMatchObject({ new: 3, same: 1, wrong: 1, double: 0 })
    expect(questions.map(({ asks, rows: count, answered }) => [asks, count, answered])).toEqual([
      ['dayNumbers', 2, true],
      ['instead', 2, true],
      ['doubles', 1, true],
    ])
  })

  it('is told in each row: what stands there, and what is written instead', () => {
    const answers: Partial<Answers> = {
      ...{ dayNumbers: true, formulas: true },
      instead: [
        { field: 'birthday', text: '31.02.1994', becomes: '28.02.1994' },
        { field: 'functions', text: 'Riger', becomes: 'Rigger' },
      ],
    }
    const details = (row: string, of = columns) => judgeBy(of)([row], {}, answers).judged[0]?.details
    expect(details('|A|B|36169||Riger, Loader')).toEqual([
      { field: 'birthday', text: '36169', becomes: '1999-01-09' },
      { field: 'functions', text: 'Riger, Loader', becomes: 'Rigger, Loader' },
    ])
    expect(details('|A|B|31.02.1994|a@a.example|')).toEqual([
      { field: 'birthday', text: '31.02.1994', becomes: '1994-02-28' },
      { field: 'email', text: 'a@a.example', becomes: null },
    ])
    expect(details('A|B|="Hamburg"', ['lastName', 'firstName', 'city'])).toEqual([
      { field: 'city', text: '="Hamburg"', becomes: 'Hamburg' },
    ])
  })

  it('is one of all of its kind, and can be taken back', () => {
    const asked = { asks: 'instead', field: 'functions', text: 'Riger', becomes: 'Rigger' } as const
    const once = withAnswer(noAnswers, asked)
    const twice = withAnswer(once, { ...asked, becomes: 'Loader' })
    expect(twice.instead).toEqual([{ field: 'functions', text: 'Riger', becomes: 'Loader' }])
    expect(withoutAnswer(twice, asked)).toEqual(noAnswers)
    const doubles = { asks: 'doubles', field: null, text: '', becomes: '' } as const
    expect(withoutAnswer(withAnswer(noAnswers, doubles), doubles)).toEqual(noAnswers)
    expect(withAnswer(noAnswers, doubles)).toEqual({ ...noAnswers, doubles: true })
    expect(withAnswer(noAnswers, { ...asked, field: null })).toEqual(noAnswers)
    expect(withoutAnswer(once, { ...asked, field: null })).toEqual(once)
  })

  it.each([
    ['an address somebody else has', ['email'], 'Stage@A.example', 'nele@a.example'],
    ['names that are none', ['lastFirst'], "'12 Kowalczyk", 'Kowalczyk, Ewa'],
    ['a text that is cut within a space', ['city'], `${'a'.repeat(99)} ${'b'.repeat(99)}`, 'Hamburg'],
  ] as const)('of %s is found again by what stands in the cell', (_, [field], text, becomes) => {
    const logins = [{ login: 'stage@a.example', personId: null }]
    const of: ImportField[] = field === 'lastFirst' ? [field] : ['lastName', 'firstName', field]
    const row = of.length === 1 ? text : `A|B|${text}`
    const [problem] = judgeBy(of)([row], { logins }, {}).judged[0]?.problems ?? []
    expect(problem?.text).toBe(text.slice(0, 100).trim())
    const answer = { ...noAnswers, instead: [{ field, text: problem?.text ?? '', becomes }] }
    expect(judgeBy(of)([row], { logins }, answer).judged[0]).toMatchObject({ fate: 'new', problems: [] })
  })

  it.each([
    ['formula', 'Hamburg', 'formulas'],
    ['formula', null, 'instead'],
    ['dayNumber', '1999-01-09', 'dayNumbers'],
    ['notFunction', 'Rigger', 'instead'],
    ['notDay', null, 'instead'],
    ['missing', null, null],
    ['notCrew', null, null],
    ['wasErased', null, null],
    ['numberTaken', null, null],
  ] as const)('%s with %s is settled by %s', (reason, becomes, asks) => {
    expect(aboutOf({ field: 'birthday', reason, text: 'x', becomes })).toBe(asks)
  })
})

describe('a word that is mistyped', () => {
  it.each([
    ['Riger', 'Rigger'],
    ['Stagehnd', 'Stagehand'],
    ['followspt', 'Follow-spot'],
    ['Cook', null],
    ['ab', null],
  ])('%s means %s', (word, caption) => {
    expect(nearest(functions, word)?.caption ?? null).toBe(caption)
  })

  it('is not guessed where two are as near', () => {
    const two = ['Lighta', 'Lightb'].map(caption => ({ id: caption, caption, code: caption }))
    expect(nearest(two, 'Lightc')).toBeNull()
    expect(lettersApart('abc', 'abcdef', 2)).toBe(3)
  })
})
