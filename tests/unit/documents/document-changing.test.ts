import { describe, expect, it } from 'vitest'
import { changeable, type HowFar } from '../../../domain/documents/changing.ts'

describe('what of a document may still be changed', () => {
  it.each<[string, HowFar, boolean, boolean]>([
    ['nobody signs it', { deleted: false, signed: 0, signatories: 0 }, true, true],
    ['nobody has signed', { deleted: false, signed: 0, signatories: 3 }, true, true],
    ['one has signed', { deleted: false, signed: 1, signatories: 3 }, false, true],
    ['all but one have signed', { deleted: false, signed: 2, signatories: 3 }, false, true],
    ['everybody has signed', { deleted: false, signed: 3, signatories: 3 }, false, false],
    ['put away, before anybody signed', { deleted: true, signed: 0, signatories: 3 }, false, false],
    ['put away, after one signed', { deleted: true, signed: 1, signatories: 3 }, false, false],
  ])('%s', (_, document, terms, dueDate) => {
    expect(changeable(document)).toEqual({ terms, dueDate })
  })
})
