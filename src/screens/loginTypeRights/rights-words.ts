import type { Words } from '../../i18n/words.ts'
import type { RightCode, TypeRights } from './rights.types.ts'

const partsOf = (code: RightCode) => {
  const [right = '', permission = ''] = code.split('.')
  return { right, permission }
}

/** What one may do with something: "see", "change the logo". */
export const permissionWords = ({ find }: Words, code: RightCode): string => {
  const { permission } = partsOf(code)
  return find(`rights.permission.${permission}`) ?? permission
}

/** What a right is about: "Projects". */
export const rightWords = ({ find }: Words, code: RightCode): string => {
  const { right } = partsOf(code)
  return find(`rights.right.${right}`) ?? right
}

/** Rights of a login type with all that may be done, each right once. */
export function byRight({ rights }: TypeRights): TypeRights['rights'][] {
  const found = new Map<string, TypeRights['rights']>()
  for (const one of rights) {
    const { right } = partsOf(one.code)
    found.set(right, [...(found.get(right) ?? []), one])
  }
  return [...found.values()]
}
