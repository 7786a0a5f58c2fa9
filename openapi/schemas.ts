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

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** Half a character, which a field that counts by halves may have cut, and what `readJson` puts in its place. */
const halves = /[\p{Cs}\uFFFD]/gu
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
const tidy = (text: string) => {
  const whole = text.replace(halves, '').trim()
  return visible.test(whole) ? whole : ''
}

/**
 * What somebody writes into one line: at most so many characters, breaks become blanks, and what nobody can see is
 * nothing. Tidied rather than refused, for a device sends what it kept until it is taken.
 */
export const oneLine = (max: number) =>
  z
    .string()
    .overwrite(text => tidy(text.replace(breaks, ' ')))
    .max(max)
/** The same of several lines. */
export const manyLines = (max: number) => z.string().overwrite(tidy).max(max)

export const Id = z.uuid()
export const IdParam = z.strictObject({ id: Id })

/** Id or number: addresses of pages carry the number. */
export const AnyId = oneLine(60).min(1)
export const IdOrNumber = z.strictObject({ id: AnyId })

/** Local calendar day, YYYY-MM-DD, between 2000 and 2099: earlier or later is a typing mistake. */
export const Day = z.iso
  .date()
  .refine(day => day >= '2000-01-01' && day <= '2099-12-31', { error: 'a day between 2000 and 2099', abort: true })
/** A week from today on, where they are absent. */
export const daysAsked = { dateFrom: Day.optional(), dateTo: Day.optional() }
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
/** A month by its name in the calendar. */
export const Month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'YYYY-MM')
  .describe('YYYY-MM')
export const MonthParam = z.strictObject({ month: Month })

export const searching = { q: oneLine(100).optional() }

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
