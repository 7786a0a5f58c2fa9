import type { KindFields } from '../fields.ts'

export const locationFields: KindFields = {
  fields: ['name', 'street', 'zipcode', 'city', 'country', 'region', 'timeZone', 'entrance', 'info'],
  needs: [['name', 'city']],
  told: { number: null, name: ['name'], place: 'city', details: ['street', 'zipcode'] },
}
