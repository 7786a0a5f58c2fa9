/** Characters of a name in an archive: with a folder and an ending short enough for every file system. */
const longest = 60
/** What Windows keeps for devices, with or without an ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A name as a folder or file of an archive may be called: no way out of it, nothing that is not seen, nothing reserved. */
export function archiveName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
  const short = [...plain.trim()].slice(0, longest).join('')
  // Windows drops dots and blanks at the end; one in front hides a file.
  const trimmed = short.replace(/^[. ]+|[. ]+$/g, '')
  if (trimmed === '') return '_'
  return devices.test(trimmed) ? `_${trimmed}` : trimmed
}

/** Gives each name once: the second of the same is `Name (2)`. Same is what a disk that ignores case takes for the same. */
export function uniqueNames(): (name: string, ending?: string) => string {
  const given = new Set<string>()
  return (name, ending = '') => {
    const base = archiveName(name)
    for (let n = 1; ; n++) {
      const tried = `${base}${n === 1 ? '' : ` (${n})`}${ending}`
      const key = tried.normalize('NFKC').toLowerCase()
      if (given.has(key)) continue
      given.add(key)
      return tried
    }
  }
}

/** A value of a CSV file. What a sheet would take for a formula is kept a text. */
export function csvValue(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
