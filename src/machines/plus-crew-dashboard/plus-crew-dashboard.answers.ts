import type { FigureRow } from '../../../domain/plusCrews/plus-crew-month.ts'
import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']

/**
 * What the server answered, held against its shape before a chart sees it: a proxy may answer anything, and a screen on
 * the wall has nobody to load it again. What is no answer throws, and so counts as none.
 */
class NoAnswer extends TypeError {}

function itemsOf<T>(answer: { items: readonly T[] }): readonly T[] {
  if (!Array.isArray(answer?.items)) throw new NoAnswer('no list')
  return answer.items
}

const isText = (value: unknown) => typeof value === 'string'

/** A browser that does not know a zone is better than no figures. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

export function crewIn(answer: Schemas['PlusCrew']): Schemas['PlusCrew'] {
  if (![answer?.id, answer?.number, answer?.name].every(isText)) throw new NoAnswer('no plus crew')
  return { ...answer, timeZone: knownZone(answer.timeZone) }
}

export function typesIn(answer: Schemas['PlusCrewValueTypeList']): Schemas['PlusCrewValueType'][] {
  return itemsOf(answer).map(type => {
    if (!isText(type?.id) || !isText(type.caption)) throw new NoAnswer('no value type')
    return type
  })
}

export function valuesIn(answer: Schemas['PlusCrewValueList']): Schemas['PlusCrewValue'][] {
  return itemsOf(answer).map(value => {
    if (!isText(value?.type?.id)) throw new NoAnswer('no value')
    return value
  })
}

const isFigure = (value: unknown) => value === undefined || Number.isFinite(value)

/** Only what is summed: a month lies in memory for months. */
export function rowsIn(answer: { items: readonly FigureRow[] }): FigureRow[] {
  return itemsOf(answer).map(row => {
    if (!isText(row?.date) || !isFigure(row.amount) || !isFigure(row.hours)) throw new NoAnswer('no row')
    const { date, amount, hours } = row
    return { date, ...(amount === undefined ? {} : { amount }), ...(hours === undefined ? {} : { hours }) }
  })
}
