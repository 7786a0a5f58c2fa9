import { parseArgs } from 'node:util'
import { defaultHoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import type { TenantRules } from '../../domain/tenant-rules.ts'
import { saveRules } from '../../server/tenant/save-rules.ts'
import { withDatabase } from './database.ts'

export const usage =
  'rules --host HOST [--early-check-out MINUTES] [--grace MINUTES] [--rest HOURS] [--day HOURS]\n' +
  '  [--reopen yes|no] [--hours-from later|checkIn|planned] [--round-to MINUTES] [--less-break yes|no]\n' +
  '  [--working-day HH:MM-HH:MM]'

function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN
  if (!(value <= most)) throw new Error(`--${name} is a whole number from 0 to ${most}, not "${text}".`)
  return value
}
function oneOf<T extends string>(name: string, text: string | undefined, choices: readonly T[]): T | undefined {
  if (text === undefined) return undefined
  const chosen = choices.find(choice => choice === text)
  if (chosen === undefined) throw new Error(`--${name} is ${choices.join(' or ')}, not "${text}".`)
  return chosen
}
function clockTimes(name: string, text: string | undefined): { from: string; to: string } | undefined {
  if (text === undefined) return undefined
  const [, from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  if (from === undefined || to === undefined) throw new Error(`--${name} is HH:MM-HH:MM, not "${text}".`)
  return { from, to }
}
const yesOrNo = (name: string, text: string | undefined): boolean | undefined => {
  const answer = oneOf(name, text, ['yes', 'no'])
  return answer === undefined ? undefined : answer === 'yes'
}

/** Changes how an agency's day is run: what is late, what is early, how much rest, how hours are counted. */
export async function rules(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      'early-check-out': { type: 'string' },
      grace: { type: 'string' },
      rest: { type: 'string' },
      day: { type: 'string' },
      reopen: { type: 'string' },
      'working-day': { type: 'string' },
      'hours-from': { type: 'string' },
      'round-to': { type: 'string' },
      'less-break': { type: 'string' },
    },
  })
  const { host } = values
  const hours = {
    from: oneOf('hours-from', values['hours-from'], ['later', 'checkIn', 'planned']),
    roundTo: wholeNumber('round-to', values['round-to'], 120),
    lessBreak: yesOrNo('less-break', values['less-break']),
  }
  const given: Partial<TenantRules> = known({
    earlyCheckOutMinutes: wholeNumber('early-check-out', values['early-check-out'], 1_440),
    graceMinutes: wholeNumber('grace', values.grace, 120),
    restHours: wholeNumber('rest', values.rest, 24),
    dayHours: wholeNumber('day', values.day, 24),
    cancelReopens: yesOrNo('reopen', values.reopen),
    workingDay: clockTimes('working-day', values['working-day']),
    hours: Object.values(hours).some(part => part !== undefined) ? { ...defaultHoursRule, ...known(hours) } : undefined,
  })
  if (!host || Object.keys(given).length === 0) throw new Error(`Say whose rules, and which:\n${usage}`)
  await withDatabase(database => saveRules(database, host, given))
  return `Rules of ${host}: ${JSON.stringify(given)}`
}

/** What was said at all. */
const known = <T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
