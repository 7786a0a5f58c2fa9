import type * as contract from '../../openapi/files.ts'
import type { Handlers } from '../context.ts'
import { storedFile } from './stored-file.ts'

export const handlers: Handlers<typeof contract> = {
  readStoredFile: async ({ params }, ctx) => ({ status: 200, raw: await storedFile(ctx, params.id) }),
}
