import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type SignatoryFacts,
  canSign,
  mySignatories,
  nextToSign,
  oneByOne,
  signatoryStatuses,
  standing,
  usesSignatories,
  waitsFor,
} from '../../../domain/documents/signing-order.ts'
import { cases } from './signing-order.cases.ts'

describe('what a document is to somebody', () => {
  it.each(cases)('$title', ({ document, user, mine, canSign: can, is }) => {
    const { readyToSign, signed } = standing(document, user)
    const held = { uses: usesSignatories(document), ordered: oneByOne(document), ready: readyToSign, signed }
    expect({
      mine: mySignatories(document, user).map(({ id }) => id),
      canSign: canSign(document, user).map(({ id }) => id),
      is: Object.entries(held)
        .flatMap(([word, holds]) => (holds ? [word] : []))
        .join(' '),
    }).toEqual({ mine, canSign: can, is })
  })
})

interface Document {
  parameters: { signatoriesOrder?: string }
  signatories: SignatoryFacts[]
}

const people = ['p1', 'p2', 'p3'] as const
const one = fc.record({
  caption: fc.constantFrom(...signatoryStatuses, null),
  whose: fc.constantFrom(...people),
})
const documentOf = fc
  .record({
    parameters: fc.constantFrom({ signatoriesOrder: 'One by one' }, {}),
    list: fc.array(one, { maxLength: 6 }),
  })
  .map(({ parameters, list }): Document => ({
    parameters,
    signatories: list.map(({ caption, whose }, at): SignatoryFacts => ({
      id: String(at),
      status: caption === null ? null : { caption },
      person: { id: whose },
      contact: null,
      signatures: [{ signed: caption === 'Signed' }],
    })),
  }))

const signer = (personId: string) => ({ personId, contactNumber: null })
const isSigned = ({ status }: SignatoryFacts) => status?.caption === 'Signed'
/** Whom the server lets sign: those who can, and wait for nobody. */
const mayNow = (document: Document) =>
  people.flatMap(id => canSign(document, signer(id)).filter(own => waitsFor(document, own.id) === null))
const signedBy = (document: Document, id: SignatoryFacts['id']): Document => ({
  ...document,
  signatories: document.signatories.map(own =>
    own.id === id ? { ...own, status: { caption: 'Signed' }, signatures: [{ signed: true }] } : own,
  ),
})

describe('whatever signatories there are', () => {
  it('nobody signs out of turn: in order, everybody before has signed', () => {
    fc.assert(
      fc.property(documentOf, document => {
        for (const { id } of mayNow(document))
          if (oneByOne(document))
            expect(document.signatories.slice(0, Number(id)).every(isSigned), `${id} before its turn`).toBe(true)
      }),
    )
  })

  it('nobody is stuck: where all have a status, whoever is next can sign, until all have', () => {
    fc.assert(
      fc.property(documentOf, start => {
        let document: Document = {
          ...start,
          signatories: start.signatories.map(own =>
            own.status ? own : { ...own, status: { caption: 'Ready to sign' } },
          ),
        }
        for (let turns = document.signatories.length; turns >= 0; turns--) {
          const may = mayNow(document).map(({ id }) => id)
          expect(may.toSorted()).toEqual(
            nextToSign(document)
              .map(({ id }) => id)
              .toSorted(),
          )
          const [next] = may
          if (next === undefined) break
          document = signedBy(document, next)
        }
        expect(document.signatories.every(isSigned)).toBe(true)
      }),
    )
  })

  it('the sequences that can happen are the one of the list, or with no order every one of them', () => {
    const sequences = (document: Document): string[] => {
      const may = mayNow(document)
      return may.length ? may.flatMap(({ id }) => sequences(signedBy(document, id)).map(rest => `${id}${rest}`)) : ['']
    }
    const three = ['p1', 'p2', 'p3'].map((whose, at): SignatoryFacts => ({
      id: String(at),
      status: { caption: 'Ready to sign' },
      person: { id: whose },
      contact: null,
      signatures: [{ signed: false }],
    }))
    expect(sequences({ parameters: { signatoriesOrder: 'ONE BY ONE' }, signatories: three })).toEqual(['012'])
    expect(sequences({ parameters: {}, signatories: three }).toSorted()).toEqual([
      '012',
      '021',
      '102',
      '120',
      '201',
      '210',
    ])
  })

  it('one without a status never lets those behind sign on the server, though the rule of the list skips nobody for it', () => {
    const signatories = ['p1', 'p2'].map((whose, at): SignatoryFacts => ({
      id: String(at),
      status: at ? { caption: 'Ready to sign' } : null,
      person: { id: whose },
      contact: null,
      signatures: [{ signed: false }],
    }))
    const document = { parameters: { signatoriesOrder: 'one by one' }, signatories }
    expect(canSign(document, signer('p2')).map(({ id }) => id)).toEqual(['1'])
    expect(waitsFor(document, '1')?.id).toBe('0')
  })
})
