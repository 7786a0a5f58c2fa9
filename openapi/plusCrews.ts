import { z } from 'zod'
import { VisitorLogin } from './projects.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Day, Id, Instant, named, oneLine } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Standing teams whose turnover a screen on the wall shows'

const Choice = z.object({ id: Id, caption: z.string() })

export const PlusCrew = named(
  'PlusCrew',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, name: z.string() }).nullable(),
    type: Choice.nullable(),
    timeZone: z.string().describe('IANA zone its days and months begin in'),
    currency: z.string().describe('ISO 4217 code of its amounts'),
  }),
)

export const PlusCrewType = named('PlusCrewType', Choice)

export const valueUnits = ['amount', 'hours', 'bonus'] as const
export const PlusCrewValueType = named(
  'PlusCrewValueType',
  Choice.extend({ unit: z.enum(valueUnits).describe('field its rows carry; bonus has no rows, it is reckoned') }),
)

export const PlusCrewValueDataSourceType = named('PlusCrewValueDataSourceType', Choice)

const Percent = z.number().min(0).max(100)
const Bonus = z
  .strictObject({
    ofTurnover: Percent.describe('of the month’s turnover'),
    aboveTarget: Percent.describe('of what lies above the month’s target'),
  })
  .describe('how a team bonus is reckoned')

const Amount = z.number().min(-100_000_000).max(100_000_000).multipleOf(0.01)
const Hours = z.number().min(0).max(10_000).multipleOf(0.01)

export const PlusCrewValue = named(
  'PlusCrewValue',
  z.object({
    id: Id,
    plusCrewId: Id,
    type: PlusCrewValueType,
    perDay: z.number().nullable().describe('what a day gets when the rest of a month is filled in one go'),
    bonus: Bonus.nullable(),
  }),
)

export const PlusCrewValueChange = named(
  'PlusCrewValueChange',
  z.strictObject({ perDay: Amount.nullable().optional(), bonus: Bonus.nullable().optional() }),
)

export const PlusCrewValueData = named(
  'PlusCrewValueData',
  z.object({
    id: Id,
    plusCrewId: Id,
    type: PlusCrewValueType,
    date: Day,
    amount: z.number().optional().describe('rows of turnover and target'),
    hours: z.number().optional().describe('rows of staff hours'),
    source: PlusCrewValueDataSourceType,
    version: z.number().int().describe('counts changes; a change names the one it was made upon'),
    changedAt: Instant,
    changedBy: z.string().nullable().describe('null for visitors'),
  }),
)

const written = { amount: Amount.optional(), hours: Hours.optional() }
export const NewPlusCrewValueData = named(
  'NewPlusCrewValueData',
  z
    .strictObject({
      plusCrewId: Id,
      plusCrewValueTypeId: Id,
      date: Day,
      ...written,
      sourceId: Id.optional().describe('absent: entered by hand'),
    })
    .refine(({ amount, hours }) => (amount === undefined) !== (hours === undefined), {
      message: 'either an amount or hours, as the value type has it',
      path: ['amount'],
    }),
)

export const PlusCrewValueDataChange = named(
  'PlusCrewValueDataChange',
  z
    .strictObject({ ...written, sourceId: Id.optional(), version: z.number().int().min(1) })
    .refine(({ amount, hours }) => (amount === undefined) !== (hours === undefined), {
      message: 'either an amount or hours, as the value type has it',
      path: ['amount'],
    }),
)

export const PlusCrewProgress = named(
  'PlusCrewProgress',
  z.object({
    dateFrom: Day,
    dateTo: Day,
    turnover: z.number(),
    target: z.number(),
    hours: z.number(),
    reached: z.number().nullable().describe('turnover by target; null without a target'),
  }),
)

const OfPlusCrew = z.strictObject({ n: oneLine(60).min(1).describe('number or id') })
const plusCrews = resource({
  one: 'PlusCrew',
  many: 'PlusCrews',
  path: '/plusCrews',
  item: PlusCrew,
  by: 'n',
  ids: OfPlusCrew.shape.n,
})
const values = resource({ one: 'PlusCrewValue', many: 'PlusCrewValues', path: '/plusCrewValues', item: PlusCrewValue })
const figures = resource({
  one: 'PlusCrewValueData',
  many: 'PlusCrewValueDatas',
  path: '/plusCrewValueDatas',
  item: PlusCrewValueData,
})
const types = resource({ one: 'PlusCrewType', many: 'PlusCrewTypes', path: '/plusCrewTypes', item: PlusCrewType })
const valueTypes = resource({
  one: 'PlusCrewValueType',
  many: 'PlusCrewValueTypes',
  path: '/plusCrewValueTypes',
  item: PlusCrewValueType,
})
const sourceTypes = resource({
  one: 'PlusCrewValueDataSourceType',
  many: 'PlusCrewValueDataSourceTypes',
  path: '/plusCrewValueDataSourceTypes',
  item: PlusCrewValueDataSourceType,
})
const reading = { sessions: ['user', 'plusCrewVisitor'], right: 'plusCrews' } as const
const editing = { sessions: ['user'], right: 'plusCrews', permission: 'EDIT' } as const

