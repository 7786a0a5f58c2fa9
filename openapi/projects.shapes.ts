import { z } from 'zod'
import { LastChange } from './activities.ts'
import { deliveryNoteStates } from './deliveryNotes.ts'
import { NewLocation } from './locations.ts'
import { Venue } from './positions.ts'
import { ContactRef } from './projectCrews.ts'
import { Caption, Day, Id, Instant, PersonRef, named, oneLine, manyLines } from './schemas.ts'

export const projectStatuses = ['requested', 'quoted', 'confirmed'] as const

const Places = named(
  'Places',
  z.object({
    amount: z.number().int(),
    filled: z.number().int(),
    requested: z
      .number()
      .int()
      .describe('free places an invitation or application waits for; 0 for clients and visitors'),
  }),
)

export const Project = named(
  'Project',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, number: z.string(), name: z.string() }),
    clientMark: z.string().nullable(),
    reference: z.string().nullable(),
    beginDate: Day,
    endDate: Day,
    type: Caption.nullable(),
    status: z.enum(projectStatuses),
    closed: z.boolean().describe('planning is done with it'),
    comment: z.string().nullable().describe('null for clients and visitors: it is the agency’s own'),
    location: Venue,
    projectManager: PersonRef.extend({ email: z.string().nullable() }).nullable(),
    contact: ContactRef.nullable().describe('at the client; null for visitors'),
    rateCard: z
      .object({
        id: Id,
        caption: z.string(),
        chosen: z.boolean().describe('for the project itself; otherwise it is the client’s or the agency’s standard'),
      })
      .nullable()
      .describe('what its work is charged by on its first day; null where there is none, and without the right to it'),
    branch: Caption.nullable().describe('which of the agency’s branches does it'),
    catering: Caption.nullable().describe('what is agreed about food where a position says nothing else'),
    announced: z
      .object({ beginDate: Day.describe('the first of them'), endDate: Day.describe('the last of them') })
      .describe('the days it was announced for; once it has shifts, theirs are its days'),
    revision: z.number().int().describe('counts the changes by planning'),
    places: Places,
    logoUrl: z.string().nullable().describe('the picture it is known by, for an hour at least; null: none'),
  }),
)

export const ProjectSummary = named(
  'ProjectSummary',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, name: z.string() }),
    clientMark: z.string().nullable(),
    beginDate: Day,
    endDate: Day,
    type: Caption.nullable(),
    location: z.object({ id: Id, name: z.string(), city: z.string() }),
    projectManager: PersonRef.nullable(),
    status: z.enum(projectStatuses),
    closed: z.boolean().describe('planning is done with it'),
    nextCrew: z
      .object({ id: Id, name: z.string(), starts: Instant, ends: Instant, timeZone: z.string() })
      .nullable()
      .describe('the crew that works now, else the one that comes next; null when none comes'),
    places: Places,
    lastChange: LastChange.nullable().describe('newest line of its log; null for clients, and where there is none'),
  }),
)

export const projectTabs = ['ongoing', 'past', 'requested'] as const

export const ProjectsOverview = named(
  'ProjectsOverview',
  z.object({
    tabs: z
      .object({
        ongoing: z.number().int().describe('projects that are on or come'),
        past: z.number().int().describe('projects that are over'),
        requested: z.number().int().describe('projects a client has asked for'),
      })
      .describe('how many projects each tab lists'),
    groups: z
      .array(
        z.object({
          group: z.string().describe('running, thisWeek, nextWeek, or a month as YYYY-MM'),
          total: z.number().int(),
          missing: z
            .number()
            .int()
            .nullable()
            .describe('places nobody was asked for; null where it is not counted: in months'),
        }),
      )
      .describe('of the list that was asked for, in its order'),
  }),
)

export const ProjectsCalendar = named(
  'ProjectsCalendar',
  z.object({
    projects: z
      .array(
        z.object({
          id: Id,
          number: z.string(),
          name: z.string(),
          company: z.object({ id: Id, name: z.string() }),
          clientMark: z.string().nullable(),
          beginDate: Day,
          endDate: Day,
          status: z.enum(projectStatuses),
          location: z.object({ id: Id, name: z.string(), city: z.string() }),
          branch: Caption.nullable().describe('which of the agency’s branches does it'),
          projectManager: PersonRef.nullable(),
          requestedAt: Instant.nullable().describe('when the client asked for it; null once it is taken on'),
          firstCall: z
            .object({ starts: Instant, timeZone: z.string() })
            .nullable()
            .describe('when its first crew is called; null while it has none'),
          places: Places,
        }),
      )
      .describe('those with a day between the two, the soonest first'),
    days: z
      .array(
        z.object({
          date: Day,
          needed: z.number().int().describe('places of shifts that begin on it, of projects that are taken on'),
          open: z.number().int().describe('of those, places nobody was asked for; for clients all that are free'),
        }),
      )
      .describe('every day between the two'),
    people: z.number().int().nullable().describe('how many can be asked to come; null for clients'),
  }),
)

