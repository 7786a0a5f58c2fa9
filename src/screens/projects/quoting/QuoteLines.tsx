import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { HoursTable } from '../../../ui/HoursTable/HoursTable.tsx'
import { addOnWords } from '../../shared/cost/cost-words.ts'
import { hourSumWords } from '../../shared/cost/hour-words.ts'
import { moneyWords, plainMoney } from '../../shared/cost/money-words.ts'
import { dayWords, functionWords } from '../../shared/words/shift-words.ts'
import type { QuoteLine } from './quoting.types.ts'

interface QuoteLinesProps {
  lines: readonly QuoteLine[]
  hours: number
  total: number
  currency: string | null
  now: number
}

/** What each position comes to, and all of them: the foot is the sum of the lines. */
export function QuoteLines({ lines, hours, total, currency, now }: QuoteLinesProps) {
  const words = useWords()
  const { t, tn } = words
  const money = (minor: number | null) =>
    minor === null || currency === null ? '–' : plainMoney(words, minor, currency)
  const places = lines.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <HoursTable
      card
      label={t('quotations.cost')}
      head={tn('quotations.positions', lines.length)}
      columns={[
        { key: 'places', label: t('quotations.places') },
        { key: 'hours', label: t('quotations.hours'), desk: true },
        { key: 'rate', label: t('quotations.rate'), desk: true },
        { key: 'addOn', label: t('quotations.addOn'), desk: true },
        { key: 'total', label: t('quotations.sum') },
      ]}
      rows={lines.map(line => ({
        id: line.itemId,
        name: functionWords(words, line.function),
        sub: `${line.crew.name}, ${dayWords(words, line.date, now)} ${line.begin}–${line.end}`,
        figures: {
          places: line.amount,
          hours: hoursText(line.hours),
          rate: money(line.rate),
          addOn: line.addOn === 0 ? '–' : money(line.addOn),
          total: line.rate === null ? '–' : money(line.total),
        },
        ...(line.addOns.length > 0 ? { why: addOnWords(words, line.addOns) } : {}),
        ...(line.rate === null ? { look: 'missing' as const } : {}),
      }))}
      foot={{
        label: t('quotations.total'),
        figures: {
          places,
          hours: hourSumWords(words, hours),
          total: currency === null ? '–' : moneyWords(words, total, currency),
        },
      }}
    />
  )
}
