import {
  IconCamera,
  IconFileText,
  IconListCheck,
  IconMapPins,
  IconShieldCheck,
  IconSignature,
} from '@tabler/icons-react'
import type { CrewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import { checkHref } from '../../shared/hrefs.ts'
import { checkWords } from '../check-words.ts'
import type { CrewCheck } from '../useChecks.ts'
import { Section } from '../../../ui/Section/Section.tsx'

interface LeadRowsProps {
  crewId: string
  figures: CrewFigures
  /** The crew has begun: its hours can be signed off. */
  begun: boolean
  /** Nobody's hours are open any more. */
  signedOff: boolean
  checks: readonly CrewCheck[]
}

/** The tools of whoever leads the crew. */
export function LeadRows({ crewId, figures, begun, signedOff, checks }: LeadRowsProps) {
  const words = useWords()
  const { t, tn } = words
  const there = t('crews.list.summary', { in: figures.in, all: figures.all })
  return (
    <Section title={t('crews.lead')}>
      <Rows>
        <Row
          wrap
          lead={<Tile icon={<IconListCheck aria-hidden="true" />} />}
          title={t('crews.crewList')}
          sub={figures.late ? `${there}, ${tn('crews.list.late', figures.late)}` : there}
          href={`/crews/${crewId}/crew-chief-job`}
        />
        <Row
          wrap
          lead={<Tile icon={<IconMapPins aria-hidden="true" />} />}
          title={t('crews.liveMap')}
          sub={t('crews.liveMapHint')}
          href={`/crews/${crewId}/crew-chief-location`}
        />
        {checks.map(due => (
          <Row
            key={checkHref(crewId, due)}
            wrap
            lead={<Tile icon={<IconShieldCheck aria-hidden="true" />} />}
            title={t('crews.securityCheck.title')}
            sub={`${due.name}, ${dayWords(words, due.date)}: ${checkWords(words, due)}`}
            href={checkHref(crewId, due)}
          />
        ))}
        <Row
          wrap
          lead={<Tile icon={<IconCamera aria-hidden="true" />} />}
          title={t('crews.photos')}
          sub={t('crews.photosHint')}
          href={`/crews/${crewId}/photos`}
        />
        {begun && !signedOff ? (
          <Row
            wrap
            lead={<Tile icon={<IconSignature aria-hidden="true" />} />}
            title={t('crews.signOff')}
            sub={t('crews.signOffHint')}
            href={`/crews/${crewId}/sign-off`}
          />
        ) : null}
        {begun ? (
          <Row
            wrap
            lead={<Tile icon={<IconFileText aria-hidden="true" />} />}
            title={t('crews.deliveryNote')}
            href={`/crews/${crewId}/delivery-note`}
          />
        ) : null}
      </Rows>
    </Section>
  )
}
