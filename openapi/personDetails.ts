import { z } from 'zod'
import { route } from './route.ts'
import { Caption, Id, IdParam, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'What the office keeps of somebody beyond the work: where they live, when they were born'

/** Whoever is entered is somebody who works. */
const Birthday = z.iso
  .date()
  .refine(day => day >= '1900-01-01' && day <= '2020-12-31', { error: 'a day between 1900 and 2020', abort: true })
const Country = oneLine(2)
  .overwrite(text => text.toUpperCase())
  .regex(/^[A-Z]{2}$/, 'two letters')

export const PersonDetails = named(
  'PersonDetails',
  z.object({
    personId: Id,
    street: z.string().nullable().describe('and number, where they live; null: not entered'),
    zipcode: z.string().nullable().describe('null: not entered'),
    city: z.string().nullable().describe('where they live; null: not entered'),
    country: z.string().nullable().describe('where they live, by ISO 3166; null: not entered'),
    birthday: z.string().nullable().describe('YYYY-MM-DD; null: not entered'),
    phone: z.string().nullable().describe('null: not entered'),
    email: z.string().nullable().describe('where mails go, changed with their login; null: none'),
    timeZone: z.string().describe('IANA name: where their days begin, and by whose clock they keep time free'),
    functions: z.array(Caption).describe('what they can do, by the order of the agency'),
    since: z.string().describe('the day they were entered'),
  }),
)

export const PersonDetailsChange = named(
  'PersonDetailsChange',
  z
    .strictObject({
      street: oneLine(100).nullable(),
      zipcode: oneLine(20).nullable(),
      city: oneLine(100).nullable(),
      country: Country.nullable().describe('by ISO 3166; null: not known'),
      birthday: Birthday.nullable().describe('null: not known'),
      phone: oneLine(40)
        .regex(/^(|\+?[\d ()/.-]{3,40})$/, 'a phone number')
        .nullable(),
      timeZone: oneLine(60).min(1).describe('IANA name'),
    })
    .partial(),
)

export const readPersonDetails = route({
  operationId: 'readPersonDetails',
  method: 'get',
  path: '/persons/{id}/details',
  summary: 'Where somebody lives, when they were born and how they are reached: for themselves and for the office',
  access: { sessions: ['user'], scope: row('person', 'owns') },
  params: IdParam,
  responses: { 200: PersonDetails },
  extension: true,
})

export const changePersonDetails = route({
  operationId: 'changePersonDetails',
  method: 'patch',
  path: '/persons/{id}/details',
  summary: 'Enter what is said, and leave the rest as it is',
  access: {
    sessions: ['user'],
    loginTypes: ['office'],
    right: 'persons',
    permission: 'EDIT',
    scope: row('person', 'owns'),
  },
  params: IdParam,
  body: PersonDetailsChange,
  problems: ['personErased'],
  responses: { 200: PersonDetails },
  extension: true,
})
