import { z } from 'zod'
import { desks, loginTypes } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Id, IdParam, manyLines, named, oneLine } from './schemas.ts'

export const about = 'Questions that are asked often, and their answers'

/** Languages an answer is written in, as the application names them. */
export const faqLanguages = ['en', 'de', 'deAt', 'es', 'nl', 'fr', 'cy'] as const
/** Screens an answer may lead to, as menus name them. */
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
] as const

const Language = z.enum(faqLanguages)
const LoginTypes = z.array(z.enum(loginTypes)).max(loginTypes.length)
const Screen = z.enum(faqScreens).nullable().describe('where the answer leads, as menus name it; null: nowhere')
const Text = z.strictObject({
  language: Language,
  question: oneLine(200).min(1),
  answer: manyLines(4000).min(1),
})

const said = {
  id: Id,
  company: z
    .object({ id: Id, name: z.string() })
    .nullable()
    .describe('company of the agency it is about; null: all of them'),
  categories: z.array(Caption).describe('topics it stands under'),
  loginTypes: LoginTypes.describe('whom it is for; none: everybody, without a login as well'),
  tags: z.array(z.string()).describe('words it is found by'),
  screen: Screen,
}
export const Faq = named(
  'Faq',
  z.object({
    ...said,
    language: Language.describe('what question and answer are written in'),
    question: z.string(),
    answer: z
      .string()
      .describe('plain text: what stands between two asterisks is strong, lines that begin with a hyphen are a list'),
    helped: z.boolean().nullable().describe('whether it helped whoever asks; null: they have not said'),
    votes: z
      .object({
        helped: z.number().int().describe('people it helped'),
        asked: z.number().int().describe('people who said whether it did'),
      })
      .nullable()
      .describe('null: whoever asks does not keep them'),
  }),
)
export const FaqText = named('FaqText', Text)
export const FaqDetails = named('FaqDetails', z.object({ ...said, texts: z.array(FaqText) }))

const isOnce = <T>(values: readonly T[]) => new Set(values).size === values.length
export const FaqEntry = named(
  'FaqEntry',
  z
    .strictObject({
      id: Id.optional().describe('what is changed; absent: it is new'),
      companyId: Id.nullable(),
      categoryIds: z.array(Id).max(20),
      loginTypes: LoginTypes.describe('none: everybody'),
      tags: z.array(oneLine(40).min(1)).max(20).describe('words without blanks; one that is there twice is kept once'),
      screen: Screen,
      texts: z.array(FaqText).min(1).max(faqLanguages.length).describe('each language once'),
    })
    .refine(({ texts }) => isOnce(texts.map(({ language }) => language)), {
      path: ['texts'],
      error: 'each language once',
    }),
)

export const FaqVote = named(
  'FaqVote',
  z.strictObject({ helped: z.boolean().describe('it helped; what was said before is replaced') }),
)

const entries = resource({ one: 'Faq', many: 'Faq', path: '/faq', item: Faq, details: FaqDetails })
const keepers = { ...desks, right: 'faq', permission: 'EDIT', scope: 'tenant' } as const

export const listFaq = route(
  entries.list(
    {
      summary:
        'What is asked often, by its question: what is for everybody, what is for the own login types, all of it for whoever keeps it',
      access: { sessions: 'public', scope: 'tenant' },
    },
    {
      language: oneLine(5)
        .optional()
        .describe('where it is not written in it, in the agency’s or in English; absent: the agency’s'),
    },
  ),
)
export const saveFaq = route({
  operationId: 'saveFaq',
  method: 'post',
  path: '/faq',
  summary: 'Add a question with its answer, or change the one that `id` names',
  access: keepers,
  body: FaqEntry,
  responses: { 200: FaqDetails },
  problems: ['notFound'],
})
export const readFaq = route(
  entries.read({ summary: 'A question with its answer in every language', access: keepers, extension: true }),
)
export const voteFaq = route({
  operationId: 'voteFaq',
  method: 'post',
  path: '/faq/{id}/vote',
  summary: 'Say whether an answer helped, or say otherwise than before; whoever keeps them reads how many it did',
  access: { sessions: ['user'], right: 'faq', scope: 'tenant' },
  params: IdParam,
  body: FaqVote,
  responses: { 204: null },
  problems: ['notFound'],
  extension: true,
})
export const deleteFaq = route({
  ...entries.remove({ summary: 'Take a question away', access: keepers }),
  extension: true,
})
