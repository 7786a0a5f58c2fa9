export type Decimal = ',' | '.'
type FigureUnit = 'amount' | 'hours'

/** Why a cell was not taken. */
export type Refusal = 'unreadable' | 'tooPrecise' | 'outOfRange'
export type Reading = { kind: 'figure'; value: number } | { kind: 'empty' } | { kind: 'refused'; why: Refusal }

/** As the contract has them. */
const ranges = { amount: [-100_000_000, 100_000_000], hours: [0, 10_000] } as const

/** Cells of what a spreadsheet puts on the clipboard: tabs and newlines; quoted where a cell has one of its own. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gu,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // What is copied ends with a newline, after which nothing comes.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop()
  return rows
}

const currencies = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (code: string | undefined) => code === undefined || currencies.has(code.toUpperCase())

/** Without currency, spaces and the signs of minus; null for what is no figure at all. */
function plainOf(text: string): { minus: boolean; digits: string } | null {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[\s'’`]/gu, '')
    .replace(/^([-−–+(]*)(?:\p{Sc}|kr\.?|([A-Z]{3}))/u, (all, signs: string, code?: string) =>
      isCurrency(code) ? signs : all,
    )
    .replace(
      /(?:\p{Sc}|kr\.?|hrs?|std\.?|[hu]|([A-Z]{3}))([-−)]*)$/iu,
      (all, code: string | undefined, signs: string) => (isCurrency(code) ? signs : all),
    )
  const [, open = '', digits, close = ''] = /^([-−–+(]?)([\d.,:]+)([-−)]?)$/u.exec(bare) ?? []
  if (digits === undefined || (open === '(') !== (close === ')') || (open && close && open !== '(')) return null
  return { minus: (open !== '' && open !== '+') || close !== '', digits }
}

const grouped = { ',': /^\d{1,3}(?:\.\d{3})+$/, '.': /^\d{1,3}(?:,\d{3})+$/ } as const

/** The decimal sign a figure shows beyond doubt; 1.234 is one thing in Berlin and another in London. */
function shownBy(digits: string): Decimal | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const sign = digits[last]
  if (sign !== '.' && sign !== ',') return null
  const other = sign === '.' ? ',' : '.'
  if (digits.includes(other)) return sign
  if (digits.indexOf(sign) !== last) return other
  return digits.length - last - 1 === 3 && last > 0 && last < 4 ? null : sign
}

/**
 * The decimal sign of figures that were copied together: the one they show, where they agree; else the one that is
 * usual where they are pasted.
 */
export function decimalOf(texts: readonly string[], usual: Decimal): Decimal {
  const shown = new Set(texts.map(text => shownBy(plainOf(text)?.digits ?? '')).filter(sign => sign !== null))
  const [only] = shown
  return shown.size === 1 && only ? only : usual
}

/** Half past seven as 7.5. */
function clockOf(digits: string): number | null {
  const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(digits) ?? []
  return hours === undefined ? null : Number(hours) + Math.round((Number(minutes) / 60) * 100) / 100
}

/** What a figure shows beyond doubt counts, whatever is usual: 12.5 is no twelve thousand. */
function valueOf(digits: string, usual: Decimal): number | 'unreadable' | 'tooPrecise' {
  const decimal = shownBy(digits) ?? usual
  const [whole = '', part = '', more] = digits.split(decimal)
  const known = more === undefined && (/^\d*$/.test(whole) || grouped[decimal].test(whole)) && /^\d*$/.test(part)
  if (!known || (whole === '' && part === '')) return 'unreadable'
  const plain = whole.replaceAll(decimal === ',' ? '.' : ',', '')
  return part.length > 2 ? 'tooPrecise' : Number(`${plain || '0'}.${part || '0'}`)
}

/**
 * A cell as somebody typed or copied it: 1.234,50 and 1,234.50, € and CHF, (12.00) and 12-, 7:30 where hours are
 * counted. Three digits after a decimal sign are refused: they may just as well be thousands.
 */
export function readFigure(text: string, decimal: Decimal, unit: FigureUnit): Reading {
  if (text.trim() === '') return { kind: 'empty' }
  const plain = plainOf(text)
  const clock = plain && unit === 'hours' ? clockOf(plain.digits) : null
  const value = plain ? (clock ?? valueOf(plain.digits, decimal)) : 'unreadable'
  if (typeof value === 'string') return { kind: 'refused', why: value }
  const signed = plain?.minus && value !== 0 ? -value : value
  const [least, most] = ranges[unit]
  return signed < least || signed > most ? { kind: 'refused', why: 'outOfRange' } : { kind: 'figure', value: signed }
}
