import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import type { ReceiptActivity } from '../shared/receipts/receipt.types.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { whenWords } from '../shared/words/when-words.ts'

interface HappenedProps {
  activities: readonly ReceiptActivity[]
  /** Null: nothing can be said. */
  onSay: (() => void) | null
}

/** What happened to a receipt and was said about it, the newest first. */
export function Happened({ activities, onSay }: HappenedProps) {
  const words = useWords()
  const { t } = words
  const now = useNow()
  return (
    <Section
      title={t('receipt.activities')}
      end={
        onSay ? (
          <Button size="small" onClick={onSay}>
            {t('receipt.comment')}
          </Button>
        ) : undefined
      }
    >
      <Rows label={t('receipt.activities')}>
        {activities.map(({ id, code, text, at, author }) => (
          <Row
            key={id}
            wrap
            title={t(`receipt.event.${code}`, { text: text ?? '' })}
            sub={[...(author === null ? [] : [author]), whenWords(words, at, viewerZone(), now)].join(', ')}
          />
        ))}
      </Rows>
    </Section>
  )
}
