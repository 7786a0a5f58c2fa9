import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { viewerZone } from '../../shared/shift-words.ts'
import { whenWords } from '../../shared/when-words.ts'
import type { Approval } from '../home.types.ts'

interface ApprovalsProps {
  items: readonly Approval[]
  /** As the server counts them. */
  total: number
  now: number
}

/** What was sent and counts once somebody has looked at it, the oldest first. */
export function Approvals({ items, total, now }: ApprovalsProps) {
  const words = useWords()
  const { t } = words
  if (items.length === 0) return null
  return (
    <Section title={t('home.approvals')} end={total}>
      <Rows label={t('home.approvals')}>
        {items.map(({ id, documentId, name, person, since }) => (
          <Row
            key={id}
            wrap
            href={`/documents/${documentId}`}
            lead={<Face name={person.name} src={person.pictureUrl ?? undefined} />}
            title={name}
            sub={[person.name, t('home.approvalSent', { at: whenWords(words, since, viewerZone(), now) })].join(' · ')}
          />
        ))}
      </Rows>
    </Section>
  )
}
