import type * as contract from '../../openapi/plusCrews.ts'
import type { Handlers } from '../context.ts'
import { Problem } from '../problem.ts'

const notYet = async (): Promise<never> => {
  throw new Problem('notReady')
}

export const handlers: Handlers<typeof contract> = {
  readPlusCrew: notYet,
}
