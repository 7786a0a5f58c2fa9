/** Whether two addresses (path and search) are of one page: alike but for these words of the search. */
export function isSamePage(one: string, other: string, within: readonly string[]): boolean {
  const [first, second] = [one, other].map(address => {
    const [path = '', search = ''] = address.split(/\?(.*)/s)
    const words = new URLSearchParams(search)
    for (const word of within) words.delete(word)
    words.sort()
    return `${path}?${words.toString()}`
  })
  return first === second
}
