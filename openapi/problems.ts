/**
 * Every problem the API can answer. The code is stable and is what the client maps to a sentence in the person's
 * language; status and title follow RFC 9457.
 */
export const problems = {
  invalidInput: { status: 400, title: 'The input does not have the expected shape' },
  malformedJson: { status: 400, title: 'The body is not valid JSON' },
  idempotencyKeyRequired: { status: 400, title: 'A changing request needs an Idempotency-Key header' },
  sessionRequired: { status: 401, title: 'Log in first' },
  sessionEnded: { status: 401, title: 'The session has ended' },
  loginRefused: { status: 401, title: 'Login or password is wrong' },
  loginTypeRequired: { status: 403, title: 'The login type does not allow this' },
  rightRequired: { status: 403, title: 'A right is missing' },
  visitorNotAllowed: { status: 403, title: 'A visitor login cannot do this' },
  crewChiefOnly: { status: 403, title: 'Only the crew chief or planning can do this' },
  notFound: { status: 404, title: 'There is no such thing here' },
  unknownTenant: { status: 404, title: 'No agency is served under this host name' },
  unknownPath: { status: 404, title: 'There is no such address' },
  methodNotAllowed: { status: 405, title: 'This address does not answer this method' },
  alreadyConfirmed: { status: 409, title: 'This date is already confirmed' },
  positionFull: { status: 409, title: 'All places of this position are taken' },
  outOfTurn: { status: 409, title: 'The present state does not allow this' },
  undoTooLate: { status: 409, title: 'This can no longer be undone' },
  jobAlreadyStarted: { status: 409, title: 'The job has already started' },
  jobNotStarted: { status: 409, title: 'The job has not started' },
  checkInMissing: { status: 409, title: 'There is no check-in to check out from' },
  alreadyOnPosition: { status: 409, title: 'This person is already on this position' },
  notOpenForApplications: { status: 409, title: 'This position takes no applications' },
  amountBelowFilled: { status: 409, title: 'More people are confirmed than places would remain' },
  idempotencyKeyReused: { status: 409, title: 'This Idempotency-Key belongs to another request' },
  timeInGap: { status: 409, title: 'This local time does not exist on that day' },
  timeIsDoubled: { status: 409, title: 'This local time happens twice on that day' },
  bodyTooLarge: { status: 413, title: 'The body is too large' },
  unsupportedMediaType: { status: 415, title: 'The body must be JSON' },
  tooManyAttempts: { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'Something went wrong' },
  notReady: { status: 503, title: 'Not ready yet' },
} as const

export type ProblemCode = keyof typeof problems
