import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DocumentTypeRule,
  isDrawn,
  wrongDocumentType,
  wrongTypes,
} from '../../../domain/documents/document-type.ts'

const signs = { who: 'person', personId: null } as const
const rule = (more: Partial<DocumentTypeRule> = {}): DocumentTypeRule => ({
  ...{ wants: 'signatures', subject: 'person', signedBy: 'drawing', signatories: [signs] },
  ...more,
})
const wrong = (more: Partial<DocumentTypeRule>) => wrongDocumentType(rule(more))

describe('a kind of papers', () => {
  it.each<[string, Partial<DocumentTypeRule>]>([
    ['signed by the person it is about', {}],
    ['signed by three', { signatories: [signs, { who: 'contact', personId: null }, { who: 'agency', personId: 'p' }] }],
    ['uploaded', { wants: 'upload', signedBy: null, signatories: [] }],
    ['signed on paper and uploaded', { wants: 'upload', signedBy: 'ink', signatories: [] }],
    ['signed with a certificate and uploaded', { wants: 'upload', signedBy: 'qualified', signatories: [] }],
    ['read by the crew', { wants: 'reading', subject: 'crew', signedBy: null, signatories: [] }],
    ['of a client', { subject: 'company', signatories: [{ who: 'contact', personId: null }] }],
  ])('may be %s', (_, more) => {
    expect(wrong(more)).toEqual([])
  })

  const impossible: [Partial<DocumentTypeRule>, string, string][] = [
    [{ signedBy: 'ink' }, 'signedBy', 'drawnOnly'],
    [{ signedBy: null }, 'signedBy', 'drawnOnly'],
    [{ wants: 'upload', signatories: [] }, 'signedBy', 'notDrawn'],
    [{ wants: 'reading', signatories: [] }, 'signedBy', 'nobodySigns'],
    [{ signatories: [] }, 'signatories', 'signatoriesMissing'],
    [{ wants: 'upload', signedBy: null }, 'signatories', 'signatoriesNotWanted'],
    [{ wants: 'upload', signedBy: null, signatories: [], subject: 'project' }, 'subject', 'uploadOfPerson'],
    [{ subject: 'crew', signatories: [{ who: 'agency', personId: null }] }, 'subject', 'crewReads'],
    [{ subject: 'company' }, 'signatories.0.who', 'signatoryNotAbout'],
    [{ signatories: [{ who: 'contact', personId: 'p' }] }, 'signatories.0.personId', 'personOfAgencyOnly'],
  ]
  it.each(impossible)('cannot be %j', (more, path, message) => {
    expect(wrong(more)).toContainEqual({ path, message })
  })
  it('is wrong in ways that all have a name', () => {
    expect(new Set<string>(wrongTypes)).toEqual(new Set(impossible.map(([, , message]) => message)))
  })

  it('is signed by drawing exactly where it wants signatures', () => {
    const any = fc.record({
      wants: fc.constantFrom('signatures' as const, 'upload' as const, 'reading' as const),
      subject: fc.constantFrom('person' as const, 'contact' as const, 'company' as const, 'crew' as const),
      signedBy: fc.constantFrom('drawing' as const, 'ink' as const, 'qualified' as const, null),
      signatories: fc.array(fc.constant(signs), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(any, one => {
        if (wrongDocumentType(one).length > 0) return
        expect(one.signedBy === 'drawing').toBe(one.wants === 'signatures')
        expect(one.signatories.length > 0).toBe(one.wants === 'signatures')
      }),
      { seed: 7 },
    )
  })

  it('takes no drawing where it is signed by hand or with a certificate', () => {
    expect([undefined, null, 'drawing', 'ink', 'qualified'].map(one => isDrawn(one as 'ink'))).toEqual([
      ...[true, true, true, false, false],
    ])
  })
})
