import { z } from 'zod'
import { desks } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, manyLines, named, oneLine } from './schemas.ts'

export const about = 'What the crew of an agency knows by heart, or looks up'

/** Whom to call first, what is looked up, what is news; in this order. */
export const crewInfoKinds = ['emergency', 'topic', 'notice'] as const
/** What a topic is about, for its sign. */
export const crewInfoIcons = [
  'tools',
  'clothes',
  'sick',
  'late',
  'pay',
  'food',
  'accident',
  'travel',
  'safety',
  'papers',
  'people',
  'question',
] as const

const Kind = z.enum(crewInfoKinds).describe('emergency: whom to call first; topic: what is looked up; notice: news')
const Icon = z.enum(crewInfoIcons).nullable().describe('what a topic is about; null: nothing of these')

export const CrewInfo = named(
  'CrewInfo',
  z.object({
    id: Id,
    kind: Kind,
    title: z.string(),
    body: z
      .string()
      .describe('plain text: what stands between two asterisks is strong, lines that begin with a hyphen are a list'),
    icon: Icon,
    phone: z.string().nullable().describe('whom an emergency calls; null for all others'),
    important: z.boolean().describe('a notice that lies open'),
    publishedAt: Instant,
  }),
)

const entry = {
  kind: Kind,
  title: oneLine(120).min(1),
  body: manyLines(4000),
  icon: Icon,
  phone: oneLine(40)
    .regex(/^\+?[\d ()/-]{3,}$/, { error: 'a telephone number' })
    .nullable(),
  important: z.boolean(),
}
const isCallable = ({ kind, phone }: { kind: string; phone: string | null }) => kind !== 'emergency' || phone !== null
const callable = { path: ['phone'], error: 'an emergency has a number' }
export const CrewInfoEntry = named('CrewInfoEntry', z.strictObject(entry).refine(isCallable, callable))
export const CrewInfoPlace = named(
  'CrewInfoPlace',
  z.strictObject({
    beforeId: Id.nullable().describe('the entry of its kind it is to stand before; null: after all of them'),
  }),
)

const entries = resource({ one: 'CrewInfo', many: 'CrewInfo', path: '/crewInfo', item: CrewInfo })
const keepers = { ...desks, right: 'crewInfo', permission: 'EDIT', scope: 'tenant' } as const

export const listCrewInfo = route(
  entries.list(
    {
      summary: 'What the crew should know: whom to call first, topics in their order, then notices, the newest first',
      access: { sessions: ['user'], right: 'crewInfo', scope: 'tenant' },
    },
    { kind: z.enum(crewInfoKinds).optional().describe('absent: all') },
  ),
)
export const createCrewInfo = route({
  ...entries.create({
    summary: 'Add a number to call, a topic, or a notice, which is published at once',
    access: keepers,
    body: CrewInfoEntry,
  }),
  extension: true,
})
export const changeCrewInfo = route({
  ...entries.change({
    summary: 'Change what an entry says; a notice keeps the day it was published',
    access: keepers,
    body: CrewInfoEntry,
  }),
  extension: true,
})
export const placeCrewInfo = route({
  operationId: 'placeCrewInfo',
  method: 'post',
  path: '/crewInfo/{id}/place',
  summary: 'Put an entry elsewhere among those of its kind; notices stand by their day',
  access: keepers,
  params: IdParam,
  body: CrewInfoPlace,
  responses: { 204: null },
  problems: ['notFound'],
  extension: true,
})
export const deleteCrewInfo = route({
  ...entries.remove({ summary: 'Take an entry away', access: keepers }),
  extension: true,
})
