import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, Latitude, Longitude, named, searching, oneLine, manyLines } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Places'

export const Location = named(
  'Location',
  z.object({
    id: Id,
    name: z.string(),
    street: z.string(),
    zipcode: z.string(),
    city: z.string(),
    country: z.string(),
    region: z.string(),
    link: z.string().nullable(),
    info: z.string().nullable(),
    map: z.string().nullable().describe('address of a site plan'),
    entrance: z.string().nullable().describe('where a crew goes in'),
    timeZone: z.string().describe('IANA name'),
    geoData: z
      .object({ latitude: z.number(), longitude: z.number(), radius: z.number().int().describe('metres') })
      .nullable(),
  }),
)

export const NewLocation = named(
  'NewLocation',
  z.strictObject({
    name: oneLine(200).min(1),
    street: oneLine(200),
    zipcode: oneLine(20),
    city: oneLine(100).min(1),
    country: oneLine(100),
    region: oneLine(100).optional(),
    link: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    info: manyLines(4000).optional(),
    map: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    entrance: oneLine(200).optional(),
    timeZone: oneLine(60).min(1),
    geoData: z
      .strictObject({ latitude: Latitude, longitude: Longitude, radius: z.number().int().min(20).max(5000) })
      .optional(),
  }),
)

const places = resource({ one: 'Location', many: 'Locations', path: '/locations', item: Location })

export const listLocations = route(
  places.list(
    {
      summary: 'Places, searched by the beginnings of words',
      access: { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'], scope: 'tenant' },
    },
    searching,
  ),
)

export const readLocation = route(
  places.read({
    summary: 'One place',
    access: { sessions: ['user', 'projectVisitor'], scope: row('location', 'reads') },
  }),
)

export const createLocation = route(
  places.create({
    summary: 'Add a place',
    access: { sessions: ['user'], loginTypes: ['planners', 'clients'], scope: 'tenant' },
    body: NewLocation,
    problems: ['notFound'],
  }),
)
