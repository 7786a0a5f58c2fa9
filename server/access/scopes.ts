import type { List, RoleOf, Scope, Subject } from '../../openapi/scopes.ts'
import { crewRules } from './scopes/crews.ts'
import type { Context, Rules, ScopedInput } from './scopes/judge.ts'
import { ownedRules } from './scopes/owned.ts'
import { paperRules } from './scopes/papers.ts'
import { peopleRules } from './scopes/people.ts'

const rules: Rules<Subject> = { ...crewRules, ...ownedRules, ...paperRules, ...peopleRules }

const isRow = (scope: Scope): scope is Exclude<Scope, string | { list: List }> =>
  typeof scope === 'object' && 'subject' in scope

const judge = <S extends Subject>(
  { subject: of, role }: { subject: S; role: RoleOf<S> },
  ...rest: [string, Context, ScopedInput]
) => rules[of](role, ...rest)

/** Throws `notFound` for a row outside the scope, exactly as for an absent one. */
export async function checkScope(scope: Scope, input: ScopedInput, ctx: Context): Promise<void> {
  if (!isRow(scope)) return
  const [part, field = ''] = scope.at.split('.')
  const values = (part === 'body' ? input.body : input.params) as Record<string, unknown>
  await judge(scope, String(values[field]), ctx, input)
}

/** Whether a scope looks at rows at all; where it does not, no transaction is opened for it. */
export const looksAtRows = isRow
