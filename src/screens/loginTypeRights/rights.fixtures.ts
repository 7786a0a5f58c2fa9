import type { LoginType, RightCode, TypeRights } from './rights.types.ts'

const rights = (loginType: LoginType, codes: readonly RightCode[]): TypeRights => ({
  loginType,
  rights: codes.map(code => ({ code, given: true, byDefault: true })),
})

const planners = rights('planners', [
  'projects.READ',
  'projects.EDIT',
  'projects.EDIT_PROJECT_LOGO',
  'planningCalendar.READ',
  'planningCalendar.READSPAREFUNCTION',
  'persons.READ',
  'crewMemberships.CREATE',
  'crewMemberships.DELETE',
  'crewInfo.READ',
  'crewInfo.EDIT',
  'rateCards.READ',
  'rateCards.EDIT',
  'oneXOneTree.READ',
  'faq.READ',
  'faq.EDIT',
])
const others = [
  rights('office', ['invoices.READ', 'invoices.CREATE', 'invoices.EDIT', 'payrolls.READ', 'mailboxes.READ']),
  rights('crew', ['payrolls.READ', 'receipts.READ', 'receipts.CREATE', 'receipts.DELETE', 'vacancies.READ']),
  rights('clients', ['projects.READ', 'projectCrewItems.CREATE', 'invoices.READ', 'crewProfile.CONTACT']),
]

/** Planning may change rate cards, and does not write help. */
export const settled: TypeRights[] = [
  {
    ...planners,
    rights: planners.rights.map(right =>
      right.code === 'rateCards.EDIT'
        ? { ...right, byDefault: false }
        : right.code === 'faq.EDIT'
          ? { ...right, given: false }
          : right,
    ),
  },
  ...others,
]
export const asByDefault: TypeRights[] = [planners, ...others]
