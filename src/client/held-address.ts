/** Addresses that pages are held at, the last one first to count. */
const held: string[] = []

/**
 * A step back changes the browser's address before it says so, and whatever renders in between would read the other
 * page's: until the page is let go it is at `address` (path and search). Returns how to let it go.
 */
export function holdAt(address: string): () => void {
  held.push(address)
  return () => {
    held.splice(held.lastIndexOf(address), 1)
  }
}

const parts = () => (held.at(-1) ?? location.pathname + location.search).split(/(?=\?)/)
export const pathHere = (): string => parts()[0] ?? '/'
export const searchHere = (): string => parts().slice(1).join('')
