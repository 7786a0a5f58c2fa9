import { z } from 'zod'
import { desks } from './access.ts'
import { Project } from './projects.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdOrNumber, IdParam, Paging, WallTime, listOf, named, oneLine } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'What an hour of work costs clients'

/** ISO 4217, those agencies charge in. */
export const currencies = ['EUR', 'GBP', 'CHF', 'DKK', 'SEK', 'NOK', 'PLN', 'CZK', 'HUF', 'USD'] as const
const Percent = z.number().int().min(1).max(500)
const Minutes = z.number().int().min(0).max(1440)

/** What is charged on top of an hour, by its reason; null: nothing for that reason. */
export const AddOns = named(
  'RateAddOns',
  z.strictObject({
    night: z
      .strictObject({
        from: WallTime.describe('when the night begins, by the clock of the venue'),
        to: WallTime.describe('when it ends; not later than its beginning: on the day after'),
        percent: Percent,
      })
      .nullable()
      .describe('for minutes of the night'),
    sunday: z.strictObject({ percent: Percent }).nullable().describe('for minutes of a Sunday'),
    holiday: z
      .strictObject({ percent: Percent })
      .nullable()
      .describe('for minutes of a public holiday at the venue; on a Sunday the higher of the two counts'),
    overtime: z
      .strictObject({
        afterMinutes: Minutes.min(60).describe('charged minutes of a shift after which it begins'),
        percent: Percent,
      })
      .nullable()
      .describe('for minutes beyond the normal hours of a shift'),
  }),
)

export const RateCard = named(
  'RateCard',
  z.object({
    id: Id,
    caption: z.string(),
    company: z.object({ id: Id, name: z.string() }).nullable().describe('whose it is; null: the agency’s standard'),
    validFrom: Day,
    validTo: Day.nullable(),
    currency: z.enum(currencies),
    functions: z.number().int().describe('how many functions have a rate on it'),
  }),
)

export const RateCardItem = named(
  'RateCardItem',
  z.object({
    id: Id,
    function: Caption,
    ratePerHour: z.number().int(),
    minimumMinutes: z.number().int(),
    addOns: AddOns,
  }),
)

const card = {
  caption: oneLine(100).min(1),
  validFrom: Day,
  validTo: Day.nullable(),
  currency: z.enum(currencies),
}
const inOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null || validTo >= validFrom
const order = { path: ['validTo'], error: 'the last day is before the first' }

export const NewRateCard = named(
  'NewRateCard',
  z
    .strictObject({ ...card, companyId: Id.nullable().describe('whose it is; null: the agency’s standard') })
    .refine(inOrder, order),
)
export const RateCardChange = named('RateCardChange', z.strictObject(card).refine(inOrder, order))
export const RateCardItemEntry = named(
  'RateCardItemEntry',
  z.strictObject({
    functionId: Id.describe('one of `/functions`'),
    ratePerHour: z.number().int().min(1).max(10_000_000),
    minimumMinutes: Minutes,
    addOns: AddOns,
  }),
)
export const ProjectRateCard = named(
  'ProjectRateCard',
  z.strictObject({
    rateCardId: Id.nullable().describe('null: the client’s own, else the agency’s standard'),
  }),
)

const cards = resource({ one: 'RateCard', many: 'RateCards', path: '/rateCards', item: RateCard })
const items = resource({ one: 'RateCardItem', many: 'RateCardItems', path: '/rateCardItems', item: RateCardItem })
const right = { right: 'rateCards', permission: 'READ' } as const
const readers = { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'], ...right } as const
const keepers = { ...desks, right: 'rateCards', permission: 'EDIT' } as const

export const listRateCards = route(
  cards.list({
    summary: 'Rate cards: the agency’s standard first, then by client, the newest of each first',
    access: { ...readers, scope: list('rateCards') },
  }),
)

export const listCompanyRateCards = route({
  operationId: 'listCompanyRateCards',
  method: 'get',
  path: '/companies/{id}/rateCards',
  summary: 'Rate cards of one client, the newest first',
  access: { ...readers, scope: row('company', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('RateCardList', RateCard) },
})

export const listRateCardItems = route({
  operationId: 'listRateCardItems',
  method: 'get',
  path: '/rateCards/{id}/items',
  summary: 'What an hour of each function costs by a rate card',
  access: { ...readers, scope: row('rateCard', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('RateCardItemList', RateCardItem) },
})

export const createRateCard = route({
  ...cards.create({
    summary: 'Add a rate card, of a client or as the agency’s standard',
    access: { ...keepers, scope: 'tenant' },
    body: NewRateCard,
    problems: ['notFound'],
  }),
  extension: true,
})

export const changeRateCard = route({
  ...cards.change({
    summary: 'Change what a rate card is called, when it is valid and in what it charges',
    access: { ...keepers, scope: row('rateCard', 'reads') },
    body: RateCardChange,
  }),
  extension: true,
})

export const deleteRateCard = route({
  ...cards.remove({
    summary: 'Take a rate card away, with its rates; one that was chosen for a project stays',
    access: { ...keepers, scope: row('rateCard', 'reads') },
    problems: ['stillInUse'],
  }),
  extension: true,
})

export const setRateCardItem = route({
  operationId: 'setRateCardItem',
  method: 'post',
  path: '/rateCards/{id}/items',
  summary: 'Say what an hour of a function costs; what stood there for it is replaced',
  access: { ...keepers, scope: row('rateCard', 'reads') },
  params: IdParam,
  body: RateCardItemEntry,
  responses: { 200: RateCardItem },
  problems: ['notFound'],
  extension: true,
})

export const deleteRateCardItem = route(
  items.remove({
    summary: 'Take the rate of a function off a rate card',
    access: { ...keepers, scope: row('rateCardItem', 'reads') },
    extension: true,
  }),
)

export const setProjectRateCard = route({
  operationId: 'setProjectRateCard',
  method: 'post',
  path: '/projects/{id}/rateCard',
  summary: 'Choose the rate card a project is charged by',
  access: { ...desks, ...right, scope: row('project', 'handles') },
  params: IdOrNumber,
  body: ProjectRateCard,
  responses: { 200: Project },
  problems: ['notFound'],
  extension: true,
})
