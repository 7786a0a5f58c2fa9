import type { KindFields } from '../fields.ts'

export const companyFields: KindFields = {
  fields: [
    ...(['number', 'name', 'street', 'zipcode', 'city', 'country', 'vatId', 'taxNumber', 'contactName'] as const),
    ...(['contactPhone', 'contactEmail', 'deliveryNoteEmail', 'buyerReference', 'debtorAccount'] as const),
  ],
  needs: [['name']],
  told: { number: 'number', name: ['name'], place: 'city', details: [] },
}
