import type { Context } from '../context.ts'
import { answerOf } from './file-response.ts'
import { readFile } from './stored-files.ts'

/** A file by its own id. Throws `notFound`, and `FileLost` where the store lost it. */
export async function storedFile({ services, tenant, refuse }: Context<'notFound'>, id: string): Promise<Response> {
  const found = await readFile(services, tenant.id, id)
  if (!found) throw refuse('notFound')
  return answerOf(found.name, found)
}
