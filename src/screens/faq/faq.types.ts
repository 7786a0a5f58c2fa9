import type { LoginType } from '../../../openapi/access.ts'
import type { components } from '../../client/schema.d.ts'

export type Faq = components['schemas']['Faq']
export type FaqDetails = components['schemas']['FaqDetails']
export type Language = Faq['language']
export type ScreenKey = NonNullable<Faq['screen']>

/** Whom a list of questions is narrowed to: somebody without a login type reads what is for everyone. */
export const audiences = ['everyone', 'crew', 'clients', 'planners', 'office'] as const
export type Audience = 'everyone' | LoginType
export const audienceNamed = (name: string | null): Audience | undefined => audiences.find(one => one === name)

export const isFor = ({ loginTypes }: Pick<Faq, 'loginTypes'>, audience: Audience): boolean =>
  loginTypes.length === 0 || (audience !== 'everyone' && loginTypes.includes(audience))

export const faqScreens = [
  'jobs',
  'vacancies',
  'personalCalendar',
  'payrolls',
  'contracts',
  'mobileDocuments',
  'trainings',
  'crewInfo',
  'profile',
  'projects',
  'projectsCalendar',
  'planningCalendar',
  'crewPlanner',
  'todoCalendar',
  'plusCrews',
  'invoices',
  'receipts',
  'rateCards',
] as const satisfies readonly ScreenKey[]
