import {
  IconBan,
  IconBuildingStore,
  IconCertificateOff,
  IconFileAlert,
  IconFlagOff,
  IconHourglass,
  IconUserPlus,
} from '@tabler/icons-react'
import { type WarningKind, warnsBefore } from '../../../../domain/warnings/warnings.ts'
import { useWords } from '../../../i18n/words.ts'
import { Fold } from '../../../ui/Fold/Fold.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { clockOnDay } from '../../shared/words/shift-words.ts'
import { useFirst } from '../../shared/list/useFirst.ts'
import type { Warning } from '../home.types.ts'

const glyphs: Record<WarningKind, typeof IconBan> = {
  requested: IconBuildingStore,
  lacking: IconUserPlus,
  unanswered: IconHourglass,
  noChief: IconFlagOff,
  ended: IconCertificateOff,
  blocked: IconBan,
  unconfirmed: IconFileAlert,
}

/** The view of its project each is mended in; null: the shift itself. */
const views: Record<WarningKind, 'crew' | 'cost' | 'profile' | null> = {
  requested: 'crew',
  lacking: null,
  unanswered: null,
  noChief: 'crew',
  ended: 'profile',
  blocked: 'profile',
  unconfirmed: 'cost',
}

/** Where one mends it. */
function hrefOf({ kind, project: { number }, crew }: Warning): string {
  const at = `/projects/${encodeURIComponent(number)}`
  const view = views[kind]
  return view === null ? `${at}?shift=${crew.id}` : `${at}?view=${view}`
}

interface WarningsProps {
  items: readonly Warning[]
  /** As the server counts them. */
  total: number
  now: number
}

/** What is to be mended before crews are called, soonest first, each a tap from where; and what makes a warning. */
export function Warnings({ items, total, now }: WarningsProps) {
  const words = useWords()
  const { t, tn } = words
  const { shown, showAll } = useFirst(items)
  if (items.length === 0) return null
  return (
    <Section title={t('home.warnings')} end={total}>
      <Rows label={t('home.warnings')}>
        {shown.map(warning => {
          const { kind, count, names, project, crew, starts, timeZone } = warning
          const Glyph = glyphs[kind]
          return (
            <Row
              key={`${kind} ${crew.id}`}
              wrap
              href={hrefOf(warning)}
              lead={<Tile icon={<Glyph aria-hidden="true" />} />}
              title={
                kind === 'requested' || kind === 'lacking' || kind === 'unanswered'
                  ? tn(`home.warning.${kind}`, count)
                  : t(`home.warning.${kind}`, { names: names.join(', ') })
              }
              sub={`${clockOnDay(words, starts, timeZone, now)} · ${project.name} · ${crew.name}`}
            />
          )
        })}
      </Rows>
      <ShowAll onShow={showAll} label={t('home.showAll', { count: items.length })} />
      <Fold quiet title={t('home.whatWarns')}>
        <ul>
          <li>{t('home.warns.requested')}</li>
          {Object.entries(warnsBefore).map(([kind, hours]) => (
            <li key={kind}>{t(`home.warns.${kind as keyof typeof warnsBefore}`, { hours })}</li>
          ))}
        </ul>
      </Fold>
    </Section>
  )
}
