/** No more of a text than this; a letter that takes two of its units is never halved, which no database takes. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
