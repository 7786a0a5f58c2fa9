import type { KindFields } from '../fields.ts'

export const personFields: KindFields = {
  fields: [
    ...(['number', 'lastFirst', 'firstLast', 'lastName', 'firstName', 'birthday', 'email', 'phone'] as const),
    ...(['street', 'zipcode', 'city', 'country', 'functions'] as const),
  ],
  needs: [['lastName', 'firstName'], ['lastFirst'], ['firstLast']],
  told: {
    number: 'number',
    name: ['lastFirst', 'firstLast', 'lastName', 'firstName'],
    place: 'city',
    details: ['birthday', 'functions', 'email'],
  },
}
