import { describe, expect, it } from 'vitest'
import {
  type Answer,
  type Question,
  goesOnAt,
  inOrder,
  isAnswered,
  missing,
  nothing,
  withAnswer,
  wrongOf,
} from '../../../domain/forms/answers.ts'

const question = (id: string, kind: Question['kind'], more: Partial<Question> = {}): Question => ({
  ...{ id, kind, required: true, options: [{ id: 'yes' }, { id: 'no' }], minimum: null, maximum: null },
  ...more,
})
const answer = (questionId: string, more: Partial<Answer>): Answer => ({ ...nothing(questionId), ...more })
const line = (length: number) => ({
  ratio: 2,
  strokes: [[[0, 0] as [number, number], [length, 0] as [number, number]]],
})

const picture = { id: 'p1', name: 'harness.jpg', format: 'picture', size: 340_000 } as const
const paper = { ...picture, name: 'licence.pdf', format: 'pdf' } as const

describe('a file that answers', () => {
  const photo = question('photo', 'photo', { required: false })
  const given = answer('photo', { file: picture })
  const refused = answer('photo', { file: { ...picture, refused: 'pictureBroken' } })
  it('is an answer, once it is not refused', () => {
    expect([isAnswered(given), isAnswered(refused)]).toEqual([true, false])
    expect(missing([photo], [])).toEqual([])
    // Nobody hands in what they believe to be there.
    expect(missing([photo], [refused])).toEqual([photo])
  })
  it('is another one when it is taken again, and takes the signature with it', () => {
    const signed = answer('sign', { signature: line(400) })
    const asked = [photo, question('sign', 'signature')]
    expect(withAnswer(asked, [given, signed], given)).toEqual([given, signed])
    const again = answer('photo', { file: { ...picture, id: 'p2' } })
    expect(withAnswer(asked, [given, signed], again)).toEqual([again])
    expect(withAnswer(asked, [refused], nothing('photo'))).toEqual([nothing('photo')])
  })
})

describe('an answer', () => {
  const years = { minimum: 0, maximum: 60 }
  it.each([
    ['text', {}, { text: 'Anything' }, null],
    ['text', {}, { optionIds: ['yes'] }, 'otherKind'],
    ['number', {}, { text: '12' }, null],
    ['number', {}, { text: '4,5' }, null],
    ['number', {}, { text: '4.5' }, null],
    ['number', {}, { text: 'four' }, 'noNumber'],
    ['number', years, { text: '-1' }, 'tooSmall'],
    ['number', years, { text: '0' }, null],
    ['number', years, { text: '60' }, null],
    ['number', years, { text: '60,5' }, 'tooLarge'],
    ['number', years, {}, null],
    ['date', {}, { text: '2026-02-28' }, null],
    ['date', {}, { text: '2026-02-30' }, 'noDay'],
    ['choice', {}, { optionIds: ['yes'] }, null],
    ['choice', {}, { optionIds: ['yes', 'no'] }, 'tooMany'],
    ['choice', {}, { optionIds: ['perhaps'] }, 'noOption'],
    ['choices', {}, { optionIds: ['no', 'yes'] }, null],
    ['choices', {}, { text: 'yes' }, 'otherKind'],
    ['signature', {}, { signature: line(400) }, null],
    ['signature', {}, { signature: line(10) }, 'noSignature'],
    ['signature', {}, { text: 'Jonas' }, 'otherKind'],
    ['information', {}, { text: 'Read' }, 'otherKind'],
    ['choice', {}, { signature: line(400) }, 'otherKind'],
    ['photo', {}, { file: picture }, null],
    ['photo', {}, { file: paper }, 'noPicture'],
    ['photo', {}, { text: 'harness.jpg' }, 'otherKind'],
    ['file', {}, { file: paper }, null],
    ['file', {}, { file: picture }, null],
    ['text', {}, { file: picture }, 'otherKind'],
  ] as const)('to %s %o of %o is %s', (kind, more, said, wrong) => {
    expect(wrongOf(question('q', kind, more), answer('q', said))).toBe(wrong)
  })

  it('of nothing is none', () => {
    expect(isAnswered(undefined)).toBe(false)
    expect(isAnswered(answer('q', { text: '' }))).toBe(false)
    expect(isAnswered(answer('q', { text: '0' }))).toBe(true)
    expect(isAnswered(answer('q', { optionIds: ['no'] }))).toBe(true)
    expect(isAnswered(answer('q', { signature: line(400) }))).toBe(true)
  })

  it('has its options in their order, each once', () => {
    expect(inOrder(question('q', 'choices'), ['no', 'yes', 'no', 'perhaps'])).toEqual(['yes', 'no'])
  })
})

describe('answers', () => {
  const questions = [
    question('safe', 'information', { required: false }),
    question('boots', 'choice'),
    question('read', 'information', { required: false }),
    question('years', 'number', { required: false }),
    question('name', 'signature'),
  ]
  const boots = answer('boots', { optionIds: ['yes'] })
  const name = answer('name', { signature: line(400) })
  const years = answer('years', { text: '3' })

  it('replace the one before', () => {
    const other = answer('boots', { optionIds: ['no'] })
    expect(withAnswer(questions, [boots], other)).toEqual([other])
  })
  it('take the signature away where something else is said, and not where it is the same', () => {
    const signed = [boots, name]
    expect(withAnswer(questions, signed, years)).toEqual([boots, years])
    expect(withAnswer(questions, signed, { ...boots, optionIds: ['yes'] })).toBe(signed)
    expect(withAnswer(questions, signed, nothing('years'))).toBe(signed)
    const again = answer('name', { signature: line(500) })
    expect(withAnswer(questions, signed, again)).toEqual([boots, again])
  })
  it('are missing where one is wanted', () => {
    expect(missing(questions, []).map(({ id }) => id)).toEqual(['boots', 'name'])
    expect(missing(questions, [boots, name])).toEqual([])
  })
  it('go on where one is left off, with what is to be read before', () => {
    expect(goesOnAt(questions, [])).toBe('safe')
    expect(goesOnAt(questions, [boots])).toBe('read')
    expect(goesOnAt(questions, [boots, years])).toBe('name')
    expect(goesOnAt(questions, [boots, years, name])).toBe('name')
    expect(goesOnAt([], [])).toBeNull()
  })
})
