import { IconListCheck, IconMapPins } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'

/** The two tools of whoever leads the crew. */
export function LeadRows({ crewId, counts }: { crewId: string; counts: { in: number; all: number } }) {
  const { t } = useWords()
  return (
    <Section title={t('crews.lead')}>
      <Rows>
        <Row
          wrap
          lead={<Tile icon={<IconListCheck aria-hidden="true" />} />}
          title={t('crews.crewList')}
          sub={t('crews.list.summary', counts)}
          href={`/crews/${crewId}/crew-chief-job`}
        />
        <Row
          wrap
          lead={<Tile icon={<IconMapPins aria-hidden="true" />} />}
          title={t('crews.liveMap')}
          sub={t('crews.liveMapHint')}
          href={`/crews/${crewId}/crew-chief-location`}
        />
      </Rows>
    </Section>
  )
}
