import { ZipFile } from 'yazl'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../../server/payslips/read-zip.ts'

async function zip(files: Record<string, Uint8Array>, compress = true): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [path, bytes] of Object.entries(files)) archive.addBuffer(Buffer.from(bytes), path, { compress })
  archive.end()
  const parts: Buffer[] = []
  for await (const part of archive.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
const text = (said: string) => new TextEncoder().encode(said)
/** With another path of the same length, here and in its directory. */
const renamed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
const directory = (bytes: Buffer) => bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))

describe('an archive', () => {
  it.each([true, false])('is read file by file (compressed: %s)', async compress => {
    const bytes = await zip(
      { 'a/1001.pdf': text('one'), 'Übung.pdf': text('two '.repeat(1000)), 'leer.pdf': text('') },
      compress,
    )
    expect(readZip(bytes)?.map(one => ({ ...one, bytes: Buffer.from(one.bytes() ?? []).toString() }))).toEqual([
      { name: '1001.pdf', size: 3, encrypted: false, bytes: 'one' },
      { name: 'Übung.pdf', size: 4000, encrypted: false, bytes: 'two '.repeat(1000) },
      { name: 'leer.pdf', size: 0, encrypted: false, bytes: '' },
    ])
  })

  it('leaves out folders and what a Mac adds', async () => {
    const bytes = await zip({
      '__MACOSX/a/._1.pdf': text('x'),
      '.DS_Store': text('x'),
      'a/.hidden/1.pdf': text('x'),
      'b/1.pdf': text('x'),
    })
    expect(readZip(bytes)?.map(({ name }) => name)).toEqual(['1.pdf'])
  })

  it.each(['../1.pdf', '/abc.pdf', 'a/../b.p', '..\\1.pdf', '\\abc.pdf', 'C:\\a.pdf', 'ab\0c.pdf'])(
    'is refused where it leads to %j',
    async path => {
      const bytes = await zip({ ['x'.repeat(path.length)]: text('one') })
      expect(readZip(bytes)).toHaveLength(1)
      expect(readZip(renamed(bytes, 'x'.repeat(path.length), path))).toBeNull()
    },
  )

  it('is none where it is cut off, or is something else', async () => {
    const bytes = await zip({ '1.pdf': text('one'), '2.pdf': text('two') })
    for (let end = 0; end < bytes.length; end++) expect(readZip(bytes.subarray(0, end))).toBeNull()
    expect(readZip(text('PK'))).toBeNull()
    expect(readZip(text(''))).toBeNull()
  })

  it('does not unpack more than it says it has, nor what was changed', async () => {
    const bytes = await zip({ '1.pdf': Buffer.alloc(1_000_000) })
    const said = (size: number) => {
      const changed = Buffer.from(bytes)
      changed.writeUInt32LE(size, directory(changed) + 24)
      return readZip(changed)?.[0]
    }
    expect(said(1_000_000)?.bytes()).toHaveLength(1_000_000)
    expect(said(1000)?.bytes()).toBeNull()
    expect(said(2_000_000)?.bytes()).toBeNull()
    const changed = Buffer.from(await zip({ '1.pdf': text('one') }, false))
    changed.write('two', changed.indexOf('one'))
    expect(readZip(changed)?.[0]?.bytes()).toBeNull()
  })

  it('does not tell of the same bytes twice', async () => {
    const bytes = await zip({ '1.pdf': text('one'), '2.pdf': text('two') }, false)
    const second = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bytes.writeUInt32LE(0, second + 42)
    expect(readZip(bytes)).toBeNull()
  })

  it('says what needs a password, and does not read what is packed otherwise', async () => {
    const bytes = await zip({ '1.pdf': text('one') })
    bytes.writeUInt16LE(bytes.readUInt16LE(directory(bytes) + 8) | 1, directory(bytes) + 8)
    expect(readZip(bytes)?.[0]?.encrypted).toBe(true)
    bytes.writeUInt16LE(12, directory(bytes) + 10)
    expect(readZip(bytes)?.[0]?.bytes()).toBeNull()
  })
})
