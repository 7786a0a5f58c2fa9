import type { Words } from '../../../i18n/words.ts'
import type { PlusCrew } from '../data.types.ts'

/** Those whose name, number, company or type hold the letters, sorted as the language sorts names. */
export function foundBy({ locale }: Pick<Words, 'locale'>, crews: readonly PlusCrew[], text: string): PlusCrew[] {
  const wanted = text.trim().toLocaleLowerCase(locale)
  const names = new Intl.Collator(locale, { numeric: true })
  return crews
    .filter(({ name, number, company, type }) =>
      [name, number, company?.name, type?.caption].some(part => part?.toLocaleLowerCase(locale).includes(wanted)),
    )
    .toSorted((one, other) => names.compare(one.name, other.name) || names.compare(one.number, other.number))
}
