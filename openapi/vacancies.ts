import { z } from 'zod'
import { route } from './route.ts'
import { paging } from './schemas.ts'
import { VacanciesOverview, VacancyList, narrowing } from './vacancies.shapes.ts'

export const about = 'Work that is open'

const readers = { sessions: ['user'], loginTypes: ['crew', 'planners'], scope: 'own' } as const

export const listActiveVacancies = route({
  operationId: 'listActiveVacancies',
  method: 'get',
  path: '/vacancies',
  summary: 'Positions one may apply for, soonest first; those of /projectCrewItems/vacant/',
  access: { ...readers, right: 'vacancies' },
  query: z.strictObject({
    isActive: z.literal('true').optional().describe('what takes no applications any more is no vacancy'),
    paging: z.enum(['true', 'false']).optional().describe('false: the first 1000 at once; `total` says of how many'),
    ...narrowing,
    ...paging,
  }),
  responses: { 200: VacancyList },
})

export const readVacanciesOverview = route({
  operationId: 'readVacanciesOverview',
  method: 'get',
  path: '/vacanciesOverview',
  summary: 'How many vacancies each tab lists and each day has, and what they can be filtered by',
  access: { ...readers, right: 'vacancies' },
  query: z.strictObject(narrowing),
  responses: { 200: VacanciesOverview },
  extension: true,
})

export const readProjectsVacancyOverview = route({
  operationId: 'readProjectsVacancyOverview',
  method: 'get',
  path: '/projectsVacancyOverview',
  summary: 'How many vacancies each tab lists and each project has, and what they can be filtered by',
  access: { ...readers, right: 'mobileProjectVacancies', permission: 'READ' },
  query: z.strictObject(narrowing),
  responses: { 200: VacanciesOverview },
  extension: true,
})
