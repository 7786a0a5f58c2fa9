import { useWords } from '../../i18n/words.ts'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { dayWords } from '../shared/shift-words.ts'
import type { OngoingProject } from './home.types.ts'

interface OngoingProjectsProps {
  projects: readonly OngoingProject[]
  /** As the server counts them. */
  total: number
}

/** What is on and what comes next, soonest first. */
export function OngoingProjects({ projects, total }: OngoingProjectsProps) {
  const words = useWords()
  const { t } = words
  if (projects.length === 0) return null
  return (
    <Section title={t('home.ongoingProjects')} end={total}>
      <Rows label={t('home.ongoingProjects')}>
        {projects.map(({ id, number, name, company, clientMark, beginDate, endDate, location, places }) => {
          const [begin, end] = [dayWords(words, beginDate), dayWords(words, endDate)]
          const days = beginDate === endDate ? begin : `${begin} – ${end}`
          const filled = t('home.placesFilled', { filled: places.filled, amount: places.amount })
          return (
            <Row
              key={id}
              wrap
              href={`/projects/${number}`}
              lead={<Tile icon={<b>{clientMark ?? company.name.slice(0, 2).toUpperCase()}</b>} />}
              title={name}
              sub={`${days} · ${location.name}, ${location.city} · ${filled}`}
            />
          )
        })}
      </Rows>
    </Section>
  )
}
