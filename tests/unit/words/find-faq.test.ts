import { describe, expect, it } from 'vitest'
import { findFaq, markedPieces, soughtWords } from '../../../domain/faq/find-faq.ts'

const all = [
  { question: 'Who sees my phone number?', answer: 'Your **crew chief**, on the day.', tags: ['privacy'] },
  { question: 'How do I check in without network?', answer: 'Tap Check in as always.', tags: ['offline'] },
  { question: 'I was late. Which time counts?', answer: 'The time you check in.', tags: [] },
  { question: 'Wie melde ich mich für später ab?', answer: 'Im Kalender.', tags: ['Check-in'] },
]
const found = (search: string) => findFaq(all, search).map(({ question }) => question.slice(0, 9))

describe('questions are found', () => {
  it.each([
    ['', ['Who sees ', 'How do I ', 'I was lat', 'Wie melde']],
    ['  ?! ', ['Who sees ', 'How do I ', 'I was lat', 'Wie melde']],
    // In the question, then as a tag, then in the answer.
    ['check', ['How do I ', 'Wie melde', 'I was lat']],
    ['CHECK network', ['How do I ']],
    ['chief', ['Who sees ']],
    ['spater', ['Wie melde']],
    ['für', ['Wie melde']],
    // In the question and as a tag.
    ['in', ['How do I ', 'Wie melde', 'I was lat']],
    // Not within another word, and every word.
    ['hone', []],
    ['check moon', []],
    // One letter more of a word than there is.
    ['checks', []],
  ])('by %j', (search, questions) => {
    expect(found(search)).toEqual(questions)
  })

  it('words are what stands between other signs, each once', () => {
    expect(soughtWords('Check-in, check Ünter')).toEqual(['check', 'in', 'unter'])
    expect(soughtWords(' ?! ')).toEqual([])
    expect(soughtWords('(check)')).toEqual(['check'])
    expect(soughtWords('İx')).toEqual(['ix'])
  })

  it('is worth nine in the question, three as a tag, one in the answer', () => {
    const asked = (question: string, tag: string, answer: string) => ({ question, answer, tags: [tag] })
    const first = (...those: ReturnType<typeof asked>[]) => findFaq(those, 'kit van')[0]
    // Nine against three and three.
    const once = asked('kit', 'none', 'van')
    const twice = asked('none', 'kit', 'van')
    expect(first(twice, once)).toBe(once)
    // 9 + 1 is more than 3 + 3 + 1 + 1.
    const tagged = { question: 'none', answer: 'kit van', tags: ['kit', 'van'] }
    expect(first(tagged, once)).toBe(once)
    expect(first(asked('none', 'kit', 'van'), tagged)).toBe(tagged)
  })

  it('those that are as good stay in their order, and nothing sought is all of it, anew', () => {
    const same = ['a', 'b', 'c'].map(id => ({ id, question: 'kit', answer: '', tags: [] }))
    expect(findFaq(same, 'kit')).toEqual(same)
    expect(findFaq(same, '')).toEqual(same)
    expect(findFaq(same, '')).not.toBe(same)
  })

  it('tags are apart from each other', () => {
    const asked = { question: 'q', answer: 'a', tags: ['stage', 'left'] }
    expect(findFaq([asked], 'stageleft')).toEqual([])
    expect(findFaq([asked], 'left')).toEqual([asked])
  })

  it('a word is found behind another that only looks like it', () => {
    expect(findFaq([{ question: 'recheck check', answer: '', tags: [] }], 'check')).toHaveLength(1)
    expect(findFaq([{ question: 'aab ab', answer: '', tags: [] }], 'ab')).toHaveLength(1)
  })
})

describe('what was sought is marked', () => {
  it.each([
    ['How do I check in?', 'chec', ['How do I ', '[chec]', 'k in?']],
    ['Für später', 'spa', ['Für ', '[spä]', 'ter']],
    ['recheck', 'check', ['recheck']],
    ['Check in, check out', 'check in', ['[Check]', ' ', '[in]', ', ', '[check]', ' out']],
    ['𝄞 check', 'check', ['𝄞 ', '[check]']],
    ['', 'x', []],
    ['check', 'check', ['[check]']],
    ['a check', 'check', ['a ', '[check]']],
    ['chec', 'check', ['chec']],
    ['2check check2', 'check', ['2check ', '[check]', '2']],
    ['ab abc', 'ab abc', ['[ab]', ' ', '[abc]']],
    ['İstanbul check', 'check', ['İstanbul ', '[check]']],
  ])('%j by %j', (text, search, pieces) => {
    const marked = markedPieces(text, search)
    expect(marked.map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))).toEqual(pieces)
    expect(marked.map(piece => piece.text).join('')).toBe(text)
  })
})
