import { inflateRawSync } from 'node:zlib'

const endOfDirectory = Buffer.from([0x50, 0x4b, 5, 6])
const entry = 0x02014b50

/**
 * How many bytes a ZIP really unpacks to, whatever it says of itself; null where it is none that can be read, Infinity
 * where it is more than `most`. What is unpacked is thrown away.
 */
export function unpackedSize(bytes: Uint8Array, most: number): number | null {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = all.lastIndexOf(endOfDirectory)
  let sum = 0
  try {
    let at = all.readUInt32LE(end + 16)
    for (let left = all.readUInt16LE(end + 10); left > 0; left--) {
      if (all.readUInt32LE(at) !== entry) return null
      const size = all.readUInt32LE(at + 20)
      const local = all.readUInt32LE(at + 42)
      const from = local + 30 + all.readUInt16LE(local + 26) + all.readUInt16LE(local + 28)
      const packed = all.subarray(from, from + size)
      sum += all.readUInt16LE(at + 10) === 0 ? packed.length : inflated(packed, most - sum)
      if (sum > most) return Infinity
      at += 46 + all.readUInt16LE(at + 28) + all.readUInt16LE(at + 30) + all.readUInt16LE(at + 32)
    }
    return sum
  } catch {
    return null
  }
}

function inflated(packed: Uint8Array, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) }).byteLength
  } catch (error) {
    if (error instanceof RangeError) return Infinity
    throw error
  }
}