export const listPlusCrews = route(
  plusCrews.list({
    summary: 'Plus crews by name',
    access: { sessions: ['user'], right: 'plusCrews', scope: list('plusCrews') },
  }),
)

export const readPlusCrew = route(
  plusCrews.read({
    summary: 'One plus crew, by number or id',
    access: { ...reading, scope: row('plusCrew', 'reads', 'params.n') },
  }),
)

export const readPlusCrewProgress = route({
  operationId: 'readPlusCrewProgress',
  method: 'get',
  path: '/plusCrews/{n}/prgrss',
  summary: 'A month’s turnover against its target',
  access: { ...reading, scope: row('plusCrew', 'reads', 'params.n') },
  params: OfPlusCrew,
  query: z.strictObject({ date: Day.optional().describe('any day of the month; absent: the present one') }),
  responses: { 200: PlusCrewProgress },
})

export const readPlusCrewPassword = route({
  operationId: 'readPlusCrewPassword',
  method: 'get',
  path: '/plusCrews/{n}/password',
  summary: 'Login and password of the screen on the wall, to hand the link on',
  access: { ...editing, scope: row('plusCrew', 'reads', 'params.n') },
  params: OfPlusCrew,
  responses: { 200: VisitorLogin },
  extension: true,
})

export const renewPlusCrewPassword = route({
  operationId: 'renewPlusCrewPassword',
  method: 'post',
  path: '/plusCrews/{n}/password',
  summary: 'Make the link of the screen on the wall, or a new one: the old one ends, with every session it opened',
  access: { ...editing, scope: row('plusCrew', 'reads', 'params.n') },
  params: OfPlusCrew,
  responses: { 200: VisitorLogin },
  extension: true,
  ownTransactions: true,
})

export const listPlusCrewTypes = route(
  types.list({ summary: 'Kinds of plus crews', access: { sessions: ['user'], right: 'plusCrews', scope: 'tenant' } }),
)

export const listPlusCrewValueTypes = route(
  valueTypes.list({ summary: 'What is counted of plus crews', access: { ...reading, scope: 'tenant' } }),
)

export const listPlusCrewValueDataSourceTypes = route(
  sourceTypes.list({ summary: 'Where figures come from', access: { ...reading, scope: 'tenant' } }),
)

export const listPlusCrewValues = route(
  values.list(
    { summary: 'What is counted of a plus crew, and how', access: { ...reading, scope: list('plusCrews') } },
    { plusCrew: Id.optional().describe('of this plus crew; absent: of all one may read') },
  ),
)

export const changePlusCrewValue = route(
  values.change({
    summary: 'Change how something is counted',
    access: { ...editing, scope: row('plusCrewValue', 'reads') },
    body: PlusCrewValueChange,
    problems: ['valueKindWrong'],
  }),
)

export const listPlusCrewValueDatas = route(
  figures.list(
    { summary: 'Figures day by day, oldest first', access: { ...reading, scope: list('plusCrews') } },
    {
      dateFrom: Day,
      dateTo: Day,
      plusCrew: Id.optional().describe('of this plus crew; absent: of all one may read'),
      plusCrewValueType: Id.optional().describe('of this type; absent: of every type'),
    },
  ),
)

export const createPlusCrewValueData = route(
  figures.create({
    summary: 'Enter a figure of a day',
    access: { ...editing, scope: row('plusCrew', 'reads', 'body.plusCrewId') },
    body: NewPlusCrewValueData,
    problems: ['valueKindWrong'],
  }),
)

export const changePlusCrewValueData = route(
  figures.change({
    summary: 'Change a figure',
    access: { ...editing, scope: row('plusCrewValueData', 'reads') },
    body: PlusCrewValueDataChange,
    problems: ['valueChanged', 'valueKindWrong'],
  }),
)

export const deletePlusCrewValueData = route(
  figures.remove({ summary: 'Take a figure out', access: { ...editing, scope: row('plusCrewValueData', 'reads') } }),
)
