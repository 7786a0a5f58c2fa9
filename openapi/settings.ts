import { z } from 'zod'
import { faqLanguages as languages } from './faq.ts'
import { QuietHours } from './pushSubscriptions.ts'
import { route } from './route.ts'
import { Day, WallTime, named, oneLine } from './schemas.ts'
import { TenantRules } from './tenant.ts'

export const about = 'What the agency settles for itself: its look, the rules of its day, its languages'

/** Bytes of a mark: the device draws it smaller before. */
export const mostMarkBytes = 2_000_000

const schemes = ['light', 'dark', 'auto'] as const
const coloursOf = (shape: z.ZodString) => ({
  accent: shape.describe('buttons and marks'),
  accentInk: shape.describe('text on the accent'),
  accentSoft: shape.describe('behind what is chosen'),
  accentText: shape.describe('text in the accent'),
})
const groundsOf = (shape: z.ZodString) => ({
  ground: shape.describe('colour behind the login'),
  groundInk: shape.describe('text on that ground'),
})
const text = z.string()
const revision = z
  .number()
  .int()
  .min(0)
  .describe('counts its changes; sent with a change, it keeps another’s from being lost')
const useUserLanguage = z.boolean().describe('whether people are spoken and written to in their own language')
const unsignedPayDays = z.number().int().describe('days after which work no client signed is paid on the chief’s word')
const retentionYears = z
  .number()
  .int()
  .describe('years from the end of theirs that hours, pay and signed papers keep the name of whoever was erased')
const mailed = {
  confirmed: z.boolean().describe('that they are on'),
  lapsed: z.boolean().describe('that their answer comes too late'),
}
const mailedAbout = 'what whoever has no device is written of; invitations, changes and who is not needed always are'
const sms = z
  .boolean()
  .describe('whether whoever has no device is told of a call within 12 hours by a text message instead of an e-mail')
const kioskPin = z.boolean().describe('whether people type a PIN at a kiosk')

/** As they are kept: what an older rule let in is read all the same. */
export const Settings = named(
  'Settings',
  z.object({
    name: text.describe('what the agency is called'),
    look: z
      .object({
        colorScheme: z.enum(schemes),
        light: z.object(coloursOf(text)).describe('colours where the page is light'),
        dark: z.object(coloursOf(text)).describe('colours where the page is dark'),
        ...groundsOf(text),
        mark: text.describe('name of the drawn mark, or the address of the agency’s own'),
        backgroundUrl: text.nullable(),
      })
      .describe('what its pages look like'),
    rules: z
      .object({
        ...TenantRules.shape,
        unsignedPayDays,
        retentionYears,
        checkInOpensMinutes: z.number().int(),
        kioskPin,
        quietHours: QuietHours,
        mailed: z.object(mailed).describe(mailedAbout),
        sms,
      })
      .describe("how the agency's day is run"),
    sendsSms: z.boolean().describe('whether this installation sends text messages at all'),
    defaultLanguage: z.enum(languages),
    useUserLanguage,
    support: z.object({ email: text, phone: text }).describe('where people turn to; empty: nowhere'),
    trees: z
      .object({
        title: text.nullable().describe('what the page of planted trees is called; null: there is no such page'),
        since: Day.nullable().describe('day of the first tree'),
        partner: text.nullable().describe('with whom the agency plants'),
        place: text.nullable().describe('where the trees stand'),
      })
      .describe('the page of planted trees'),
    revision,
  }),
)

const Colour = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour, as #rrggbb')
const whole = (least: number, most: number) => z.number().int().min(least).max(most)

