import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { decidingHref } from '../../shared/approvals/deciding-href.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { Approval } from '../home.types.ts'

/** Lines at home; the others stand in the queue. */
const most = 4

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
    <Section
      title={t('home.approvals')}
      end={<TextLink href={decidingHref()}>{t('home.allProjects', { count: total })}</TextLink>}
    >
      <Rows label={t('home.approvals')}>
        {items.slice(0, most).map(({ id, kind, name, person, since }) => (
          <Row
            key={id}
            wrap
            href={decidingHref(id)}
            lead={<Face name={person.name} src={person.pictureUrl ?? undefined} />}
            title={name ?? t(kind === 'photo' ? 'home.approvalPhoto' : 'home.approvalPicture')}
            sub={[person.name, t('home.approvalSent', { at: whenWords(words, since, viewerZone(), now) })].join(' · ')}
          />
        ))}
      </Rows>
    </Section>
  )
}
