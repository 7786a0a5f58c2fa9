import { route } from './route.ts'
import { IdParam } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Files by their own id; what a file belongs to says who reads it'

export const readStoredFile = route({
  operationId: 'readStoredFile',
  method: 'get',
  path: '/file/{id}',
  summary: 'A stored file, for whoever may read what it belongs to by the operation that answers it there',
  access: { sessions: ['user'], scope: row('file', 'reads') },
  params: IdParam,
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
})
