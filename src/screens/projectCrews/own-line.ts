import type { Line } from './crew.types.ts'

const left = ['notNeeded', 'noShow', 'cancelled', 'declined']
const over = ['checkedOut', 'signedOff']

/** The own place on a crew: of several the one to be worked next, else the one worked last. */
export function ownLine(lines: readonly Line[], personId: string | null): Line | undefined {
  const own = lines.filter(({ person }) => person.id === personId).toSorted((a, b) => a.starts.localeCompare(b.starts))
  const open = own.filter(({ status }) => !left.includes(status))
  return open.find(({ status }) => !over.includes(status)) ?? open.at(-1) ?? own.at(-1)
}
