import type { KindFields } from '../fields.ts'

export const positionFields: KindFields = {
  fields: ['project', 'crew', 'date', 'startTime', 'endTime', 'function', 'amountOfRows'],
  needs: [['project', 'date', 'startTime', 'endTime', 'function', 'amountOfRows']],
  told: {
    number: null,
    name: ['project'],
    place: null,
    details: ['crew', 'date', 'startTime', 'endTime', 'function', 'amountOfRows'],
  },
}
