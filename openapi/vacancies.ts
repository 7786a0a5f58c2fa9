import { z } from 'zod'
import { Vacancy } from './projectCrewItems.ts'
import { route } from './route.ts'
import { listOf, paging } from './schemas.ts'

export const about = 'Work that is open'

export const listActiveVacancies = route({
  operationId: 'listActiveVacancies',
  method: 'get',
  path: '/vacancies',
  summary: 'Positions one may apply for, soonest first; those of /projectCrewItems/vacant/',
  access: { sessions: ['user'], loginTypes: ['crew', 'planners'], right: 'vacancies', scope: 'own' },
  query: z.strictObject({
    isActive: z.literal('true').optional().describe('what takes no applications any more is no vacancy'),
    paging: z.enum(['true', 'false']).optional().describe('false: the first 1000 at once; `total` says of how many'),
    ...paging,
  }),
  responses: { 200: listOf('VacancyList', Vacancy) },
})
