import { isColour } from '../../../domain/colour.ts'
import { type LookColours, type Measured, type ReadColour, measuredLook } from '../../../domain/contrast.ts'
import { fields } from '../../client/fields.gen.ts'
import type { Change, Part, Settings } from './settings.types.ts'

export const schemes = ['light', 'dark'] as const
export const schemeColours = ['accent', 'accentInk', 'accentSoft', 'accentText'] as const
type SchemeColour = `${(typeof schemes)[number]}.${(typeof schemeColours)[number]}`
export type ColourName = SchemeColour | 'ground' | 'groundInk'
export const colourNames: readonly ColourName[] = [
  ...schemes.flatMap(scheme => schemeColours.map(name => `${scheme}.${name}` as const)),
  'ground',
  'groundInk',
]

export const numberNames = [
  'checkInOpensMinutes',
  'graceMinutes',
  'earlyCheckOutMinutes',
  'restHours',
  'dayHours',
  'unsignedPayDays',
  'retentionYears',
] as const
export type NumberName = (typeof numberNames)[number] | 'roundTo'

export type Entered = Record<ColourName | NumberName, string> & {
  name: string
  colorScheme: Settings['look']['colorScheme']
  backgroundUrl: string
  workFrom: string
  workTo: string
  quiet: boolean
  quietFrom: string
  quietTo: string
  mailConfirmed: boolean
  mailLapsed: boolean
  sms: boolean
  cancelReopens: boolean
  kioskPin: boolean
  hoursFrom: Settings['rules']['hours']['from']
  lessBreak: boolean
  defaultLanguage: Settings['defaultLanguage']
  useUserLanguage: boolean
  email: string
  phone: string
  title: string
  since: string
  partner: string
  place: string
}
export type FieldName = keyof Entered

const noticeNames: readonly FieldName[] = ['quiet', 'quietFrom', 'quietTo', 'mailConfirmed', 'mailLapsed', 'sms']

export const partOf = (field: FieldName): Part => {
  if (['name', 'colorScheme', 'backgroundUrl', ...colourNames].includes(field)) return 'look'
  if (field === 'defaultLanguage' || field === 'useUserLanguage') return 'languages'
  if (field === 'email' || field === 'phone') return 'support'
  if (noticeNames.includes(field)) return 'notices'
  return ['title', 'since', 'partner', 'place'].includes(field) ? 'trees' : 'rules'
}

export const coloursOf = ({ light, dark, ground, groundInk }: LookColours): Record<ColourName, string> => {
  const of = (scheme: 'light' | 'dark', colours: LookColours['light']) =>
    schemeColours.map(name => [`${scheme}.${name}`, colours[name]])
  return Object.fromEntries([
    ...of('light', light),
    ...of('dark', dark),
    ['ground', ground],
    ['groundInk', groundInk],
  ]) as Record<ColourName, string>
}

/** What stands in the fields once somebody wants quiet hours again. */
const usual = { from: 22, to: 5 }

/** The settings as fields. */
export function enteredOf(settings: Settings): Entered {
  const { name, look, rules, defaultLanguage, useUserLanguage, support, trees } = settings
  const numbers = Object.fromEntries(numberNames.map(one => [one, String(rules[one])])) as Record<NumberName, string>
  const { from, to } = rules.quietHours ?? usual
  return {
    name,
    colorScheme: look.colorScheme,
    ...coloursOf(look),
    backgroundUrl: look.backgroundUrl ?? '',
    ...numbers,
    roundTo: String(rules.hours.roundTo),
    workFrom: rules.workingDay.from,
    workTo: rules.workingDay.to,
    quiet: rules.quietHours !== null,
    quietFrom: String(from),
    quietTo: String(to),
    mailConfirmed: rules.mailed.confirmed,
    mailLapsed: rules.mailed.lapsed,
    sms: rules.sms,
    cancelReopens: rules.cancelReopens,
    kioskPin: rules.kioskPin,
    hoursFrom: rules.hours.from,
    lessBreak: rules.hours.lessBreak,
    defaultLanguage,
    useUserLanguage,
    ...support,
    title: trees.title ?? '',
    since: trees.since ?? '',
    partner: trees.partner ?? '',
    place: trees.place ?? '',
  }
}

