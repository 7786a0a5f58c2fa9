import { inflateRawSync } from 'node:zlib'
import { type Packed, zipDirectory } from '../files/zip-directory.ts'

/**
 * How many bytes a ZIP really unpacks to, whatever it says of itself; null where it is none that can be read, Infinity
 * where it is more than `most`. What is unpacked is thrown away.
 */
export function unpackedSize(bytes: Uint8Array, most: number): number | null {
  const directory = zipDirectory(bytes)
  if (!directory) return null
  let sum = 0
  try {
    for (const { method, packed } of directory) {
      sum += method === 0 ? packed.length : inflated(packed, most - sum)
      if (sum > most) return Infinity
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

/** What a file of an archive says, once `unpackedSize` has found that it can be unpacked. */
export const inflatedText = ({ method, packed }: Packed): string =>
  (method === 0 ? packed : inflateRawSync(packed)).toString('utf8')
