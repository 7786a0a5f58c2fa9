/** Letters that are written with two where there is no better one, and those that are no letter with a mark. */
const written: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE' },
  ...{ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', ŋ: 'n', Ŋ: 'N' },
  ...{ '&': '+', '’': "'", '‘': "'", '–': '-', '—': '-', '−': '-', _: '-' },
}

/**
 * A text in the letters every bank of SEPA takes (EPC217-08), at most so many: umlauts are written out, marks fall off,
 * what is left over becomes a full stop. Neither begins, ends nor holds twice in a row what means something to banks, `/`.
 */
export function sepaText(text: string, most: number): string {
  const plain = [...text.normalize('NFC')]
    .map(letter => written[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .replace(/\/{2,}/g, '/')
  return trimmed(trimmed(plain).slice(0, most))
}

const trimmed = (text: string) => text.replace(/^[/ ]+|[/ ]+$/g, '')

/** Whether anything of a name is left that somebody could read. */
export const isSpeakable = (text: string): boolean => /[A-Za-z0-9]/.test(sepaText(text, 70))
