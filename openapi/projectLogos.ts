import { z } from 'zod'
import { Project } from './projects.shapes.ts'
import { route } from './route.ts'
import { IdOrNumber } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'The picture a project is known by'

/** Bytes of one: the device draws it smaller before. */
export const mostLogoBytes = 2_000_000

const editing = {
  sessions: ['user'],
  loginTypes: ['planners', 'office'],
  right: 'projects',
  permission: 'EDIT_PROJECT_LOGO',
  scope: row('project', 'handles'),
} as const

export const readProjectLogo = route({
  operationId: 'readProjectLogo',
  method: 'get',
  path: '/projects/{id}/logo',
  summary: 'The logo of a project',
  access: {
    sessions: ['user', 'projectVisitor'],
    right: 'projects',
    scope: row('project', 'reads'),
    signedAddress: true,
  },
  params: IdOrNumber,
  query: z.strictObject({
    expires: z.string().max(20).optional(),
    signature: z.string().max(100).optional(),
    drawn: z.string().max(20).optional().describe('another logo is another address; it is not looked at'),
  }),
  responses: { 200: { contentType: 'image/webp' } },
  extension: true,
})

export const setProjectLogo = route({
  operationId: 'setProjectLogo',
  method: 'post',
  path: '/projects/{id}/logo',
  summary: 'Give a project a logo, or another one; everybody who sees the project sees it at once',
  access: editing,
  params: IdOrNumber,
  takes: { contentType: 'image/png', most: mostLogoBytes },
  problems: ['fileKindWrong', 'pictureBroken', 'pictureTooLarge', 'fileInfected', 'scannerAway'],
  responses: { 200: Project },
  ownTransactions: true,
  extension: true,
})

export const removeProjectLogo = route({
  operationId: 'removeProjectLogo',
  method: 'delete',
  path: '/projects/{id}/logo',
  summary: 'Take the logo of a project away',
  access: editing,
  params: IdOrNumber,
  responses: { 200: Project },
  extension: true,
})
