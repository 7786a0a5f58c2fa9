import { describe, expect, it } from 'vitest'
import type { Uploaded } from '../../../domain/documents/certificate.ts'
import { allOf, anyOf, asOnFile, notNeeded, type Paper, paperOn } from '../../../domain/documents/crew-papers.ts'

const day = '2026-05-27'
const up = (state: Uploaded['state'], validUntil: string | null = null): Uploaded => ({ state, validUntil })
const of = (...uploads: Uploaded[]): Paper => ({ documentId: 'd', uploads, signed: null })
const signing = (signed: boolean): Paper => ({ documentId: 's', uploads: [], signed })

describe('a paper on a day', () => {
  it.each([
    ['nothing sent', of(), 'missing', null],
    ['declined', of(up('declined')), 'missing', null],
    ['withdrawn', of(up('withdrawn')), 'missing', null],
    ['in review', of(up('inReview', '2027-01-01')), 'inReview', null],
    ['without an end', of(up('approved')), 'valid', null],
    ['ends that day', of(up('approved', day)), 'ending', 0],
    ['ended the day before', of(up('approved', '2026-05-26')), 'expired', -1],
    ['16 days left', of(up('approved', '2026-06-12')), 'ending', 16],
    ['six weeks left', of(up('approved', '2026-07-08')), 'ending', 42],
    ['a day more', of(up('approved', '2026-07-09')), 'valid', 43],
    ['valid, the next in review', of(up('approved', '2027-01-01'), up('inReview')), 'valid', 219],
    ['ending, the next in review', of(up('approved', '2026-06-12'), up('inReview')), 'ending', 16],
    ['expired, the next in review', of(up('approved', '2026-05-01'), up('inReview')), 'inReview', null],
    ['expired, the next declined', of(up('approved', '2026-05-01'), up('declined')), 'expired', -26],
    ['valid, the next declined', of(up('approved'), up('declined')), 'valid', null],
    ['signed', signing(true), 'valid', null],
    ['to be signed', signing(false), 'missing', null],
  ] as const)('%s', (_, paper, state, daysLeft) => {
    expect(paperOn(paper, day)).toMatchObject({ state, daysLeft, documentId: paper.documentId })
  })
})

describe('of several papers of one kind the best counts', () => {
  it.each([
    [[], 'missing', null],
    [[of(up('approved', '2026-05-01')), of(up('inReview'))], 'inReview', null],
    [[of(up('approved', '2026-05-01')), of(up('approved', '2026-06-01'))], 'ending', '2026-06-01'],
    [[of(up('approved', '2026-06-20')), of(up('approved', '2026-06-01'))], 'ending', '2026-06-20'],
    [[of(up('approved', '2027-06-20')), of(up('approved'))], 'valid', null],
    [[signing(false), of(up('approved', '2027-06-20'))], 'valid', '2027-06-20'],
  ] as const)('%#', (papers, state, validUntil) => {
    expect(anyOf(papers, day)).toMatchObject({ state, validUntil })
  })

  it('of two that are alike the first stands, and one with a paper before one without', () => {
    const first = { ...of(up('approved', '2027-06-20')), documentId: 'first' }
    const second = { ...of(up('approved', '2027-06-20')), documentId: 'second' }
    const entered = { ...of(up('approved', '2027-06-20')), documentId: null }
    expect(anyOf([first, second], day).documentId).toBe('first')
    expect(anyOf([entered, second], day).documentId).toBe('second')
    expect(anyOf([second, entered], day).documentId).toBe('second')
  })

  it('one that has ended counts more than none, and less than one in review', () => {
    const ended = of(up('approved', '2026-05-01'))
    expect(anyOf([of(), ended], day).state).toBe('expired')
    expect(anyOf([ended, of(up('inReview'))], day).state).toBe('inReview')
    expect(allOf([paperOn(of(), day), paperOn(ended, day)]).state).toBe('missing')
    expect(allOf([paperOn(ended, day), paperOn(of(up('inReview')), day)]).state).toBe('expired')
  })

  it('one that is asked for is named, where there is nothing else', () => {
    expect(anyOf([of()], day).documentId).toBe('d')
  })
})

describe('of several that are all needed the worst counts', () => {
  it.each([
    [[], 'notNeeded'],
    [[of(up('approved')), of()], 'missing'],
    [[of(up('approved', '2026-05-01')), of(up('inReview'))], 'expired'],
    [[of(up('approved', '2026-06-01')), of(up('approved'))], 'ending'],
    [[of(up('approved')), of(up('approved'))], 'valid'],
  ] as const)('%#', (papers, state) => {
    expect(allOf(papers.map(paper => paperOn(paper, day))).state).toBe(state)
  })

  it('of two that end the sooner one is told', () => {
    const cells = ['2026-06-20', '2026-06-10'].map(until => paperOn(of(up('approved', until)), day))
    expect(allOf(cells).daysLeft).toBe(14)
    expect(allOf(cells.toReversed()).daysLeft).toBe(14)
  })

  it('of two that are alike the first is told, and one without a paper before one with', () => {
    const cell = (documentId: string | null) => ({ ...paperOn(of(up('approved')), day), documentId })
    expect(allOf([cell('first'), cell('second')]).documentId).toBe('first')
    expect(allOf([cell('first'), cell(null)]).documentId).toBe(null)
  })
})

describe('who may not read people', () => {
  it.each([
    [of(up('approved', '2026-06-12')), 'valid'],
    [of(up('approved')), 'valid'],
    [of(up('approved', '2026-05-01')), 'missing'],
    [of(up('inReview')), 'missing'],
    [of(), 'missing'],
  ] as const)('%# is told that it is there or is not, and nothing else', (paper, state) => {
    expect(asOnFile(paperOn(paper, day))).toEqual({ state, validUntil: null, daysLeft: null, documentId: null })
  })

  it('is told what is not needed', () => {
    expect(asOnFile(notNeeded).state).toBe('notNeeded')
  })
})
