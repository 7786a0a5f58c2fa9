/** Welsh names of days and months: some browsers come without them. Mutations after "1" are not needed in short forms. */
const welsh = {
  weekday: {
    long: 'Dydd Sul,Dydd Llun,Dydd Mawrth,Dydd Mercher,Dydd Iau,Dydd Gwener,Dydd Sadwrn',
    short: 'Sul,Llun,Maw,Mer,Iau,Gwe,Sad',
  },
  month: {
    long: 'Ionawr,Chwefror,Mawrth,Ebrill,Mai,Mehefin,Gorffennaf,Awst,Medi,Hydref,Tachwedd,Rhagfyr',
    short: 'Ion,Chw,Maw,Ebr,Mai,Meh,Gor,Awst,Medi,Hyd,Tach,Rhag',
  },
}

const made = new Map<string, (at: number | Date) => string>()

/**
 * A date as the locale writes it. Where the browser does not know Welsh, British order with Welsh names. Making one costs
 * a hundred times what using it does, so each is made once; screens know only so many ways to write a date.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? newFormat(locale, options)
  made.set(key, format)
  return format
}

function newFormat(locale: string, options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  if (!locale.startsWith('cy') || Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0) {
    const format = new Intl.DateTimeFormat(locale, options)
    return at => format.format(at)
  }
  const british = new Intl.DateTimeFormat('en-GB', options)
  const { timeZone } = british.resolvedOptions()
  const named = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', month: 'numeric' })
  return at => {
    const numbers = Object.fromEntries(named.formatToParts(at).map(({ type, value }) => [type, value]))
    const place = {
      weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(numbers.weekday ?? ''),
      month: Number(numbers.month) - 1,
    }
    return british
      .formatToParts(at)
      .map(({ type, value }) => {
        if (type !== 'weekday' && !(type === 'month' && /\D/.test(value))) return value
        return welsh[type][isLong(options, type) ? 'long' : 'short'].split(',')[place[type]] ?? value
      })
      .join('')
  }
}

const isLong = (options: Intl.DateTimeFormatOptions, part: 'weekday' | 'month') =>
  options[part] === 'long' || options.dateStyle === 'full' || options.dateStyle === 'long'
