import { uuid } from '../shared/fixtures.ts'
import type { Faq, FaqDetails } from './faq.types.ts'

const topics = {
  checkIn: { id: uuid(62_001), code: 'checkIn', caption: 'Check-in and hours' },
  jobs: { id: uuid(62_002), code: 'jobs', caption: 'Jobs and requests' },
  own: { id: uuid(62_003), code: 'festival', caption: 'Festival week' },
}
const asked = (n: number, question: string, answer: string, more: Partial<Faq> = {}): Faq => ({
  id: uuid(62_100 + n),
  company: null,
  categories: [topics.checkIn],
  loginTypes: ['crew'],
  tags: [],
  screen: null,
  language: 'en',
  question,
  answer,
  helped: null,
  votes: null,
  ...more,
})

export const faqs: readonly Faq[] = [
  asked(
    1,
    'How do I check in without network?',
    'Tap **Check in** as always. The time is saved on your phone and goes out by itself.',
    { tags: ['Check-in', 'Offline'], screen: 'jobs' },
  ),
  asked(2, 'I was late. Which time counts?', 'The time you check in.\n- Your crew chief sees it\n- So do you'),
  asked(3, 'Who sees my phone number?', 'Your crew chief, on the day.', { loginTypes: [], categories: [topics.jobs] }),
  asked(4, 'When do the gates open?', 'At six.', { categories: [topics.own], loginTypes: [] }),
  asked(5, 'How do I ask for more people?', 'On the page of your project.', {
    loginTypes: ['clients', 'planners'],
    categories: [topics.jobs],
    screen: 'projects',
  }),
]

export const faqDetails: FaqDetails = {
  id: uuid(62_101),
  company: null,
  categories: [topics.checkIn],
  loginTypes: ['crew'],
  tags: ['Check-in', 'Offline'],
  screen: 'jobs',
  texts: [
    { language: 'en', question: 'How do I check in without network?', answer: 'Tap **Check in** as always.' },
    { language: 'de', question: 'Wie checke ich ohne Netz ein?', answer: 'Tippe wie immer auf **Check-in**.' },
  ],
}
