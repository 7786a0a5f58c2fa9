import type { LoginType, Rights, SessionKind } from '../../openapi/access.ts'

/** Whoever stands behind a verified token. */
export interface Principal {
  kind: SessionKind
  tenantId: string
  sessionId: string
  loginId: string
  loginTypes: ReadonlySet<LoginType>
  personId: string | null
  name: string | null
  companyId: string | null
  contactNumber: string | null
  /** The one project, plus crew or crew a visitor or kiosk may see. */
  subjectId: string | null
  subjectNumber: string | null
  language: string
  rights: Rights
  mailboxRights: Rights
}

export const isPlanner = (who: Principal) => who.loginTypes.has('planners')
export const isOffice = (who: Principal) => who.loginTypes.has('office')
/** May turn to people by phone and mail from their profile. */
export const turnsToPeople = (who: Principal) => 'CONTACT' in (who.rights.crewProfile ?? {})

/** At a desk of the agency, with the right to see people. */
export const readsPeople = (who: Principal) => (isPlanner(who) || isOffice(who)) && 'READ' in (who.rights.persons ?? {})
