import type { documentType, documentTypeSignatory } from '../database/tables/documents.ts'
import type { lookup } from '../database/tables/tenants.ts'

type Rule = Pick<typeof documentType.$inferInsert, 'wants' | 'subject' | 'signedBy' | 'dueDays'>
type Signatory = Pick<typeof documentTypeSignatory.$inferInsert, 'role' | 'who'>

/** What an agency begins with, by code. A term that is fixed has to be signed by hand or with a certificate. */
const usual: Readonly<Record<string, { rule: Rule; signatories?: readonly Signatory[] }>> = {
  staffContract: {
    rule: { wants: 'signatures', subject: 'person', signedBy: 'drawing', dueDays: 14 },
    signatories: [
      { role: 'Crew', who: 'person' },
      { role: 'Agency', who: 'agency' },
    ],
  },
  fixedTermContract: { rule: { wants: 'upload', subject: 'person', signedBy: 'ink', dueDays: 14 } },
  safetyBriefing: {
    rule: { wants: 'signatures', subject: 'person', signedBy: 'drawing', dueDays: 7 },
    signatories: [{ role: 'Crew', who: 'person' }],
  },
  rateAgreement: {
    rule: { wants: 'signatures', subject: 'company', signedBy: 'drawing', dueDays: 30 },
    signatories: [
      { role: 'Client', who: 'contact' },
      { role: 'Agency', who: 'agency' },
    ],
  },
}

/** The rules an agency begins with, for those of its types that have one. */
export function usualTypes(
  tenantId: string,
  rows: readonly Pick<typeof lookup.$inferInsert, 'id' | 'kind' | 'code'>[],
  newId: () => string,
): { types: (typeof documentType.$inferInsert)[]; signatories: (typeof documentTypeSignatory.$inferInsert)[] } {
  const known = rows.flatMap(({ kind, code, id }) => {
    const found = kind === 'documentTypes' ? usual[code] : undefined
    return found ? [{ typeId: id, ...found }] : []
  })
  return {
    types: known.map(({ typeId, rule }) => ({
      ...{ tenantId, id: newId(), typeId, ...rule },
      ...{ signatoriesOrder: 'one by one', asksRating: false },
    })),
    signatories: known.flatMap(({ typeId, signatories = [] }) =>
      signatories.map((one, at) => ({ tenantId, id: newId(), typeId, place: at + 1, ...one })),
    ),
  }
}
