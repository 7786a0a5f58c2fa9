import type { LogField } from '../../openapi/activities.ts'

/** As it goes over the wire: a name, a day, a time of day, a number. */
export type LogValue = string | number | boolean | null

export interface LogChange {
  field: LogField
  before: LogValue
  after: LogValue
}

/** Fields of which at least one is written. */
export type LogFields = Partial<Record<LogField, LogValue | undefined>>

const blank = (value: LogValue | undefined) => (value === undefined || value === '' ? null : value)

/** What differs. A field that `after` does not have stays as it was; an empty text is none. */
export const changesOf = (before: LogFields, after: LogFields): LogChange[] =>
  (Object.keys(after) as LogField[]).flatMap(field => {
    const change = { field, before: blank(before[field]), after: blank(after[field]) }
    return after[field] === undefined || change.before === change.after ? [] : [change]
  })
