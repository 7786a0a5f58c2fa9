/** "184 kB", "1.2 MB". */
export function sizeWords(locale: string, bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(unit === 'kilobyte' ? Math.max(1, value) : value)
}
/** Bytes a PDF may have; what is larger is not even sent. */
export { mostUploadBytes as mostBytes } from '../../../client/files/send-pieces.ts'
