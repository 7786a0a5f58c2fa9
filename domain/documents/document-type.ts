/** What papers of a type want, what they are about, and who signs them in which way. */
export interface DocumentTypeRule {
  wants: 'signatures' | 'upload' | 'reading'
  subject: 'person' | 'contact' | 'company' | 'project' | 'crew'
  /** Drawn in the app; or by hand on paper or with a qualified certificate, and uploaded signed; null: nobody signs. */
  signedBy: 'drawing' | 'ink' | 'qualified' | null
  signatories: readonly { who: 'person' | 'contact' | 'agency'; personId: string | null }[]
}

export const wrongTypes = [
  'drawnOnly',
  'notDrawn',
  'nobodySigns',
  'signatoriesMissing',
  'signatoriesNotWanted',
  'uploadOfPerson',
  'crewReads',
  'signatoryNotAbout',
  'personOfAgencyOnly',
] as const
export type WrongType = (typeof wrongTypes)[number]

/** What of a rule cannot be, with the field it is in; empty: it holds. */
export function wrongDocumentType(rule: DocumentTypeRule): { path: string; message: WrongType }[] {
  const { wants, subject, signedBy, signatories } = rule
  const wrong: { path: string; message: WrongType }[] = []
  const say = (path: string, message: WrongType) => void wrong.push({ path, message })
  if (wants === 'signatures' && signedBy !== 'drawing') say('signedBy', 'drawnOnly')
  if (wants === 'upload' && signedBy === 'drawing') say('signedBy', 'notDrawn')
  if (wants === 'reading' && signedBy !== null) say('signedBy', 'nobodySigns')
  if (wants === 'signatures' && signatories.length === 0) say('signatories', 'signatoriesMissing')
  if (wants !== 'signatures' && signatories.length > 0) say('signatories', 'signatoriesNotWanted')
  if (wants === 'upload' && subject !== 'person') say('subject', 'uploadOfPerson')
  if (wants !== 'reading' && subject === 'crew') say('subject', 'crewReads')
  signatories.forEach(({ who, personId }, at) => {
    if (who === 'person' && subject !== 'person') say(`signatories.${at}.who`, 'signatoryNotAbout')
    if (who !== 'agency' && personId !== null) say(`signatories.${at}.personId`, 'personOfAgencyOnly')
  })
  return wrong
}

/** Whether papers of a type may be signed by drawing; one without a rule may. */
export const isDrawn = (signedBy: DocumentTypeRule['signedBy'] | undefined): boolean =>
  signedBy !== 'ink' && signedBy !== 'qualified'
