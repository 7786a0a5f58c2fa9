import { crc32, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** Without folders. */
  name: string
  /** Bytes it says it has, unpacked. */
  size: number
  encrypted: boolean
  /** Null: packed in another way than is read here, or not as it says. */
  bytes: () => Uint8Array | null
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfCentral = 0x06054b50
/** As far from its end as its directory may be announced. */
const longestComment = 65_535 + 22

/** What a Mac puts beside the files, and folders. */
const isAside = (path: string) => path.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(path)
const leadsOut = (path: string) => /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i.test(path)

/**
 * What lies in a ZIP archive, as its directory says, without unpacking any of it; null where it is none, leads out of its
 * folder, tells of the same bytes twice (as archives do that unpack to more than fits anywhere), or is larger than 4 GB.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return entriesOf(file)
  } catch (error) {
    // It ends in the middle of what it says.
    if (error instanceof RangeError) return null
    throw error
  }
}

function entriesOf(file: Buffer): ZipEntry[] | null {
  const tail = file.subarray(-longestComment)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (at < 0) return null
  const end = file.length - tail.length + at
  if (file.readUInt32LE(end) !== endOfCentral || file.readUInt16LE(end + 4) !== 0) return null
  if (end + 22 + file.readUInt16LE(end + 20) !== file.length) return null
  const count = file.readUInt16LE(end + 10)
  let next = file.readUInt32LE(end + 16)
  if (count === 0xffff || next === 0xffffffff) return null
  const entries: ZipEntry[] = []
  const spans: { from: number; to: number }[] = []
  for (let entry = 0; entry < count; entry++) {
    if (file.readUInt32LE(next) !== centralHeader) return null
    const [flags, method] = [file.readUInt16LE(next + 8), file.readUInt16LE(next + 10)]
    const [sum, packed, size] = [16, 20, 24].map(field => file.readUInt32LE(next + field)) as [number, number, number]
    const [named, extra, comment] = [28, 30, 32].map(field => file.readUInt16LE(next + field)) as [
      number,
      number,
      number,
    ]
    const local = file.readUInt32LE(next + 42)
    const path = file.toString(flags & 0x800 ? 'utf8' : 'latin1', next + 46, next + 46 + named)
    next += 46 + named + extra + comment
    if (leadsOut(path)) return null
    if (file.readUInt32LE(local) !== localHeader) return null
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    if (from + packed > end) return null
    spans.push({ from: local, to: from + packed })
    if (isAside(path)) continue
    entries.push({
      name: path.split(/[/\\]/).at(-1) ?? '',
      size,
      encrypted: (flags & 1) !== 0,
      bytes: () => {
        const bytes = unpacked(file.subarray(from, from + packed), method, size)
        return bytes && crc32(bytes) === sum ? bytes : null
      },
    })
  }
  spans.sort((one, other) => one.from - other.from)
  return spans.some(({ to }, index) => to > (spans[index + 1]?.from ?? Infinity)) ? null : entries
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
