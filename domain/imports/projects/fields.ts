import type { KindFields } from '../fields.ts'

export const projectFields: KindFields = {
  fields: ['number', 'name', 'company', 'location', 'beginDate', 'endDate', 'clientMark', 'reference', 'comment'],
  needs: [['name', 'company', 'location', 'beginDate']],
  told: { number: 'number', name: ['name'], place: null, details: ['company', 'location', 'beginDate', 'endDate'] },
}
