import type { ContactContent } from './ContactView.tsx'
import type { Person } from './crew.types.ts'
import type { Loadable } from './loadable.ts'

/** One thing out of what was loaded; what is not in it is not there. */
export function found<T, U>(state: Loadable<T>, pick: (content: T) => U | null): Loadable<U> {
  if (state.kind !== 'content') return state
  const content = pick(state.content)
  return content === null ? { kind: 'empty' } : { kind: 'content', content }
}

export const contactOf = ({ name, pictureUrl, phone }: Person, role: string, at: string | null): ContactContent => ({
  name,
  pictureUrl,
  phone,
  email: null,
  role,
  at,
})
