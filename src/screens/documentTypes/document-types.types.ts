import type { components } from '../../client/schema.d.ts'
import type { DocumentTypeRule } from '../../../domain/documents/document-type.ts'

export type Kind = components['schemas']['DocumentType']
export type KindSaid = components['schemas']['NewDocumentType']

/** What a kind may want, each with how it is signed: they go together. */
export const ways = ['drawing', 'ink', 'qualified', 'upload', 'reading'] as const
export type Way = (typeof ways)[number]

export const wayOf = ({ wants, signedBy }: Pick<DocumentTypeRule, 'wants' | 'signedBy'>): Way =>
  signedBy ?? (wants === 'signatures' ? 'drawing' : wants)
export const ofWay = (way: Way): Pick<KindSaid, 'wants' | 'signedBy'> =>
  way === 'drawing'
    ? { wants: 'signatures', signedBy: way }
    : way === 'ink' || way === 'qualified'
      ? { wants: 'upload', signedBy: way }
      : { wants: way, signedBy: null }

/** What papers of it may be about. */
export const subjectsOf = (way: Way): readonly Kind['subject'][] =>
  way === 'drawing'
    ? ['person', 'contact', 'company', 'project']
    : way === 'reading'
      ? ['person', 'contact', 'company', 'project', 'crew']
      : ['person']

export const signatoryWhos = [
  'person',
  'contact',
  'agency',
] as const satisfies readonly KindSaid['signatories'][number]['who'][]
