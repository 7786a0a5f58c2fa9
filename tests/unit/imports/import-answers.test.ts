import { describe, expect, it } from 'vitest'
import {
  type Answers,
  type Question,
  Questions,
  aboutOf,
  noAnswers,
  withAnswer,
  withoutAnswer,
} from '../../../domain/imports/answers.ts'
import type { ImportReason } from '../../../domain/imports/kind.ts'
import { judging } from './judging.ts'

const asking = (text: string, answered = false): Omit<Question, 'rows'> => ({
  ...{ asks: 'instead', field: 'functions', text, becomes: 'Rigger', answered },
})

describe('a problem', () => {
  it.each([
    ['monthFirst', 'x', '1984-03-17', 'monthFirst'],
    ['dayNumber', 'x', '1984-03-17', 'dayNumbers'],
    ['formula', 'x', 'Hamburg', 'formulas'],
    ['notDay', 'x', null, 'instead'],
    ['notDay', '', null, null],
    ['notCompany', '', 'Hanse', 'instead'],
  ] as const)('%s of %j that becomes %j is settled by %s', (reason, text, becomes, asks) => {
    expect(aboutOf({ field: 'birthday', reason, text, becomes })).toBe(asks)
  })

  it.each<ImportReason>([
    ...(['missing', 'tooManyCells', 'ownNumber', 'notCrew', 'wasErased', 'numberTaken', 'changeThere'] as const),
    ...(['timeInGap', 'timeIsDoubled'] as const),
  ])('%s is settled by no answer for all rows', reason => {
    expect(aboutOf({ field: 'number', reason, text: 'x', becomes: null })).toBeNull()
    expect(aboutOf({ field: 'number', reason, text: 'x', becomes: 'y' })).toBeNull()
  })

  it('of the whole row is settled by none either', () => {
    expect(aboutOf({ field: null, reason: 'notDay', text: 'x', becomes: 'y' })).toBeNull()
  })
})

describe('questions', () => {
  const all = (...rows: Omit<Question, 'rows'>[][]) => {
    const questions = new Questions()
    for (const row of rows) questions.count(row)
    return questions
  }
  const told = (questions: Questions) => questions.all().map(({ text, rows }) => `${text} ${rows}`)

  it('are one for each word, and one for all of another kind', () => {
    const numbers = (text: string) => ({ ...asking(text), asks: 'dayNumbers' as const, field: 'birthday' as const })
    const questions = all(
      [asking('Riger')],
      [asking('Loadr')],
      [asking('Riger')],
      [numbers('36169')],
      [numbers('36170')],
    )
    expect(told(questions)).toEqual(['Riger 2', '36169 2', 'Loadr 1'])
  })

  it('are counted once for a row that asks twice', () => {
    expect(told(all([asking('Riger'), asking('Riger')]))).toEqual(['Riger 1'])
    const days = judging('projects', ['name', 'company', 'location', 'beginDate', 'endDate'])
    const [question] = days(['Gala|501|Arena|46000|46001']).questions
    expect(question).toMatchObject({ asks: 'dayNumbers', text: '46000', rows: 1, answered: false })
  })

  it('are told by how much they settle, and of those that settle as much the first found first', () => {
    const rows = (...texts: string[]) => texts.map(text => [asking(text)])
    expect(told(all(...rows('a', 'b', 'b', 'b', 'c', 'c')))).toEqual(['b 3', 'c 2', 'a 1'])
    expect(told(all(...rows('b', 'b', 'b', 'c', 'c', 'a')))).toEqual(['b 3', 'c 2', 'a 1'])
    expect(told(all(...rows('a', 'c', 'c', 'b', 'b', 'b')))).toEqual(['b 3', 'c 2', 'a 1'])
    expect(told(all(...rows('b', 'a', 'c')))).toEqual(['b 1', 'a 1', 'c 1'])
  })

  it.each([
    [40, 40],
    [41, 40],
  ])('are forty at most: of %i there are %i', (found, asked) => {
    expect(all(...Array.from({ length: found }, (_, at) => [asking(`word ${at}`)])).all()).toHaveLength(asked)
  })

  it('of lines that are there twice are of no column', () => {
    const judge = judging('companies', ['name'])
    const question = { asks: 'doubles', field: null, text: '', becomes: '', rows: 2 }
    expect(judge(['Elbe', 'Elbe', 'Elbe']).questions).toEqual([{ ...question, answered: false }])
    expect(judge(['Elbe', 'Elbe', 'Elbe'], {}, { doubles: true }).questions).toEqual([{ ...question, answered: true }])
  })
})

describe('an answer', () => {
  const said = (field: 'functions' | 'city', text: string) => ({ field, text, becomes: 'Rigger' })
  const given: Answers = { ...noAnswers, instead: [said('functions', 'Riger'), said('city', 'Riger')] }

  it('leaves those of other columns and other words as they are', () => {
    expect(withAnswer(given, { ...asking('Riger'), becomes: 'Loader' }).instead).toEqual([
      said('city', 'Riger'),
      { ...said('functions', 'Riger'), becomes: 'Loader' },
    ])
    expect(withAnswer(given, asking('Loadr')).instead).toEqual([...given.instead, said('functions', 'Loadr')])
    expect(withoutAnswer(given, asking('Riger')).instead).toEqual([said('city', 'Riger')])
    expect(withoutAnswer(given, asking('Loadr')).instead).toEqual(given.instead)
  })

  it('of no column changes nothing', () => {
    expect(withAnswer(given, { ...asking('Riger'), field: null })).toBe(given)
    expect(withoutAnswer(given, { ...asking('Riger'), field: null })).toBe(given)
  })
})
