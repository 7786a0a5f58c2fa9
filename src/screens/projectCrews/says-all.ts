/** People beyond which a list is searched. */
export const searchedAbove = 12

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()

/** Whether each word typed begins some word of the texts; accents and case do not matter. */
export function saysAll(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(text => plain(text).split(/[\s·,-]+/u))
  return plain(typed)
    .split(/\s+/u)
    .every(part => words.some(word => word.startsWith(part)))
}
