import type { Operation } from './contract.ts'
import type { Received } from './server.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * What is wrong with an answer by the contract: an undeclared status, another kind of content, a problem without a known
 * code. Null where nothing is. The shape of good answers is checked by the server itself outside production.
 */
export function outsideContract(operation: Operation, { status, headers, body, text }: Received): string | null {
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  const declared = operation.answers[status]
  if (declared === undefined) return `the status ${status} is not declared: ${text.slice(0, 200)}`
  const type = headers['content-type'] ?? ''
  // A picture is a picture, of whatever kind.
  const isDeclared = declared
    .split(' or ')
    .some(one => type.startsWith(status === 200 && one.startsWith('image/') ? 'image/' : one))
  if (!isDeclared) return `${status} is ${type || 'empty'} instead of ${declared || 'empty'}`
  if (status < 400) return null
  if (!isObject(body)) return 'a refusal without problem details'
  const known = typeof body.code === 'string' && operation.problems[status]?.includes(body.code)
  if (!known) return `${status} is not declared with the code ${String(body.code)}`
  return body.status === status && typeof body.title === 'string' && typeof body.type === 'string'
    ? null
    : `the problem does not say what it is: ${text.slice(0, 200)}`
}
