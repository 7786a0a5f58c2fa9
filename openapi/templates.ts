import { z } from 'zod'
import { desks } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Id, Instant, WallTime, named, oneLine, searching } from './schemas.ts'

export const about = 'Positions that are planned again and again, by times of day and days after the first'

/** What a template makes; clients ask for one kind. */
export const templateTypes = ['POSITIONS'] as const

/** The last day a template may have, counted from the first. */
const lastDay = 30
const mostPositions = 100
/** Crews a plan takes at once, and positions of them that are still looked through. */
const mostCrews = 100
const mostPlaces = 500

export const TemplatePlaces = named(
  'TemplatePlaces',
  z.strictObject({
    day: z.number().int().min(0).max(lastDay).describe('days after the template’s first'),
    crewName: oneLine(200).min(1).describe('what the crew is called that it is planned in on that day'),
    amountOfRows: z.number().int().min(1).max(500),
  }),
)

const hours = {
  startDay: z.number().int().min(0).max(2).describe('days after its crew’s first day on which it begins; mostly 0'),
  startTime: WallTime,
  endTime: WallTime,
  endDay: z
    .number()
    .int()
    .min(0)
    .max(2)
    .nullable()
    .describe('days after it begins on which it ends; null: the same, or the next where the end is not later'),
  breakMinutes: z.number().int().min(0).max(600),
  crewChiefOnly: z.boolean(),
}

export const TemplatePosition = named(
  'TemplatePosition',
  z.object({
    id: Id,
    function: Caption,
    catering: Caption.nullable().describe('what is agreed about food; null: what the project says'),
    task: z.string().nullable(),
    ...hours,
    places: z.array(TemplatePlaces).describe('how many people it wants on which day, the soonest first'),
  }),
)

export const Template = named(
  'Template',
  z.object({
    id: Id,
    name: z.string(),
    revision: z.number().int().describe('counts its changes; sent with a change, it keeps another’s from being lost'),
    type: z.enum(templateTypes).describe('what it makes'),
    company: z.object({ id: Id, name: z.string() }).nullable().describe('for whose projects it is; null: for all'),
    positions: z.number().int().describe('how many positions it has'),
    days: z.number().int().describe('on how many days'),
    timesUsed: z.number().int().describe('how often a plan was made from it'),
    lastUsedAt: Instant.nullable().describe('when it was used last; null: never'),
    lastProject: z.string().nullable().describe('name of the project it was used for last; null: none'),
  }),
)

export const TemplateWithPositions = named(
  'TemplateWithPositions',
  z.object({
    id: Id,
    name: z.string(),
    revision: z.number().int().describe('counts its changes; sent with a change, it keeps another’s from being lost'),
    items: z.array(TemplatePosition).describe('its positions, in their order'),
  }),
)

const newPosition = named(
  'NewTemplatePosition',
  z.strictObject({
    functionId: Id.describe('one of `/functions`'),
    cateringId: Id.nullable().optional().describe('one of `/cateringAgreementTypes`; absent: what the project says'),
    task: oneLine(2000).nullable().optional(),
    ...hours,
    places: z
      .array(TemplatePlaces)
      .min(1)
      .max(lastDay + 1)
      .describe('how many people it wants on which day, each day once'),
  }),
)
type NewPosition = z.output<typeof newPosition>

const items = z
  .array(newPosition)
  .min(1)
  .max(mostPositions)
  .superRefine((positions, check) => {
    positions.forEach(({ places }, at) => {
      if (new Set(places.map(({ day }) => day)).size < places.length)
        check.addIssue({ code: 'custom', path: [at, 'places'], message: 'a day stands there twice' })
    })
    if (crewsOf(positions) > mostCrews) check.addIssue({ code: 'custom', message: `more than ${mostCrews} crews` })
    if (positions.reduce((sum, { places }) => sum + places.length, 0) > mostPlaces)
      check.addIssue({ code: 'custom', message: `more than ${mostPlaces} positions on all days` })
  })
const crewsOf = (positions: readonly NewPosition[]) =>
  new Set(positions.flatMap(({ places }) => places.map(({ day, crewName }) => `${day} ${crewName}`))).size

const name = oneLine(100).min(1)
const companyId = Id.nullable().describe('for whose projects it is; null: for all')

export const NewTemplate = named(
  'NewTemplate',
  z.strictObject({
    name,
    type: z.enum(templateTypes).describe('what it makes'),
    companyId,
    items: items.describe('its positions, in their order'),
  }),
)
export const TemplateChange = named(
  'TemplateChange',
  z
    .strictObject({
      name: name.optional(),
      companyId: companyId.optional(),
      items: items.optional().describe('its positions from now on; absent: as they are'),
      revision: z.number().int().optional().describe('as it was read; absent: whatever it is now'),
    })
    .refine(({ revision: _, ...body }) => Object.values(body).some(value => value !== undefined), 'nothing to change'),
)

const templates = resource({
  ...{ one: 'Template', many: 'Templates', path: '/templates' },
  item: Template,
  details: TemplateWithPositions,
})
const readers = { ...desks, right: 'projects', permission: 'READ', scope: 'tenant' } as const
const keepers = { ...desks, right: 'projects', permission: 'EDIT', scope: 'tenant' } as const

export const listTemplates = route(
  templates.list(
    {
      summary: 'Templates: those of the company that is asked for first, then those used most',
      access: readers,
    },
    {
      company: Id.optional().describe('id of a client: its own and those for all; absent: of everybody'),
      type: z.enum(templateTypes).optional().describe('what they make; absent: anything'),
      ...searching,
    },
  ),
)

export const readTemplate = route(
  templates.read({ summary: 'One template with its positions', access: readers, extension: true }),
)

export const createTemplate = route({
  ...templates.create({
    summary: 'Keep positions as a template',
    access: keepers,
    body: NewTemplate,
    problems: ['notFound', 'nameTaken'],
  }),
  extension: true,
})

export const changeTemplate = route({
  ...templates.change({
    summary: 'Rename a template, say for whom it is, or keep other positions in it; projects stay as they are',
    access: keepers,
    body: TemplateChange,
    problems: ['nameTaken', 'changedMeanwhile'],
  }),
  extension: true,
})

export const deleteTemplate = route({
  ...templates.remove({
    summary: 'Take a template away; what was planned from it stays',
    access: keepers,
  }),
  extension: true,
})
