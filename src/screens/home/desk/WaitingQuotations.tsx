import { IconSignature } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { WaitingQuotation } from '../home.types.ts'

interface WaitingQuotationsProps {
  items: readonly WaitingQuotation[]
  /** As the server counts them. */
  total: number
  now: number
}

/** What the client is asked to accept, soonest to end first; its project is where the answer is given. */
export function WaitingQuotations({ items, total, now }: WaitingQuotationsProps) {
  const words = useWords()
  const { t } = words
  if (items.length === 0) return null
  return (
    <Section title={t('home.quotations')} end={total}>
      <Rows label={t('home.quotations')}>
        {items.map(({ id, number, project, validUntil, currency, total: sum }) => (
          <Row
            key={id}
            wrap
            href={`/projects/${encodeURIComponent(project.number)}`}
            lead={<Tile icon={<IconSignature aria-hidden="true" />} />}
            title={project.name}
            sub={[
              number,
              moneyWords(words, sum, currency),
              t('home.quotationUntil', { day: dayWords(words, validUntil, now) }),
            ].join(' · ')}
          />
        ))}
      </Rows>
    </Section>
  )
}