/** The colours as they are typed. */
export function lookOf(entered: Record<ColourName, string>): LookColours {
  const of = (scheme: 'light' | 'dark') =>
    Object.fromEntries(
      schemeColours.map(name => [name, entered[`${scheme}.${name}`].trim()]),
    ) as unknown as LookColours['light']
  return {
    light: of('light'),
    dark: of('dark'),
    ground: entered.ground.trim(),
    groundInk: entered.groundInk.trim(),
  }
}

/** How far each stands out; null while one of them is no colour. */
export const measuredIn = (entered: Entered): Record<ReadColour, Measured> | null =>
  colourNames.every(name => isColour(entered[name].trim())) ? measuredLook(lookOf(entered)) : null
export const isFaint = ({ contrast, least }: Measured) => contrast < least

/** Which of the fields were changed, in the order they stand. */
export const differing = (before: Entered, after: Entered): FieldName[] =>
  (Object.keys(after) as FieldName[]).filter(field => before[field] !== after[field])

/** The limits of a number, as the contract has them. */
export function limitsOf(name: NumberName): { least: number; most: number } {
  const { minimum, maximum } = fields[`SettingsChange.rules.${name === 'roundTo' ? 'hours.roundTo' : name}`]
  return { least: minimum, most: maximum }
}
export function isNumber(name: NumberName, text: string): boolean {
  const { least, most } = limitsOf(name)
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN
  return value >= least && value <= most
}

const noneIfEmpty = (text: string) => (text.trim() === '' ? null : text)

/** What was changed, as it is sent: hours, a working day and a scheme's colours go as a whole. */
export function changeOf(before: Entered, after: Entered): Change {
  const changed = new Set<string>(differing(before, after))
  const any = (...names: readonly string[]) => names.some(name => changed.has(name))
  const look = lookOf(after)
  const numbers = Object.fromEntries(
    numberNames.filter(name => changed.has(name)).map(name => [name, Number(after[name])]),
  )
  const said = {
    look: {
      ...(any('colorScheme') && { colorScheme: after.colorScheme }),
      ...(any(...schemeColours.map(name => `light.${name}`)) && { light: look.light }),
      ...(any(...schemeColours.map(name => `dark.${name}`)) && { dark: look.dark }),
      ...(any('ground') && { ground: look.ground }),
      ...(any('groundInk') && { groundInk: look.groundInk }),
      ...(any('backgroundUrl') && { backgroundUrl: noneIfEmpty(after.backgroundUrl) }),
    },
    rules: {
      ...numbers,
      ...(any('workFrom', 'workTo') && { workingDay: { from: after.workFrom, to: after.workTo } }),
      ...(any('hoursFrom', 'roundTo', 'lessBreak') && {
        hours: { from: after.hoursFrom, roundTo: Number(after.roundTo), lessBreak: after.lessBreak },
      }),
      ...(any('cancelReopens') && { cancelReopens: after.cancelReopens }),
      ...(any('kioskPin') && { kioskPin: after.kioskPin }),
      ...(any('quiet', 'quietFrom', 'quietTo') && {
        quietHours: after.quiet ? { from: Number(after.quietFrom), to: Number(after.quietTo) } : null,
      }),
      ...(any('sms') && { sms: after.sms }),
      ...(any('mailConfirmed', 'mailLapsed') && {
        mailed: {
          ...(any('mailConfirmed') && { confirmed: after.mailConfirmed }),
          ...(any('mailLapsed') && { lapsed: after.mailLapsed }),
        },
      }),
    },
    support: {
      ...(any('email') && { email: after.email.trim() }),
      ...(any('phone') && { phone: after.phone }),
    },
    trees: {
      ...(any('title') && { title: noneIfEmpty(after.title) }),
      ...(any('since') && { since: noneIfEmpty(after.since) }),
      ...(any('partner') && { partner: noneIfEmpty(after.partner) }),
      ...(any('place') && { place: noneIfEmpty(after.place) }),
    },
  }
  return {
    ...(any('name') && { name: after.name }),
    ...(any('defaultLanguage') && { defaultLanguage: after.defaultLanguage }),
    ...(any('useUserLanguage') && { useUserLanguage: after.useUserLanguage }),
    ...Object.fromEntries(Object.entries(said).filter(([, part]) => Object.keys(part).length > 0)),
  }
}
