import { plainText } from '../crewInfo/info-text.ts'

/** What is searched of a question with its answer. */
export interface Asked {
  question: string
  answer: string
  tags: readonly string[]
}
/** A piece of a text; `hit`: it is what was looked for. */
export interface Piece {
  text: string
  hit: boolean
}

/** Letters as they are looked for: small, without accents; one for each of the text, so that places stay the same. */
const plain = (text: string) =>
  Array.from(text.normalize('NFC'), letter => {
    const [base = letter] = letter.normalize('NFD')
    return base.toLowerCase().length === base.length ? base.toLowerCase() : base
  }).join('')

/** The words somebody looks for. */
export const soughtWords = (search: string): string[] =>
  [...new Set(plain(search).split(/[^\p{L}\p{N}]+/u))].filter(Boolean)

/** Where a word begins; not in the middle of another one. */
const beginsAt = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at
  return -1
}

/** How well it answers: a word counts most in the question, then as a tag, then in the answer; null: a word is nowhere. */
function worth({ question, answer, tags }: Asked, words: readonly string[]): number | null {
  const places = [plain(question), plain(tags.join(' ')), plain(plainText(answer))]
  let sum = 0
  for (const word of words) {
    const there = places.map(place => beginsAt(place, word) >= 0)
    if (!there.includes(true)) return null
    for (const [at, value] of [9, 3, 1].entries()) if (there[at]) sum += value
  }
  return sum
}

/** What has every word somewhere, best first; those that are as good stay in their order. All of it where nothing is sought. */
export function findFaq<T extends Asked>(all: readonly T[], search: string): T[] {
  const words = soughtWords(search)
  if (words.length === 0) return [...all]
  return all
    .flatMap(one => {
      const value = worth(one, words)
      return value === null ? [] : [{ one, value }]
    })
    .toSorted((a, b) => b.value - a.value)
    .map(({ one }) => one)
}

/** A text in pieces, those that begin with a word that is sought marked to the end of what was typed of it. */
export function markedPieces(text: string, search: string): Piece[] {
  const whole = text.normalize('NFC')
  const letters = Array.from(whole)
  const plainLetters = Array.from(plain(whole))
  const hits = new Array<boolean>(letters.length).fill(false)
  for (const word of soughtWords(search)) {
    const size = Array.from(word).length
    for (let at = 0; at + size <= letters.length; at++)
      if (
        plainLetters.slice(at, at + size).join('') === word &&
        (at === 0 || !/[\p{L}\p{N}]/u.test(plainLetters[at - 1] ?? ''))
      )
        hits.fill(true, at, at + size)
  }
  const pieces: Piece[] = []
  letters.forEach((letter, at) => {
    const last = pieces.at(-1)
    const hit = hits[at] ?? false
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  })
  return pieces
}
