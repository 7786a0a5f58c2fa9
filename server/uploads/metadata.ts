/** What `Upload-Metadata` says: `filename d29ybGQ=,filetype aW1hZ2U=`. Null where it is none. */
export function metadataOf(header: string): Record<string, string> | null {
  const said: Record<string, string> = {}
  if (header.length > 4000) return null
  for (const part of header.split(',').map(one => one.trim())) {
    if (part === '') continue
    const [key = '', value = '', ...more] = part.split(' ')
    if (more.length > 0 || !/^[\x21-\x7e]+$/.test(key) || !/^[\w+/-]*={0,2}$/.test(value)) return null
    const text = Buffer.from(value, 'base64').toString('utf8')
    if (text.includes('\0')) return null
    said[key] = text.toWellFormed()
  }
  return said
}
