export interface FormField {
  id: string
  kind: 'text' | 'date' | 'number' | 'tick'
  required: boolean
}

const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const number = /^[+-]?\d{1,15}([.,]\d{1,9})?$/

function isDay(value: string): boolean {
  if (!day.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** Whether a field takes a value; nothing at all is a matter of being required. */
export const takes = ({ kind }: Pick<FormField, 'kind'>, value: string): boolean =>
  value === '' ||
  (kind === 'date'
    ? isDay(value)
    : kind === 'number'
      ? number.test(value)
      : kind === 'tick'
        ? value === 'true' || value === 'false'
        : true)

export const isFilled = ({ kind }: Pick<FormField, 'kind'>, value: string | null | undefined): boolean =>
  value !== null && value !== undefined && value !== '' && (kind !== 'tick' || value === 'true')

/** Fields that have to be filled in and are not, in the order of the paper. */
export const missing = <F extends FormField>(fields: readonly F[], valueOf: (field: F) => string | null | undefined) =>
  fields.filter(field => field.required && !isFilled(field, valueOf(field)))
