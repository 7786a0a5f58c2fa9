import { uuid } from '../fixtures.ts'
import type { Details } from './DetailRows.tsx'

export const details: Details = {
  personId: uuid(1),
  ...{ street: 'Bernstorffstraße 112', zipcode: '22767', city: 'Hamburg', country: 'DE' },
  birthday: '1996-03-14',
  phone: '+49 170 555 01 48',
  email: 'jonas.petersen@nordlicht.example',
  timeZone: 'Europe/Berlin',
  functions: [
    { id: uuid(2), code: 'stagehand', caption: 'Stagehand' },
    { id: uuid(3), code: 'rigger', caption: 'Rigger' },
  ],
  since: '2021-04-01',
}
