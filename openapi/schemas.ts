import { z } from 'zod'
import { problemCodes } from './problems.ts'

/** Gives a shape its name in the document; every body and answer has one. */
export const named = <S extends z.ZodType>(id: string, shape: S): S => shape.meta({ id }) as S

/**
 * A body that is taken with the names its fields had before as well: pages that have not taken the new version yet still
 * send those. The document shows the present ones alone.
 */
export const withFormerNames = <S extends z.ZodObject>(
  former: Readonly<Record<string, keyof z.output<S> & string>>,
  shape: S,
) =>
  z.preprocess(
    value =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, field]) => {
              const now = Object.hasOwn(former, name) ? former[name] : undefined
              return [now !== undefined && !(now in value) ? now : name, field]
            }),
          )
        : value,
    shape,
  )

export const Id = z.uuid()
export const IdParam = z.strictObject({ id: Id })

/** Id or number: addresses of pages carry the number. */
export const IdOrNumber = z.strictObject({ id: z.string().trim().min(1).max(60) })

/** Local calendar day, YYYY-MM-DD, between 2000 and 2099: earlier or later is a typing mistake. */
export const Day = z.iso.date().refine(day => day >= '2000-01-01' && day <= '2099-12-31', 'a day between 2000 and 2099')
/** Local wall time, HH:MM. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM')
/** Instant in UTC, ISO 8601. The database knows no year 0. */
export const Instant = z.iso.datetime().refine(text => !text.startsWith('0000'), 'a year after 0')

export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** Lists answer at most `limit` rows, 1000 unless asked otherwise. */
export const paging = {
  limit: wholeNumber(1, 1000).default(1000).describe('how many rows at most'),
  page: wholeNumber(1, 100_000).default(1).describe('counted from 1; with `after` from there on'),
  after: z
    .string()
    .max(2000)
    .optional()
    .describe('the `next` of another page: what comes after it, whatever was added or removed meanwhile'),
}
export const Paging = z.strictObject(paging)
/** What a list is searched by. */
export const searching = { q: z.string().trim().max(100).optional() }

export const listOf = <S extends z.ZodType>(id: string, item: S) =>
  named(
    id,
    z.object({
      items: z.array(item),
      total: z.number().int().describe('of the whole list'),
      limit: z.number().int(),
      page: z.number().int(),
      next: z.string().optional().describe('where the next page begins, for `after`; absent at the end'),
    }),
  )

export const Caption = named('Caption', z.object({ id: Id, caption: z.string(), code: z.string() }))
export const CaptionList = listOf('CaptionList', Caption)

export const PersonRef = named(
  'PersonRef',
  z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable(), phone: z.string().nullable() }),
)

export const Problem = named(
  'Problem',
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(problemCodes),
    detail: z.string().optional(),
    instance: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
)
