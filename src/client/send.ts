import { api } from './api.ts'
import type { AnswerOf, Changing, PathOf, Said } from './contract.ts'
import { unwrap } from './problem.ts'

/** What openapi-fetch cannot follow while method and path are still open; callers are held to the contract here. */
type Open<Answer> = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: Answer; error?: unknown; response: Response }>

/** Says something to the server under this Idempotency-Key. Throws `RequestFailed`, or what the network threw. */
export function send<Method extends Changing, Path extends PathOf<Method>>(
  method: Method,
  path: Path,
  said: Said<Method, Path>,
  key: string,
): Promise<AnswerOf<Method, Path>> {
  const request = api.request as Open<AnswerOf<Method, Path>>
  const file = 'body' in said && said.body instanceof File ? said.body : null
  const sent = file && { bodySerializer: () => file, headers: { 'Content-Type': file.type } }
  return unwrap(request(method, path, { ...said, ...sent, headers: { ...sent?.headers, 'Idempotency-Key': key } }))
}
