import { isColour } from '../../../domain/colour.ts'
import type { Measured } from '../../../domain/contrast.ts'
import { isEmailAddress } from '../../../domain/email-address.ts'
import { hourText } from '../../../domain/pushSubscriptions/quiet-span.ts'
import type { Words } from '../../i18n/words.ts'
import { isShort } from '../shared/form/useForm.ts'
import {
  type ColourName,
  type Entered,
  type FieldName,
  type NumberName,
  colourNames,
  isFaint,
  isNumber,
  limitsOf,
  measuredIn,
  numberNames,
  type schemeColours,
} from './entered.ts'

/** Never more than it is: 4.46 is not 4.5. */
const ratio = ({ locale }: Words, value: number) =>
  (Math.floor(value * 10) / 10).toLocaleString(locale, { maximumFractionDigits: 1 })

export const contrastWords = (words: Words, { contrast, least }: Measured) =>
  words.t('settings.contrast', { contrast: ratio(words, contrast), least: ratio(words, least) })

type Own = (typeof schemeColours)[number] | 'ground' | 'groundInk'
const colourOf = (name: ColourName) => (name.split('.').at(-1) ?? name) as Own
const schemeOf = (name: ColourName) => (name.startsWith('light') ? 'light' : name.startsWith('dark') ? 'dark' : 'login')

export const colourWords = ({ t }: Words, name: ColourName) => t(`settings.colour.${colourOf(name)}`)
/** A colour by itself, away from what stands around its field. */
export const wholeColourWords = (words: Words, name: ColourName) =>
  words.t('settings.colourIn', {
    colour: colourWords(words, name),
    scheme: words.t(`settings.scheme.${schemeOf(name)}`),
  })

export const isColourName = (field: string): field is ColourName => colourNames.some(name => name === field)

export const fieldWords = (words: Words, field: FieldName) =>
  isColourName(field) ? wholeColourWords(words, field) : words.t(`settings.field.${field}`)

const numberWrong = ({ t }: Words, name: NumberName, text: string) =>
  isNumber(name, text) ? false : t('settings.wrong.number', limitsOf(name))

/** What is wrong with the fields; a colour that is none is said of itself only, a faint one wherever it stands. */
export const wrongOf = (words: Words) => (entered: Entered) => {
  const { t } = words
  const measured = measuredIn(entered)
  const colours = colourNames.map((name): [ColourName, string | false] => {
    if (!isColour(entered[name].trim())) return [name, t('settings.noColour')]
    const found = measured && name !== 'ground' ? measured[name] : null
    return [name, found !== null && isFaint(found) && contrastWords(words, found)]
  })
  const numbers = [...numberNames, 'roundTo' as const].map(name => [name, numberWrong(words, name, entered[name])])
  const { email, backgroundUrl } = entered
  return {
    ...(Object.fromEntries(colours) as Record<ColourName, string | false>),
    ...(Object.fromEntries(numbers) as Record<NumberName, string | false>),
    name: isShort('SettingsChange.name', entered.name) && t('settings.wrong.name'),
    workFrom: entered.workFrom === '' && t('settings.wrong.time'),
    workTo: entered.workTo === '' && t('settings.wrong.time'),
    quietTo: entered.quiet && entered.quietFrom === entered.quietTo && t('settings.wrong.quiet'),
    email: email.trim() !== '' && !isEmailAddress(email) && t('settings.wrong.email'),
    backgroundUrl: !/^(|\/(?![/\\])\S*|https:\/\/\S+)$/i.test(backgroundUrl.trim()) && t('settings.wrong.picture'),
  }
}

/** What a field says, in words. */
export function saidWords(words: Words, field: FieldName, entered: Entered): string {
  const { t, find } = words
  const value = entered[field]
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no')
  if (field === 'quietFrom' || field === 'quietTo') return hourText(Number(value))
  if (field === 'colorScheme') return find(`shell.scheme.${value}`) ?? value
  if (field === 'hoursFrom') return find(`settings.hoursFrom.${value}`) ?? value
  if (field === 'defaultLanguage') return find(`app.languages.${value}`) ?? value
  return value.trim() === '' ? '–' : value
}
