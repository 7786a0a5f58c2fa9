import { deflateRawSync } from 'node:zlib'

type File = [path: string, content: Uint8Array]

/** An archive of these files. */
export const zipOf = (...files: File[]): Buffer => archived(files, content => content.length)
/** The same, where each says that it unpacks to next to nothing. */
export const lyingZipOf = (...files: File[]): Buffer => archived(files, () => 10)

function archived(files: readonly File[], sizeOf: (content: Uint8Array) => number): Buffer {
  const fixed = (size: number, ...fields: [at: number, bytes: 2 | 4, value: number][]) => {
    const all = Buffer.alloc(size)
    for (const [at, bytes, value] of fields) all.writeUIntLE(value, at, bytes)
    return all
  }
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [path, content] of files) {
    const [title, packed] = [Buffer.from(path), deflateRawSync(content)]
    const sizes = (from: number): [number, 4, number][] => [
      [from, 4, packed.length],
      [from + 4, 4, sizeOf(content)],
    ]
    const local = fixed(30, [0, 4, 0x04034b50], [8, 2, 8], ...sizes(18), [26, 2, title.length])
    const entry = fixed(46, [0, 4, 0x02014b50], [10, 2, 8], ...sizes(20), [28, 2, title.length], [42, 4, at])
    locals.push(local, title, packed)
    entries.push(entry, title)
    at += 30 + title.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const count = files.length
  const end = fixed(22, [0, 4, 0x06054b50], [8, 2, count], [10, 2, count], [12, 4, directory.length], [16, 4, at])
  return Buffer.concat([...locals, directory, end])
}
