import { type LoginType, type Rights, defaultRights } from '../../openapi/access.ts'
import { type RightCode, grantable, has } from '../../openapi/loginTypeRights.ts'

const partsOf = (code: RightCode): [right: string, permission: string] => {
  const [right = '', permission = ''] = code.split('.')
  return [right, permission]
}
const seeing = (code: RightCode) => `${partsOf(code)[0]}.READ` as RightCode

/**
 * Rights of a login type with one given or taken. Who may change something also sees it: with what is given seeing comes,
 * and with seeing all else of it goes. Whose things it is of is as by default, else all for desks and the own for others.
 */
export function withRight(rights: Rights, type: LoginType, code: RightCode, given: boolean): Rights {
  const [right, permission] = partsOf(code)
  if (given) {
    const needsSeeing = grantable(type).includes(seeing(code)) && !has(rights, seeing(code)) && seeing(code) !== code
    const before = needsSeeing ? withRight(rights, type, seeing(code), true) : rights
    const of =
      defaultRights[type][right]?.[permission] ?? (type === 'planners' || type === 'office' ? ['ALL'] : ['OWN'])
    return { ...before, [right]: { ...before[right], [permission]: of } }
  }
  const { [right]: all, ...changed } = rights
  const { [permission]: _, ...others } = all ?? {}
  return permission === 'READ' || Object.keys(others).length === 0 ? changed : { ...changed, [right]: others }
}

/** What is another, in the order of what may be given. */
export const changedRights = (type: LoginType, before: Rights, after: Rights): { code: RightCode; given: boolean }[] =>
  grantable(type).flatMap(code => (has(before, code) === has(after, code) ? [] : [{ code, given: has(after, code) }]))