/** What is left out stays, in each part by itself. */
export const SettingsChange = named(
  'SettingsChange',
  z
    .strictObject({
      name: oneLine(200).min(1).optional().describe('what the agency is called'),
      look: z
        .strictObject({
          colorScheme: z.enum(schemes),
          light: z.strictObject(coloursOf(Colour)).describe('colours where the page is light'),
          dark: z.strictObject(coloursOf(Colour)).describe('colours where the page is dark'),
          ...groundsOf(Colour),
          backgroundUrl: oneLine(500)
            .nullable()
            .describe('picture behind the login: a path on the agency’s host, or an https address; null: none'),
        })
        .partial()
        .optional()
        .describe('what its pages look like'),
      rules: z
        .strictObject({
          checkInOpensMinutes: whole(0, 1440),
          graceMinutes: whole(0, 120).describe('minutes after the start until somebody is late'),
          earlyCheckOutMinutes: whole(0, 1440).describe('check-out earlier than this before the end asks first'),
          restHours: whole(0, 24).describe('hours of rest between two shifts below which somebody is told'),
          dayHours: whole(0, 24).describe('hours of all shifts between two rests above which somebody is told'),
          cancelReopens: z.boolean().describe('whether the place of somebody who cannot come is open again'),
          workingDay: z
            .strictObject({
              from: WallTime.describe('when a working day begins'),
              to: WallTime.describe('when it ends'),
            })
            .describe('when figures of a day come about, by the clock of the plus crew'),
          hours: z
            .strictObject({
              from: z.enum(['later', 'checkIn', 'planned']).describe('later: of planned start and check-in'),
              roundTo: whole(1, 120).describe('minutes; half a step goes up, 1 rounds nothing'),
              lessBreak: z.boolean(),
            })
            .describe('how worked time becomes chargeable time'),
          unsignedPayDays: unsignedPayDays.min(0).max(60),
          retentionYears: retentionYears.min(6).max(30),
          kioskPin,
          quietHours: z
            .strictObject({ from: whole(0, 23), to: whole(0, 23) })
            .refine(({ from, to }) => from !== to, 'two different hours')
            .nullable()
            .describe('when devices are told nothing, from one hour to another; null: never'),
          mailed: z.strictObject(mailed).partial().describe(mailedAbout),
          sms,
        })
        .partial()
        .optional()
        .describe("how the agency's day is run"),
      defaultLanguage: z.enum(languages).optional(),
      useUserLanguage: useUserLanguage.optional(),
      support: z
        .strictObject({ email: z.email().max(254).or(z.literal('')), phone: oneLine(40) })
        .partial()
        .optional()
        .describe('where people turn to; empty: nowhere'),
      trees: z
        .strictObject({
          title: oneLine(200)
            .nullable()
            .describe('what the page of planted trees is called; null: there is no such page'),
          since: Day.nullable().describe('day of the first tree'),
          partner: oneLine(200).nullable().describe('with whom the agency plants'),
          place: oneLine(200).nullable().describe('where the trees stand'),
        })
        .partial()
        .optional()
        .describe('the page of planted trees'),
      revision: revision.describe('as it was read'),
    })
    .refine(({ revision: _, ...parts }) => Object.values(parts).some(part => part !== undefined), 'nothing to change'),
)

const access = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const

export const readSettings = route({
  operationId: 'readSettings',
  method: 'get',
  path: '/settings',
  summary: 'What the agency has settled for itself',
  access,
  responses: { 200: Settings },
  extension: true,
})

export const changeSettings = route({
  operationId: 'changeSettings',
  method: 'patch',
  path: '/settings',
  summary: 'Settle some of it otherwise; colours that cannot be read are refused',
  access,
  body: SettingsChange,
  responses: { 200: Settings },
  problems: ['changedMeanwhile', 'colourUnreadable'],
  extension: true,
})

export const setMark = route({
  operationId: 'setMark',
  method: 'post',
  path: '/settings/mark',
  summary: 'Give the agency a mark of its own, or another one: on every page, icon and paper from then on',
  access,
  takes: { contentType: 'image/png', most: mostMarkBytes },
  problems: ['fileKindWrong', 'pictureBroken', 'pictureTooLarge', 'fileInfected', 'scannerAway'],
  responses: { 200: Settings },
  ownTransactions: true,
  extension: true,
})

export const removeMark = route({
  operationId: 'removeMark',
  method: 'delete',
  path: '/settings/mark',
  summary: 'Take the agency’s own mark away: a drawn one stands in its place',
  access,
  responses: { 200: Settings },
  extension: true,
})
