import { caption, uuid } from '../shared/fixtures.ts'
import type { Found } from './SearchView.tsx'

const project = (at: number, name: string, beginDate: string, endDate: string): Found['projects'][number] => ({
  id: uuid(100 + at),
  number: `26-011${at}`,
  name,
  company: { id: uuid(200), name: 'Hanse Konzerte GmbH' },
  clientMark: at % 2 ? 'HK26' : null,
  beginDate,
  endDate,
  status: 'confirmed',
  closed: false,
})

/** As asked on Wednesday, 27 May 2026. */
export const found: Found = {
  projects: [
    project(4, 'Nordic Sounds 2026', '2026-05-27', '2026-05-30'),
    project(5, 'Nordic Walking Expo', '2026-06-11', '2026-06-11'),
    project(1, 'Nordic Sounds 2025', '2025-05-28', '2025-05-31'),
  ],
  people: [
    {
      id: uuid(300),
      name: 'Maximilian-Alexander von Hohenstein-Wallenberg',
      pictureUrl: null,
      homeCity: 'Norderstedt',
      functions: [caption('rigger', 'Rigger'), caption('followSpot', 'Follow spot operator')],
    },
    { id: uuid(301), name: 'Nora Lindqvist', pictureUrl: null, homeCity: null, functions: [] },
  ],
  locations: [{ id: uuid(400), name: 'Nordlandhalle', city: 'Hamburg' }],
  companies: [{ id: uuid(500), name: 'Nordwind Veranstaltungen', city: 'Kiel', projects: 12 }],
}
export const nothing: Found = { projects: [], people: [], locations: [], companies: [] }
