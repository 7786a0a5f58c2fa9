import type { QueryClient } from '@tanstack/react-query'
import { RequestFailed } from '../../client/problem.ts'

const codes: readonly string[] = ['rightRequired', 'loginTypeRequired']
/** Ms in which it is not said a second time: a screen may be refused by several answers. */
const often = 5_000

/** Says that an answer was refused for want of a right. Answers what stops it. */
export function onRefusedRight(queries: QueryClient, tell: () => void): () => void {
  let told = -Infinity
  return queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (!(error instanceof RequestFailed) || !codes.includes(error.failure.code)) return
    if (performance.now() - told < often) return
    told = performance.now()
    tell()
  })
}
