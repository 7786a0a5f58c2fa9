/**
 * Who may do what in the crew's day, written by hand from the product's rules and held against the running server. The
 * contract is not asked: where the two differ, one of them is wrong.
 *
 * Everybody stands before the same crew: `member` and `colleague` are on it, `chief` leads it, `stranger` is crew of
 * another one, `client` has ordered it, `otherClient` has not, the project visitor visits its project, the kiosk stands
 * at its gate. `yes` means that neither access nor row stands in the way; the present state still may (409).
 */
export const principals = [
  'member',
  'chief',
  'colleague',
  'stranger',
  'planner',
  'client',
  'otherClient',
  'office',
  'projectVisitor',
  'plusCrewVisitor',
  'kiosk',
  'nobody',
] as const
export type Verdict = 'yes' | 401 | 403 | 404
/** One verdict for each principal, in their order. */
export type Verdicts = readonly [
  member: Verdict,
  chief: Verdict,
  colleague: Verdict,
  stranger: Verdict,
  planner: Verdict,
  client: Verdict,
  otherClient: Verdict,
  office: Verdict,
  projectVisitor: Verdict,
  plusCrewVisitor: Verdict,
  kiosk: Verdict,
  nobody: Verdict,
]

export const everybody: Verdicts = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
export const everySession: Verdicts = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 401]
/** A kiosk asks for five things and nothing else; it is left by its last batch. */
export const everySessionButKiosk: Verdicts = [
  'yes',
  'yes',
  'yes',
  'yes',
  'yes',
  'yes',
  'yes',
  'yes',
  'yes',
  'yes',
  403,
  401,
]
export const everyUser: Verdicts = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 401]
/** What tells an open page that its link was renewed. */
export const visitorsOnly: Verdicts = [403, 403, 403, 403, 403, 403, 403, 403, 'yes', 'yes', 403, 401]
/** Lists to choose from. */
export const choices: Verdicts = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 401]
/** A crew, its place and its positions: whoever is on it, leads it, plans, ordered, visits or does the books. */
export const readers: Verdicts = ['yes', 'yes', 'yes', 404, 'yes', 'yes', 404, 'yes', 'yes', 403, 403, 401]
/** What only people on the crew, its chief and planning need. */
export const onTheCrew: Verdicts = ['yes', 'yes', 'yes', 404, 'yes', 404, 404, 404, 403, 403, 403, 401]
/** The chief's work. Whoever may see the crew is told so; for others it does not exist. */
export const leaders: Verdicts = [403, 'yes', 403, 404, 'yes', 403, 404, 403, 403, 403, 403, 401]
/** Whoever leads the crew, and the books, who keep what came of it. A client is told that it is the chief's. */
export const overseers: Verdicts = [403, 'yes', 403, 404, 'yes', 403, 404, 'yes', 403, 403, 403, 401]
export const planning: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 403, 403, 403, 403, 401]
/** A delivery note: for the client only once it is released. */
export const noteReaders: Verdicts = [403, 'yes', 403, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401]
/** Whoever answers for the client, or has it answer: not the books, who only read. */
export const noteSigners: Verdicts = [403, 'yes', 403, 404, 'yes', 404, 404, 403, 403, 403, 403, 401]
export const everyCrewLogin: Verdicts = ['yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 403, 401]
/** The member's own job: not even the chief answers for somebody else. */
export const ownJob: Verdicts = ['yes', 404, 404, 404, 403, 403, 403, 403, 403, 403, 403, 401]
/** A project, and a client's company: whoever plans, ordered it or does the books. */
export const projectReaders: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 403, 403, 403, 401]
/** The same, and the visitor of the project. Crew read their jobs, not the project: they hold no right to it. */
export const visitedProject: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 'yes', 403, 403, 401]
export const desks: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 401]
/** The agency's own: planning and the books. */
export const ownDesks: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401]
/** The books, and what an agency keeps of itself. */
export const officeOnly: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]
/** What is counted of plus crews, and the lists of figures: they hold what one may read. */
export const figureReaders: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 'yes', 'yes', 403, 'yes', 403, 401]
/** A plus crew of the client: the right is a desk's, and its wall's. */
export const plusCrewReaders: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 403, 'yes', 403, 401]
