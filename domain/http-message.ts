/** How a request ended when it did not end well. */
export type RequestFailure =
  { kind: 'status'; status: number } | { kind: 'network' } | { kind: 'aborted' } | { kind: 'timeout'; ms: number }

/** Whether a status is an answer as hoped for: 200 to 299. Spec §8. */
export const isSuccess = (status: number): boolean => status >= 200 && status <= 299

/** The technical line about a failed request, exactly as the catalogue spells it. Spec §8. */
export function requestMessage(failure: RequestFailure): string {
  switch (failure.kind) {
    case 'status':
      return `Request failed with status code ${failure.status}`
    case 'network':
      return 'Network Error'
    case 'aborted':
      return 'Request aborted'
    case 'timeout':
      return `timeout of ${failure.ms}ms exceeded`
  }
}

/**
 * What a request's status (null: no answer) means for something that can wait: done, refused for good, or not yet
 * (no answer, 429, 502, 503, 504) and worth another try. Decision 2.
 */
export function judgeAnswer(status: number | null): 'done' | 'notYet' | 'refused' {
  if (status === null || [429, 502, 503, 504].includes(status)) return 'notYet'
  return isSuccess(status) ? 'done' : 'refused'
}
