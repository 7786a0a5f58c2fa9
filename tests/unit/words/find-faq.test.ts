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
  ])('by %j', (search, questions) => {
    expect(found(search)).toEqual(questions)
  })

  it('words are what stands between other signs, each once', () => {
    expect(soughtWords('Check-in, check Ünter')).toEqual(['check', 'in', 'unter'])
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
    ['İstanbul check', 'check', ['İstanbul ', '[check]']],
  ])('%j by %j', (text, search, pieces) => {
    const marked = markedPieces(text, search)
    expect(marked.map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))).toEqual(pieces)
    expect(marked.map(piece => piece.text).join('')).toBe(text)
  })
})
