import type { Words } from '../../../i18n/words.ts'
import { dayWords, deadlineWords, functionWords } from '../words/shift-words.ts'
import type { Told } from './log.types.ts'

type Change = Told['changes'][number]
type Value = Change['before']

/** Letters of a text that are shown of it. */
const longest = 80
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text)

export interface ChangeWords {
  field: string
  before: string
  after: string
}

/** One field, as it was and as it is, as a person would say both. */
export function changeWords(words: Words, { field, before, after }: Change, zone: string, now: number): ChangeWords {
  const say = (value: Value): string => {
    if (value === null) return words.t('log.nothing')
    if (typeof value === 'boolean') return words.t(value ? 'log.yes' : 'log.no')
    if (field === 'breakMinutes') return words.tn('app.minutes', Number(value))
    if (field === 'startDate' || field === 'endDate' || field === 'beginDate')
      return dayWords(words, String(value), now)
    if (field === 'confirmBy') return deadlineWords(words, String(value), zone, now)
    return cut(String(value))
  }
  return { field: words.t(`log.field.${field}`), before: say(before), after: say(after) }
}

/** What happened, without the fields: "Stagehand, Load-in". */
export function saidWords(words: Words, { code, crew, position, person, text }: Told): string {
  if (code === null) return text ?? ''
  const named = position && functionWords(words, { code: position.functionCode ?? '', caption: position.name })
  return words.t(`log.said.${code}`, {
    crew: crew?.name ?? '',
    position: named ?? '',
    person: person?.name ?? '',
    of: ofWords(words, code, text),
  })
}

/** What a line names beside people, crews and positions; login types and rights have words of their own. */
function ofWords({ find }: Words, code: NonNullable<Told['code']>, text: string | null): string {
  const typeWords = (type: string) => find(`log.loginType.${type}`) ?? type
  if (code === 'loginInvited' || code === 'loginChanged') return (text ?? '').split(' ').map(typeWords).join(', ')
  if (code !== 'rightGiven' && code !== 'rightTaken') return text ?? ''
  const [type = '', right = ''] = (text ?? '').split(' ')
  const [of = '', permission = ''] = right.split('.')
  const named = find(`rights.right.${of}`)
  if (named === undefined) return `${right} (${typeWords(type)})`
  return `${named}, ${find(`rights.permission.${permission}`) ?? permission} (${typeWords(type)})`
}

/** Who did it; nobody where it is said already, or nobody has a name. */
export const doerWords = ({ by, person }: Told): string | null => (by && by.id !== person?.id ? by.name : null)

/** "Stagehand, Load-in: Start 07:00 → 06:30", in one line. */
export function lineWords(words: Words, told: Told, zone: string, now: number): string {
  const said = saidWords(words, told)
  const [first, ...more] = told.changes
  if (!first) return said
  const { field, before, after } = changeWords(words, first, zone, now)
  const rest = more.length ? `, ${words.tn('log.more', more.length)}` : ''
  return `${said}: ${field} ${before} → ${after}${rest}`
}
