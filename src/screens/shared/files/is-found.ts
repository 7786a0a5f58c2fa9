/** Letters that are no letter with an accent, as they are typed without their keyboard. */
const otherwise: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ı: 'i' }

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœłøđı]/g, letter => otherwise[letter] ?? letter)
    .split(/[\s.,_-]+/)
    .filter(Boolean)

/** Whether every word of a search begins one of the words of a text, whatever its accents. */
export function isFound(text: string, search: string): boolean {
  const words = wordsOf(text)
  return wordsOf(search).every(word => words.some(one => one.startsWith(word)))
}
