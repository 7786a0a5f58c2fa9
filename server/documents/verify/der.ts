/** One value of DER: its tag, where its header begins, where it itself does, and where it ends. */
export interface Der {
  tag: number
  head: number
  start: number
  end: number
}

/** The value that begins at a place. Throws where there is none that lies within the bytes. */
export function derAt(bytes: Uint8Array, head: number): Der {
  const [tag, first] = [bytes[head], bytes[head + 1]]
  if (tag === undefined || first === undefined) throw new Error('no DER')
  let [start, length] = [head + 2, first]
  if (first > 0x80) {
    const long = bytes.subarray(start, start + (first & 0x7f))
    if (long.length > 4) throw new Error('no DER')
    length = long.reduce((sum, byte) => sum * 256 + byte, 0)
    start += long.length
  }
  const end = start + length
  if (first === 0x80 || end > bytes.length) throw new Error('no DER')
  return { tag, head, start, end }
}

/** The values within a constructed one. */
export function within(bytes: Uint8Array, { start, end }: Der): Der[] {
  const found: Der[] = []
  for (let at = start; at < end;) {
    const one = derAt(bytes, at)
    found.push(one)
    at = one.end
  }
  return found
}

export const contentOf = (bytes: Uint8Array, { start, end }: Der) => Buffer.from(bytes.subarray(start, end))
export const wholeOf = (bytes: Uint8Array, { head, end }: Der) => Buffer.from(bytes.subarray(head, end))
