import type { components } from '../../../client/schema.d.ts'
import type { Found } from '../../shared/form/FoundField.tsx'

type Schemas = components['schemas']
export type Kind = Schemas['DocumentType']
export type NewDocument = Schemas['NewDocument']

export interface Signatory {
  role: string
  who: Kind['signatories'][number]['who']
  /** Who signs; of whom the paper is about it is said there. Null: not chosen yet. */
  found: Found | null
}
export interface PaperDraft {
  typeId: string
  name: string
  subject: Found | null
  /** YYYY-MM-DD; empty: any. */
  dueDate: string
  signatories: readonly Signatory[]
}

/** What a paper of a kind begins with. `today` and the last day as YYYY-MM-DD. */
export function begun(kind: Kind, today: string): Omit<PaperDraft, 'subject'> {
  const due = kind.dueDays === null ? null : new Date(Date.parse(`${today}T00:00:00Z`) + kind.dueDays * 86_400_000)
  return {
    typeId: kind.id,
    name: kind.caption,
    dueDate: due ? due.toISOString().slice(0, 10) : '',
    signatories: kind.signatories.map(({ role, who, person }) => ({ role, who, found: person })),
  }
}

/** Whom a paper is about signs it where a contact does; the key of a field that shows it changes with it. */
export const signedBy = ({ signatories }: PaperDraft, contact: Found | null): readonly Signatory[] =>
  signatories.map(one => (one.who === 'contact' ? { ...one, found: contact } : one))

/** As the contract has it; whom it is about and who signs are chosen by now. */
export function paperOf(kind: Kind, { typeId, name, subject, dueDate, signatories }: PaperDraft): NewDocument {
  const about = subject?.id ?? ''
  return {
    ...{ typeId, name, wants: kind.wants, forCrew: kind.subject === 'crew' },
    ...(kind.subject === 'crew' ? {} : { [`${kind.subject}Id`]: about }),
    ...(dueDate ? { dueDate } : {}),
    ...{ signatoriesOrder: kind.signatoriesOrder, asksRating: kind.asksRating },
    signatories: signatories.map(({ role, who, found }) => ({
      role,
      ...(who === 'contact'
        ? { contactId: found?.id ?? '' }
        : { personId: who === 'person' ? about : (found?.id ?? '') }),
    })),
  }
}
