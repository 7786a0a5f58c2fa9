import { decimalOf, readFigure } from '../../../../domain/plusCrews/pasted-numbers.ts'
import type { Bonus } from '../../../../domain/plusCrews/plus-crew-month.ts'
import type { Words } from '../../../i18n/words.ts'
import type { Value } from '../data.types.ts'
import { plainFigure, usualDecimal } from '../figure-words.ts'

/** Fields by name: the id of a value for what it is a day, and the two shares of the bonus. */
export type Fields = Readonly<Record<string, string>>
export type Change = { perDay: number | null } | { bonus: Bonus | null }
export type Wrong = 'figure' | 'percent' | 'both'

export const shares = ['ofTurnover', 'aboveTarget'] as const
export const shareField = (value: Value, share: (typeof shares)[number]) => `${value.id} ${share}`

/** As the server has it. */
export function fieldsOf(words: Words, values: readonly Value[]): Fields {
  const text = (value: number | null | undefined) => (value == null ? '' : plainFigure(words, value))
  return Object.fromEntries(
    values.flatMap(value =>
      value.type.unit === 'bonus'
        ? shares.map(share => [shareField(value, share), text(value.bonus?.[share])])
        : [[value.id, text(value.perDay)]],
    ),
  )
}

function read(words: Words, text: string, unit: 'amount' | 'hours'): number | null | 'wrong' {
  const reading = readFigure(text, decimalOf([text], usualDecimal(words)), unit)
  return reading.kind === 'empty' ? null : reading.kind === 'figure' ? reading.value : 'wrong'
}

/** What the fields of a value say; `wrong` by field. */
export function enteredOf(
  words: Words,
  value: Value,
  fields: Fields,
): { change: Change } | { wrong: Readonly<Record<string, Wrong>> } {
  const { unit } = value.type
  if (unit !== 'bonus') {
    const perDay = read(words, fields[value.id] ?? '', unit)
    return perDay === 'wrong' ? { wrong: { [value.id]: 'figure' } } : { change: { perDay } }
  }
  const [ofTurnover, aboveTarget] = shares.map(share => {
    const entered = read(words, fields[shareField(value, share)]?.replace(/%\s*$/, '') ?? '', 'amount')
    return typeof entered === 'number' && (entered < 0 || entered > 100) ? 'wrong' : entered
  }) as [number | null | 'wrong', number | null | 'wrong']
  const wrong = Object.fromEntries(
    shares.flatMap((share, at): [string, Wrong][] => {
      const [own, other] = at === 0 ? [ofTurnover, aboveTarget] : [aboveTarget, ofTurnover]
      if (own === 'wrong') return [[shareField(value, share), 'percent']]
      return own === null && other !== null ? [[shareField(value, share), 'both']] : []
    }),
  )
  if (Object.keys(wrong).length > 0) return { wrong }
  return {
    change: {
      bonus: typeof ofTurnover === 'number' && typeof aboveTarget === 'number' ? { ofTurnover, aboveTarget } : null,
    },
  }
}

const isSame = (value: Value, change: Change) =>
  'perDay' in change
    ? change.perDay === value.perDay
    : change.bonus?.ofTurnover === value.bonus?.ofTurnover && change.bonus?.aboveTarget === value.bonus?.aboveTarget

/** Values that are to be saved, and the fields that cannot be read. */
export function changesOf(words: Words, values: readonly Value[], fields: Fields) {
  const changes: { value: Value; change: Change }[] = []
  let wrong: Readonly<Record<string, Wrong>> = {}
  for (const value of values) {
    const entered = enteredOf(words, value, fields)
    if ('wrong' in entered) wrong = { ...wrong, ...entered.wrong }
    else if (!isSame(value, entered.change)) changes.push({ value, change: entered.change })
  }
  return { changes, wrong }
}
