/** Letters of a name that a page is known by, at most. */
const longestStart = 5

/** How the pages of an alphabet are told apart: by the start of each one's first name, as much of it as that takes. */
export function pageStarts(names: readonly string[], room: number): string[] {
  const starts = Array.from({ length: Math.ceil(names.length / room) }, (_, page) => {
    const [first = '', before = ''] = [names[page * room], names[page * room - 1]]
    const [letters, others] = [[...first], [...before]]
    const alike = letters.findIndex((letter, at) => letter !== others[at])
    const much = alike === -1 ? longestStart : Math.min(longestStart, Math.max(2, alike + 1))
    return letters
      .slice(0, much)
      .join('')
      .replace(/[\s.]+$/, '')
  })
  return starts.map((start, page) => (starts.indexOf(start) === page ? start : `${start} ${page + 1}`))
}
