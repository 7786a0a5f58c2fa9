import type { KindFields } from '../fields.ts'

export const contactFields: KindFields = {
  fields: ['company', 'name', 'role', 'email', 'phone'],
  needs: [['name', 'company']],
  told: { number: null, name: ['name'], place: null, details: ['company', 'email'] },
}
