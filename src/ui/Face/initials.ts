/** First letters of the first and the last name: "Femke van Dijk" is FD, "Prince" is P. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/u)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}
