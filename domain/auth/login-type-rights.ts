import type { Rights } from '../../openapi/access.ts'
import type { RightCode } from '../../openapi/loginTypeRights.ts'

/** What a login type may be given or lose. */
export interface Grantable {
  codes: readonly RightCode[]
  /** What it has as long as its agency settles nothing. */
  byDefault: Rights
  /** Whose things what it does not have by default is of. */
  of: 'ALL' | 'OWN'
}

const partsOf = (code: RightCode): [right: string, permission: string] => {
  const [right = '', permission = ''] = code.split('.')
  return [right, permission]
}
const seeing = (code: RightCode) => `${partsOf(code)[0]}.READ` as RightCode

/** Whether somebody has it. */
export const hasRight = (rights: Rights, code: RightCode): boolean => {
  const [right, permission] = partsOf(code)
  return rights[right]?.[permission] !== undefined
}

/**
 * Rights of a login type with one given or taken. Who may change something also sees it: with what is given seeing comes,
 * and with seeing all else of it goes.
 */
export function withRight(rights: Rights, able: Grantable, code: RightCode, given: boolean): Rights {
  const [right, permission] = partsOf(code)
  if (given) {
    const needsSeeing = seeing(code) !== code && able.codes.includes(seeing(code)) && !hasRight(rights, seeing(code))
    const before = needsSeeing ? withRight(rights, able, seeing(code), true) : rights
    const of = able.byDefault[right]?.[permission] ?? [able.of]
    return { ...before, [right]: { ...before[right], [permission]: of } }
  }
  const { [right]: all, ...changed } = rights
  const { [permission]: _, ...others } = all ?? {}
  return permission === 'READ' || Object.keys(others).length === 0 ? changed : { ...changed, [right]: others }
}

/** What is another, in the order of what may be given. */
export const changedRights = (
  { codes }: Grantable,
  before: Rights,
  after: Rights,
): { code: RightCode; given: boolean }[] =>
  codes.flatMap(code =>
    hasRight(before, code) === hasRight(after, code) ? [] : [{ code, given: hasRight(after, code) }],
  )
