import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, tenantTable, within } from './columns.ts'
import { company, contact, person } from './people.ts'
import { rateCard } from './rateCards.ts'
import { lookup } from './tenants.ts'

export const location = tenantTable(
  'location',
  {
    name: text().notNull(),
    street: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    link: text(),
    info: text(),
    map: text(),
    entrance: text(),
    timeZone: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    radius: integer(),
  },
  t => [index('location_name').on(t.tenantId, t.name)],
)

export const project = tenantTable(
  'project',
  {
    number: text().notNull(),
    name: text().notNull(),
    companyId: uuid().notNull(),
    locationId: uuid().notNull(),
    managerId: uuid(),
    /** Whom at the client. */
    contactId: uuid(),
    clientMark: text(),
    reference: text(),
    beginDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    comment: text(),
    typeId: uuid(),
    /** Which of the agency's branches does it. */
    branchId: uuid(),
    /** What is agreed about food where a position says nothing else. */
    cateringId: uuid(),
    /** What its work is charged by; null: by the client's card, else by the agency's standard. */
    rateCardId: uuid(),
    /** When a client asked for it; null for planning's own, and once planning has taken it on. */
    requestedAt: instant(),
    /** When a price was named that the client has not accepted yet; null without one, and once it is accepted. */
    quotedAt: instant(),
    /** When planning was done with it; null until then. */
    closedAt: instant(),
    /** Counts the changes by planning to what it says of itself. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    /** The days it really has by its shifts, else those it was announced for. Kept by triggers. */
    firstDay: date({ mode: 'string' })
      .notNull()
      .default(sql`'epoch'`),
    lastDay: date({ mode: 'string' })
      .notNull()
      .default(sql`'epoch'`),
  },
  t => [
    unique('project_number').on(t.tenantId, t.number),
    index('project_first_day').on(t.tenantId, t.firstDay),
    index('project_last_day').on(t.tenantId, t.lastDay),
    index('project_manager_day').on(t.tenantId, t.managerId, t.lastDay),
    index('project_company').on(t.tenantId, t.companyId, t.firstDay),
    within('project_company_key', t.tenantId, t.companyId, company),
    within('project_type', t.tenantId, t.typeId, lookup),
    within('project_branch', t.tenantId, t.branchId, lookup),
    within('project_catering', t.tenantId, t.cateringId, lookup),
    within('project_rate_card', t.tenantId, t.rateCardId, rateCard),
    within('project_location', t.tenantId, t.locationId, location),
    within('project_manager', t.tenantId, t.managerId, person),
    within('project_contact', t.tenantId, t.contactId, contact),
  ],
)

/** The picture a project is known by, as WebP. */
export const projectLogo = tenantTable(
  'project_logo',
  {
    projectId: uuid().notNull(),
    bytes: bytes().notNull(),
    changedAt: instant().notNull(),
  },
  t => [
    unique('project_logo_once').on(t.tenantId, t.projectId),
    within('project_logo_project', t.tenantId, t.projectId, project),
  ],
)

export const projectCrew = tenantTable(
  'project_crew',
  {
    projectId: uuid().notNull(),
    locationId: uuid().notNull(),
    name: text().notNull(),
    chiefId: uuid(),
    contactOnSiteId: uuid(),
    meetingPoint: text(),
    starts: instant().notNull(),
    ends: instant().notNull(),
  },
  t => [
    index('project_crew_project').on(t.tenantId, t.projectId, t.starts),
    index('project_crew_chief').on(t.tenantId, t.chiefId, t.starts),
    index('project_crew_starts').on(t.tenantId, t.starts),
    index('project_crew_at').on(t.tenantId, t.locationId, t.starts),
    within('project_crew_project_key', t.tenantId, t.projectId, project),
    within('project_crew_location', t.tenantId, t.locationId, location),
    within('project_crew_chief_key', t.tenantId, t.chiefId, person),
    within('project_crew_contact', t.tenantId, t.contactOnSiteId, contact),
  ],
)

/** A position: so many places of one function, at one time. */
export const crewItem = tenantTable(
  'project_crew_item',
  {
    crewId: uuid().notNull(),
    functionId: uuid().notNull(),
    cateringId: uuid(),
    task: text(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    startTime: text().notNull(),
    endTime: text().notNull(),
    timeZone: text().notNull(),
    /** Derived from the five columns above by the server, with the tz data it had then. */
    starts: instant().notNull(),
    ends: instant().notNull(),
    tzVersion: text().notNull(),
    breakMinutes: integer().notNull(),
    amountOfRows: integer().notNull(),
    /** Places taken; kept by a trigger, never above amountOfRows. */
    filled: integer().notNull().default(0),
    /** Who applied or was invited and has no answer yet; kept by the same trigger. */
    waiting: integer().notNull().default(0),
    openForApplications: boolean().notNull().default(false),
    crewChiefOnly: boolean().notNull().default(false),
    confirmBy: instant(),
    commentExternal: text(),
    commentInternal: text(),
    commentCrew: text(),
    commentCrewChief: text(),
    clientAdded: boolean().notNull().default(false),
    /** Counts the changes by planning. */
    revision: integer().notNull().default(1),
  },
  t => [
    index('crew_item_crew').on(t.tenantId, t.crewId, t.starts),
    index('crew_item_open').on(t.tenantId, t.openForApplications, t.starts),
    index('crew_item_times').on(t.tenantId, t.starts, t.id, t.startDate, t.breakMinutes),
    within('crew_item_crew_key', t.tenantId, t.crewId, projectCrew),
    within('crew_item_function', t.tenantId, t.functionId, lookup),
    within('crew_item_catering', t.tenantId, t.cateringId, lookup),
  ],
)

/** A proposal for the open places of a project or of some days, and what of it was accepted. Deleted after a day. */
export const fillProposal = tenantTable(
  'fill_proposal',
  {
    projectId: uuid(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    method: text().notNull(),
    state: text().notNull(),
    step: text(),
    abortReason: text(),
    /** What is proposed; null while it is not ready. */
    proposed: jsonb().$type<Record<string, unknown>>(),
    /** Positions and people that were accepted: `{"item": ["person"]}`. */
    accepted: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    createdById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('fill_proposal_made').on(t.tenantId, t.createdAt),
    within('fill_proposal_project', t.tenantId, t.projectId, project),
    within('fill_proposal_created_by', t.tenantId, t.createdById, person),
  ],
)
