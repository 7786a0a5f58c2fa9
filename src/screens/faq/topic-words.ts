import type { Words } from '../../i18n/words.ts'
import type { Faq } from './faq.types.ts'

type Category = Faq['categories'][number]

const known = ['checkIn', 'jobs', 'calendar', 'documents', 'payroll', 'planning', 'invoices', 'app'] as const

/** What a topic is called here; one of the agency's own as the agency calls it. */
export function topicWords({ t }: Words, { code, caption }: Pick<Category, 'code' | 'caption'>): string {
  const own = known.find(one => one === code)
  return own ? t(`faq.topic.${own}`) : caption
}
