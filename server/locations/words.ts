/** Words of a text as they are searched: lower case, letters and digits, without repetition. */
export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]

/** Each word of a search as a half-open range of words that begin with it, by code point (collation C). At most 6 words. */
export const wordRanges = (text: string): { from: string; to: string }[] =>
  wordsOf(text)
    .slice(0, 6)
    .map(word => ({ from: word, to: `${word}\u{10FFFF}` }))
