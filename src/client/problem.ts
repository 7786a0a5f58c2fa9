import { requestMessage } from '../../domain/http-message.ts'

/** What a request failed with: the problem's stable code, its further members, and the technical line. */
export interface Failure {
  /** Problem code; `unreachable` without an answer, `unknown` for an answer that is no problem. */
  code: string
  status: number | null
  details: Record<string, unknown>
  technical: string
}

/** Whether it was done nobody knows: no answer, or one of a proxy that had none. The same may be sent again, under its key. */
export const isUnanswered = ({ code, status }: Pick<Failure, 'code' | 'status'>): boolean =>
  code === 'unreachable' || status === 502 || status === 503 || status === 504

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a problem lists under a name; nothing where it lists none. */
export const listOf = <T>({ details }: Pick<Failure, 'details'>, name: string): readonly T[] => {
  const list = details[name]
  return Array.isArray(list) ? list : []
}

/** Reads the body of a refused request. */
export function failureOf(status: number, body: unknown): Failure {
  const code = isRecord(body) && typeof body['code'] === 'string' ? body['code'] : 'unknown'
  return { code, status, details: isRecord(body) ? body : {}, technical: requestMessage({ kind: 'status', status }) }
}

/** A failure as an error, for TanStack Query. */
export class RequestFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.technical)
    this.name = 'RequestFailed'
    this.failure = failure
  }
}

/** Whatever was thrown by a request, as a failure. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof RequestFailed) return error.failure
  const aborted = error instanceof DOMException && error.name === 'AbortError'
  return {
    code: 'unreachable',
    status: null,
    details: {},
    technical: requestMessage({ kind: aborted ? 'aborted' : 'network' }),
  }
}

/** The body of an answer, or its failure thrown. */
export async function unwrap<T>(request: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await request
  if (!response.ok) throw new RequestFailed(failureOf(response.status, error))
  return data as T
}
