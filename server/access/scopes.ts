import type { List, RoleOf, Scope, Subject } from '../../openapi/scopes.ts'
import { mayPass } from './check.ts'
import { crewRules } from './scopes/crews.ts'
import { holdersOf } from './scopes/file-holders.ts'
import { type Context, type Rules, type ScopedInput, hide } from './scopes/judge.ts'
import { mailRules } from './scopes/mails.ts'
import { ownedRules } from './scopes/owned.ts'
import { paperRules } from './scopes/papers.ts'
import { peopleRules } from './scopes/people.ts'

const rules: Rules<Subject> = {
  ...crewRules,
  ...ownedRules,
  ...mailRules,
  ...paperRules,
  ...peopleRules,
  file: readFile,
}

const isRow = (scope: Scope): scope is Exclude<Scope, string | { list: List }> =>
  typeof scope === 'object' && 'subject' in scope

const judge = <S extends Subject>(
  { subject: of, role }: { subject: S; role: RoleOf<S> },
  ...rest: [string, Context, ScopedInput]
) => rules[of](role, ...rest)

/** Throws `notFound` for a row outside the scope, exactly as for an absent one. */
export async function checkScope(scope: Scope, input: ScopedInput, ctx: Context): Promise<void> {
  // Whoever comes by a signed address was let to this very row when it was made.
  if (!isRow(scope) || ctx.signed) return
  const [part, field = ''] = scope.at.split('.')
  const values = (part === 'body' ? input.body : input.params) as Record<string, unknown>
  await judge(scope, String(values[field]), ctx, input)
}

/** Who may read what a file hangs on, by the operation that answers it there, reads it by its id as well. */
async function readFile(_: 'reads', file: string, ctx: Context): Promise<void> {
  for (const { operation, id } of await holdersOf(ctx, file))
    if (mayPass(operation.access, ctx.who) && (await isWithin(operation.access.scope, id, ctx))) return
  hide(ctx)
}

/** Refusals by a rule, of whatever kind: to whoever asks by the id of a file they are one. */
class Outside extends Error {}

async function isWithin(scope: Scope, id: string, ctx: Context): Promise<boolean> {
  const asking = Object.create(ctx, { refuse: { value: () => new Outside() } }) as Context
  try {
    await checkScope(scope, { params: { id }, body: undefined }, asking)
    return true
  } catch (error) {
    if (error instanceof Outside) return false
    throw error
  }
}

/** Whether a scope looks at rows at all; where it does not, no transaction is opened for it. */
export const looksAtRows = isRow
