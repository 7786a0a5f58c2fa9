import type { Line } from '../../../../domain/templates/matrix.ts'
import type { components } from '../../../client/schema.d.ts'

type Item = components['schemas']['NewTemplatePosition']

/** Positions as the contract takes them, without what is only shown of them. */
export const itemsOf = (lines: readonly Line[]): Item[] =>
  lines.map(line => {
    const { functionId, cateringId, task, startDay, startTime, endTime, endDay, breakMinutes, crewChiefOnly } = line
    return {
      ...{ functionId, cateringId, task, startDay, startTime, endTime, endDay, breakMinutes, crewChiefOnly },
      places: [...line.places],
    }
  })
