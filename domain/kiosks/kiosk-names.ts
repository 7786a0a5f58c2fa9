/** A name as the roster gives it. */
export interface NamedLine {
  person: { id: string; firstName: string; lastName: string }
}

/** Alphabetical, by first name as people call each other; the order never depends on who is in. */
export function byName<Line extends NamedLine>(lines: readonly Line[], locale: string): Line[] {
  const { compare } = new Intl.Collator(locale)
  return lines.toSorted(
    ({ person: a }, { person: b }) =>
      compare(a.firstName, b.firstName) || compare(a.lastName, b.lastName) || (a.id < b.id ? -1 : 1),
  )
}

const initials = (name: string, letters: number) => {
  const shown = [...name].slice(0, letters).join('')
  return shown.length < name.length ? `${shown}.` : shown
}

/** First name and as little of the last name as tells people apart: the tablet hangs in public. By person. */
export function shortNames(lines: readonly NamedLine[]): ReadonlyMap<string, string> {
  const people = [...new Map(lines.map(({ person }) => [person.id, person])).values()]
  return new Map(
    people.map(person => {
      const alike = people.filter(other => other.id !== person.id && other.firstName === person.firstName)
      let letters = 1
      while (
        letters < person.lastName.length &&
        alike.some(({ lastName }) => lastName.slice(0, letters) === person.lastName.slice(0, letters))
      )
        letters += 1
      return [person.id, `${person.firstName} ${initials(person.lastName, letters)}`.trim()]
    }),
  )
}

/** Letters that Unicode does not take apart, as people look for them. */
const plain: Record<string, string> = { Ł: 'L', Ø: 'O', Đ: 'D', Æ: 'A', Œ: 'O', Þ: 'T', ẞ: 'S' }

/** The letter somebody looks under: É under E, Ł under L. */
export function letterOf({ person: { firstName, lastName } }: NamedLine): string {
  const [first = '#'] = (firstName || lastName).normalize('NFD').replaceAll(/\p{M}/gu, '').trim()
  const upper = first.toUpperCase()
  return plain[upper] ?? upper
}

export interface LetterGroup {
  /** "M", or "A–C" where letters share a button. */
  label: string
  letters: readonly string[]
}

/**
 * Buttons for the letters that occur, at most `most`. Where there are more letters neighbours share a button, and as
 * few people stand behind the fullest of them as can be: what is behind one is turned page by page.
 */
export function letterGroups(lines: readonly NamedLine[], most: number): LetterGroup[] {
  const people = new Map<string, number>()
  for (const line of lines) people.set(letterOf(line), (people.get(letterOf(line)) ?? 0) + 1)
  const letters = [...people.keys()].toSorted()
  const shared = (room: number) => {
    const groups: string[][] = []
    let left = 0
    for (const letter of letters) {
      const more = people.get(letter) ?? 0
      if (more <= left) groups.at(-1)?.push(letter)
      else groups.push([letter])
      left = (more <= left ? left : room) - more
    }
    return groups
  }
  let groups = letters.map(letter => [letter])
  for (let room = 2; groups.length > Math.max(1, most); room += 1) groups = shared(room)
  return groups.map(own => {
    const [first = '', last = first] = [own[0], own.at(-1)]
    return { label: first === last ? first : `${first}–${last}`, letters: own }
  })
}

/** What one page shows, and how many pages there are; a page that is gone shows the last. */
export function pageOf<Line>(lines: readonly Line[], room: number, page: number) {
  const pages = Math.max(1, Math.ceil(lines.length / room))
  const at = Math.min(page, pages - 1)
  return { shown: lines.slice(at * room, (at + 1) * room), page: at, pages }
}
