import { describe, expect, it } from 'vitest'
import {
  type MadeQuestion,
  type Use,
  judgedCount,
  wrongQuestion,
  wrongRule,
} from '../../../domain/forms/questionnaire.ts'

const question = (kind: string, more: Partial<MadeQuestion> = {}): MadeQuestion => ({
  ...{ kind, required: kind !== 'information', options: [], minimum: null, maximum: null, file: null },
  ...more,
})
const options = (...right: boolean[]) => right.map((is, at) => ({ caption: `Option ${at}`, right: is }))
const choice = (...right: boolean[]) => question('choice', { options: options(...right) })
const choices = (...right: boolean[]) => question('choices', { options: options(...right) })

describe('a question', () => {
  const table: [string, Use, MadeQuestion, ReturnType<typeof wrongQuestion>][] = [
    ['text', 'form', question('text'), null],
    ['a check in a form', 'form', question('check'), 'noCheck'],
    ['a check in a security check', 'securityCheck', question('check'), null],
    ['text in a security check', 'securityCheck', question('text'), 'onlyChecks'],
    ['an information that wants an answer', 'form', question('information', { required: true }), 'neverRequired'],
    ['a text with options', 'form', question('text', { options: options(false, false) }), 'noOptions'],
    ['one option', 'form', choice(false), 'twoOptions'],
    ['two options', 'form', choice(false, false), null],
    ['something right in a form', 'form', choice(true, false), 'notJudged'],
    ['nothing right in a training', 'training', choice(false, false), 'noneRight'],
    ['one right in a training', 'training', choice(true, false), null],
    ['two right where one is chosen', 'training', choice(true, true), 'oneRight'],
    ['two right of several', 'training', choices(true, true, false), null],
    ['an information with a file', 'form', question('information', { file: {} }), null],
    ['a text with a file', 'form', question('text', { file: {} }), 'noFile'],
    ['bounds of a text', 'form', question('text', { minimum: 1 }), 'noBounds'],
    ['bounds that leave nothing', 'form', question('number', { minimum: 5, maximum: 4 }), 'minAboveMax'],
    ['bounds that leave one number', 'form', question('number', { minimum: 5, maximum: 5 }), null],
  ]
  it.each(table)('%s in a %s', (_, use, one, wrong) => {
    expect(wrongQuestion(use, [one], 0)).toBe(wrong)
  })

  it('has options that can be told apart', () => {
    const same = question('choice', { options: ['Yes', ' yes'].map(caption => ({ caption, right: false })) })
    expect(wrongQuestion('form', [same], 0)).toBe('sameOption')
  })

  it('that is not there is not wrong', () => {
    expect(wrongQuestion('form', [question('text')], 1)).toBeNull()
    expect(wrongQuestion('form', [], 0)).toBeNull()
  })

  it('is signed last', () => {
    const all = [question('signature'), question('text')]
    expect(wrongQuestion('form', all, 0)).toBe('signatureLast')
    expect(wrongQuestion('form', all.toReversed(), 1)).toBeNull()
  })
})

describe('what passing takes', () => {
  const rule = { needed: 2 }
  const table: [string, Use, { needed: number } | null, MadeQuestion[], ReturnType<typeof wrongRule>][] = [
    ['of a form', 'form', null, [question('text')], null],
    ['said of a form', 'form', rule, [question('text')], 'noRule'],
    ['not said of a training', 'training', null, [choice(true, false)], 'ruleMissing'],
    ['of what only informs', 'form', null, [question('information')], 'nothingAsked'],
    ['of what informs and asks', 'form', null, [question('information'), question('text')], null],
    ['more than nothing of a training with none', 'training', { needed: 0 }, [question('text')], 'nothingJudged'],
    ['of a training of one question', 'training', { needed: 1 }, [choice(true, false)], null],
    ['of a training without a choice', 'training', rule, [question('text')], 'nothingJudged'],
    ['more than can be right', 'training', rule, [choice(true, false)], 'tooManyNeeded'],
    ['as many as can be right', 'training', rule, [choice(true, false), choices(true, false)], null],
  ]
  it.each(table)('%s', (_, use, said, questions, wrong) => {
    expect(wrongRule(use, said, questions)).toBe(wrong)
  })

  it('counts what can be chosen', () => {
    expect(judgedCount([choice(true, false), question('text'), choices(true, false)])).toBe(2)
  })
})
