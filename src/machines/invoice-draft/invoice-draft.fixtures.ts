import type { Picked, Request } from './invoice-draft.types.ts'

/** A shift that can be charged, by its id and its client's. */
export const pickedShift = (id: string, companyId = 'hanse', currency = 'EUR'): Picked => {
  const crew = {
    ...{ id, name: 'Load-in', date: '2026-05-05', begin: '07:00', end: '15:00', daysLater: 0 },
    ...{ timeZone: 'Europe/Berlin', signedBy: 'Henrike Lohmann', invoice: null, people: 4, minutes: 1_920 },
    ...{ amended: 0, unpriced: 0, currency, net: 104_000 },
  }
  return {
    position: {
      ...{ id: `project-${companyId}`, number: 'P-0001', name: 'Spring Sessions', contact: null, clientMark: 'HK' },
      ...{ reference: null, paymentDays: 14, taxCode: 'standard', taxRate: 1_900 },
      ...{ beginDate: '2026-05-05', endDate: '2026-05-09' },
      company: { id: companyId, name: 'Hanse Konzerte GmbH' },
      crews: [crew],
    },
    crew,
  }
}

export const draftRequest: Request = {
  key: 'key-1',
  body: {
    ...{ type: 'invoice', companyId: 'hanse', crewIds: ['c1'], net: 104_000, contactId: null, clientMark: 'HK' },
    ...{ reference: null, title: null, date: '2026-05-13', due: '2026-05-27', taxCode: 'standard', amounts: [] },
  },
}
