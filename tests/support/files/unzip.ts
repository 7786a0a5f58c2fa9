import { crc32 } from 'node:zlib'

/** Files of a ZIP that stores them as they are, by its directory at the end. Throws where it is not whole, or a sum is wrong. */
export function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const all = Buffer.from(bytes)
  const end = all.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('there is no directory: the archive is not whole')
  const found = new Map<string, Buffer>()
  let at = all.readUInt32LE(end + 16)
  for (let n = all.readUInt16LE(end + 10); n > 0; n--) {
    if (all.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is broken')
    const [nameLength, extra, comment] = [28, 30, 32].map(field => all.readUInt16LE(at + field))
    if (nameLength === undefined || extra === undefined || comment === undefined) throw new Error('the directory ends')
    const name = all.toString('utf8', at + 46, at + 46 + nameLength)
    const size = all.readUInt32LE(at + 24)
    const local = all.readUInt32LE(at + 42)
    const from = local + 30 + all.readUInt16LE(local + 26) + all.readUInt16LE(local + 28)
    const content = all.subarray(from, from + size)
    if (all.readUInt16LE(at + 10) !== 0 || content.length !== size) throw new Error(`${name} is not stored whole`)
    if (crc32(content) !== all.readUInt32LE(at + 16)) throw new Error(`${name} is not what was stored`)
    if (found.has(name)) throw new Error(`${name} is there twice`)
    found.set(name, content)
    at += 46 + nameLength + extra + comment
  }
  return found
}
