/** `title` as a file may be called on every device: letters and figures of any script, a dash for whatever else. `ending` without its dot. */
export function fileName(title: string, ending = 'pdf'): string {
  const dashed = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|-+$/g, '')
  return `${dashed || 'file'}.${ending}`
}

/** Letters of English alone: those with a mark lose it. */
const plain = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w.-]+/g, '-')

/** `Content-Disposition` of a file called `name` (RFC 6266): in full, and in plain letters for whoever does not read that. */
export function savedAs(name: string, how: 'attachment' | 'inline' = 'attachment'): string {
  const letters = plain(name)
  const simple = `${how}; filename="${letters}"`
  if (letters === name) return simple
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${simple}; filename*=UTF-8''${encoded}`
}