/** Lists leave out what began earlier, unless they are asked for it; so none is added there. */
export const earliestProject = '2018-01-01'
const newProject = {
  name: oneLine(200).min(1),
  companyId: Id.describe('the client'),
  contactId: Id.optional().describe('at the client; absent: nobody yet'),
  clientMark: oneLine(10).optional(),
  reference: oneLine(100).optional(),
  beginDate: Day.refine(
    day => day >= earliestProject,
    `projects begin on ${earliestProject} at the earliest, or no list would show them`,
  ).describe(`first day it is announced for, ${earliestProject} at the earliest`),
  endDate: Day.describe('last day it is announced for; its shifts decide once it has any'),
  projectManagerId: Id.optional().describe('absent: nobody yet'),
  typeId: Id.optional().describe('one of `/projectTypes`'),
  branchId: Id.optional().describe('one of `/branches`'),
  cateringId: Id.optional().describe('one of `/cateringAgreementTypes`, where a position says nothing else'),
  rateCardId: Id.optional().describe('one of `/rateCards`; absent: the client’s own, else the agency’s standard'),
  locationId: Id.optional().describe('a place that is known; else `location`, never both'),
  location: NewLocation.optional().describe('a place that is added with the project; else `locationId`, never both'),
  comment: manyLines(4000).optional().describe('the agency’s own'),
}
/** Exactly one of them: the document says so, and `add-project.ts` refuses the rest. */
const onePlace = { oneOf: [{ required: ['locationId'] }, { required: ['location'] }] }
export const NewProject = named('NewProject', z.strictObject(newProject).meta(onePlace))
export const ProjectCopy = named(
  'ProjectCopy',
  z
    .strictObject({
      ...newProject,
      shifts: z
        .boolean()
        .default(true)
        .describe('its crews and positions come along, as many days later as the first day is'),
      comments: z.boolean().default(true).describe('comments on positions come along'),
    })
    .meta(onePlace),
)

const InTheWay = z.array(
  z.object({ id: Id, name: z.string(), date: Day.describe('the day the crew begins on, at its place') }),
)
export const ProjectClosing = named(
  'ProjectClosing',
  z.object({
    openShifts: InTheWay.describe('crews that are at work or still to come'),
    unsignedShifts: InTheWay.describe('crews that are over and whose hours the client has neither signed nor refused'),
    unanswered: z.number().int().describe('invitations and applications that nobody has answered'),
    quotation: z.string().nullable().describe('number of the one that waits for the client’s answer; null: none'),
  }),
)

const or = <S extends z.ZodType>(shape: S) => shape.nullable().optional()
/** What is sent is changed; null takes a thing away. */
export const ProjectChange = named(
  'ProjectChange',
  z
    .strictObject({
      revision: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe(
          'of the project as it was read; refused where somebody has changed it since. Absent: whatever is there',
        ),
      name: newProject.name.optional(),
      companyId: Id.optional().describe(
        'the client; contact and rate card of another one go unless they are sent as well',
      ),
      contactId: or(Id).describe('at the client; null: nobody'),
      clientMark: or(oneLine(10)),
      reference: or(oneLine(100)),
      beginDate: newProject.beginDate.optional(),
      endDate: newProject.endDate.optional(),
      projectManagerId: or(Id).describe('null: nobody'),
      typeId: or(Id).describe('one of `/projectTypes`'),
      branchId: or(Id).describe('one of `/branches`'),
      cateringId: or(Id).describe('one of `/cateringAgreementTypes`, where a position says nothing else'),
      rateCardId: or(Id).describe('one of `/rateCards`; null: the client’s own, else the agency’s standard'),
      locationId: Id.optional().describe('a place that is known; crews that are planned stay where they are'),
      location: NewLocation.optional().describe('a place that is added with it, instead of `locationId`'),
      comment: or(manyLines(4000)).describe('the agency’s own'),
    })
    .refine(({ revision: _, ...change }) => Object.keys(change).length > 0, 'nothing to change'),
)
const Planned = z
  .array(z.object({ currency: z.string(), total: z.number().int() }))
  .describe('all places as they are planned, one sum for each currency')
export const ProjectChanged = named(
  'ProjectChanged',
  z.object({
    project: Project,
    plannedCost: z
      .object({ was: Planned, is: Planned })
      .nullable()
      .describe('null unless the prices are others now, and without the right to see them'),
  }),
)

export const ProjectCrewSummary = named(
  'ProjectCrewSummary',
  z.object({
    id: Id,
    name: z.string(),
    starts: Instant,
    ends: Instant,
    location: Venue,
    meetingPoint: z.string().nullable(),
    crewChief: PersonRef.nullable(),
    places: Places,
    deliveryNote: z.enum(deliveryNoteStates).nullable().describe('null where the caller does not read it'),
  }),
)

export const VisitorLogin = named(
  'VisitorLogin',
  z.object({
    login: z.string().nullable().describe('null: there is no link yet'),
    password: z.string().nullable(),
    link: z.string().nullable().describe('address that logs in by itself'),
  }),
)
