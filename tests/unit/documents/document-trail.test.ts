import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type TrailFact,
  type TrailRow,
  canonical,
  firstBroken,
  trailBegin,
  trailHash,
} from '../../../domain/documents/trail.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const fact = (number: number): TrailFact => ({
  ...{ number, documentId: 'd1', event: 'signed', at: `2026-06-10T08:0${number}:00.000Z` },
  ...{ byId: `p${number}`, byName: `Person ${number}`, fileHash: 'f0', address: '192.0.2.7', agent: 'a phone' },
  details: { rating: number, filled: [{ id: 'x', value: 'y' }] },
})
const chain = (length: number): TrailRow[] => {
  const rows: TrailRow[] = []
  for (let number = 1; number <= length; number++) {
    const before = rows.at(-1)?.hash ?? trailBegin
    rows.push({ ...fact(number), before, hash: trailHash(fact(number), before, hash) })
  }
  return rows
}

describe('the trail of a document', () => {
  it('is whole as it was written, also while nothing has happened', () => {
    expect(firstBroken([], hash)).toBeNull()
    expect(firstBroken(chain(5), hash)).toBeNull()
  })

  it('begins on sixty-four noughts, as long as what every other link stands on', () => {
    expect(trailBegin).toBe('0000000000000000000000000000000000000000000000000000000000000000')
    expect(trailBegin).toHaveLength(hash('').length)
  })

  it('has its names in order, whichever of two came first', () => {
    expect(canonical({ b: 1, a: 2, c: 3 })).toBe('{"a":2,"b":1,"c":3}')
    expect(canonical({ c: 1, a: 2, b: 3 })).toBe('{"a":2,"b":3,"c":1}')
  })

  it('is read from the database with its fields in another order, and is the same', () => {
    const turned = chain(3).map(row => Object.fromEntries(Object.entries(row).reverse()) as unknown as TrailRow)
    expect(firstBroken(turned, hash)).toBeNull()
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}')
  })

  it('names the link in which anything at all was changed', () => {
    const fields = ['documentId', 'event', 'at', 'byId', 'byName', 'fileHash', 'address', 'agent', 'before', 'hash']
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...fields, 'number', 'details'), (number, field) => {
        const rows = chain(5).map(row =>
          row.number === number
            ? { ...row, [field]: field === 'number' ? 9 : field === 'details' ? { rating: 0 } : 'other' }
            : row,
        )
        expect(firstBroken(rows, hash)).toBe(number)
      }),
    )
  })

  it('is broken where a link is gone, stands elsewhere or was put in, and where all after it were hashed anew', () => {
    const rows = chain(4)
    expect(firstBroken(rows.slice(1), hash)).toBe(1)
    expect(firstBroken([...rows.slice(0, 1), ...rows.slice(2)], hash)).toBe(2)
    expect(firstBroken([rows[1], rows[0], ...rows.slice(2)] as TrailRow[], hash)).toBe(1)
    expect(firstBroken([rows[0], rows[0], ...rows.slice(1)] as TrailRow[], hash)).toBe(2)
    const forged = { ...fact(2), byName: 'Somebody else' }
    const [first] = rows
    const anew = { ...forged, before: first?.hash ?? '', hash: trailHash(forged, first?.hash ?? '', hash) }
    expect(firstBroken([first, anew, ...rows.slice(2)] as TrailRow[], hash)).toBe(3)
  })
})
