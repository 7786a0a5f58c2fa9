import type * as contract from '../../openapi/projects.ts'
import type { Handlers } from '../context.ts'
import { Problem } from '../problem.ts'

const notYet = async (): Promise<never> => {
  throw new Problem('notReady')
}

export const handlers: Handlers<typeof contract> = {
  readProject: notYet,
  listProjectCrews: notYet,
  listProjectItems: notYet,
  readProjectPassword: notYet,
  renewProjectPassword: notYet,
  exportDeliveryNotes: notYet,
}
