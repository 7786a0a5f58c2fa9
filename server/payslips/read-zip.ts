import { crc32, inflateRawSync } from 'node:zlib'
import { zipDirectory } from '../files/zip-directory.ts'

export interface ZipEntry {
  /** Without folders. */
  name: string
  /** Bytes it says it has, unpacked. */
  size: number
  encrypted: boolean
  /** Null: packed in another way than is read here, or not as it says. */
  bytes: () => Uint8Array | null
}

/** What a Mac puts beside the files, and folders. */
const isAside = (path: string) => path.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(path)
const leadsOut = (path: string) => /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i.test(path)

/**
 * What lies in a ZIP archive, as its directory says, without unpacking any of it; null where it is none, leads out of its
 * folder, tells of the same bytes twice (as archives do that unpack to more than fits anywhere), or is larger than 4 GB.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | null {
  const directory = zipDirectory(bytes)
  if (!directory || directory.some(({ path }) => leadsOut(path))) return null
  const spans = directory.map(({ span }) => span).toSorted((one, other) => one.from - other.from)
  if (spans.some(({ to }, at) => to > (spans[at + 1]?.from ?? Infinity))) return null
  return directory
    .filter(({ path }) => !isAside(path))
    .map(({ path, size, sum, method, encrypted, packed }) => ({
      ...{ name: path.split(/[/\\]/).at(-1) ?? '', size, encrypted },
      bytes: () => {
        const bytes = unpacked(packed, method, size)
        return bytes && crc32(bytes) === sum ? bytes : null
      },
    }))
}

/** Never more than it says it has. */
function unpacked(packed: Buffer, method: number, size: number): Uint8Array | null {
  if (method === 0) return packed.length === size ? new Uint8Array(packed) : null
  if (method !== 8) return null
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
    return bytes.length === size ? new Uint8Array(bytes) : null
  } catch {
    return null
  }
}
