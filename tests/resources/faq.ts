import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { type Verdicts, everyUser, everybody } from './verdicts.ts'

/** Planning and the office say what is answered. */
const keep: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401]
const entry = (w: TenantWorld) => ({
  companyId: w.companies.own,
  categoryIds: [w.faqTopic],
  loginTypes: ['crew'],
  tags: ['start'],
  screen: 'jobs',
  texts: [{ language: 'en', question: 'How do I check in?', answer: 'So.' }],
})

export const underTest: UnderTest = {
  calls: w => ({
    listFaq: { query: 'language=de' },
    saveFaq: { body: { ...entry(w), id: w.faqs.main } },
    readFaq: { id: w.faqs.main },
    voteFaq: { id: w.faqs.other, body: { helped: true } },
    deleteFaq: { id: w.faqs.gone },
  }),
  verdicts: {
    listFaq: everybody,
    saveFaq: keep,
    readFaq: keep,
    voteFaq: everyUser,
    deleteFaq: keep,
  },
  paths: {
    '/faq': { main: w => w.faqs.main, other: w => w.faqs.other },
  },
  bodies: {
    'saveFaq id': { main: w => w.faqs.main, other: w => w.companies.client },
    'saveFaq companyId': { main: w => w.companies.own, other: w => w.companies.client },
    'saveFaq categoryIds': { main: w => w.faqTopic, other: w => w.functions.rigger },
  },
}
