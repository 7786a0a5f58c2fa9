export interface Packed {
  path: string
  /** Bytes it says it has, unpacked, and their CRC-32. */
  size: number
  sum: number
  /** 0: as it is; 8: deflated. */
  method: number
  encrypted: boolean
  packed: Buffer
  /** Where it lies in the archive, its own header included. */
  span: { from: number; to: number }
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfCentral = 0x06054b50
/** As far from its end as its directory may be announced. */
const longestComment = 65_535 + 22

/**
 * What the directory of a ZIP archive tells of, without unpacking any of it; null where it is none, is cut off or larger
 * than 4 GB. What it says may be a lie, its paths as well.
 */
export function zipDirectory(bytes: Uint8Array): Packed[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return entriesOf(file)
  } catch (error) {
    // It ends in the middle of what it says.
    if (error instanceof RangeError) return null
    throw error
  }
}

function entriesOf(file: Buffer): Packed[] | null {
  const tail = file.subarray(-longestComment)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (at < 0) return null
  const end = file.length - tail.length + at
  if (file.readUInt32LE(end) !== endOfCentral || file.readUInt16LE(end + 4) !== 0) return null
  if (end + 22 + file.readUInt16LE(end + 20) !== file.length) return null
  const count = file.readUInt16LE(end + 10)
  let next = file.readUInt32LE(end + 16)
  if (count === 0xffff || next === 0xffffffff) return null
  const entries: Packed[] = []
  for (let entry = 0; entry < count; entry++) {
    const central = next
    if (file.readUInt32LE(central) !== centralHeader) return null
    const whole = (field: number) => file.readUInt32LE(central + field)
    const half = (field: number) => file.readUInt16LE(central + field)
    const [flags, named, local] = [half(8), half(28), whole(42)]
    const path = file.toString(flags & 0x800 ? 'utf8' : 'latin1', central + 46, central + 46 + named)
    next = central + 46 + named + half(30) + half(32)
    if (file.readUInt32LE(local) !== localHeader) return null
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const to = from + whole(20)
    if (to > end) return null
    entries.push({
      ...{ path, size: whole(24), sum: whole(16), method: half(10), encrypted: (flags & 1) !== 0 },
      packed: file.subarray(from, to),
      span: { from: local, to },
    })
  }
  return entries
}
