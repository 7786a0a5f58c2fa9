import { IconDeviceTablet, IconDeviceTabletOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { spanWords } from '../../shared/words/shift-words.ts'

export type Kiosk = components['schemas']['Kiosk']

interface KiosksViewProps {
  kiosks: readonly Kiosk[]
  now: number
  /** The kiosk that is about to be closed. */
  asking: Kiosk | null
  busy: boolean
  onAsk: (kiosk: Kiosk | null) => void
  onClose: (kiosk: Kiosk) => void
  /** Makes this device one. */
  start: ReactNode
}

/** The tablets that stand for a crew: which they are, whether they are heard, and what they have not sent. */
export function KiosksView({ kiosks, now, asking, busy, onAsk, onClose, start }: KiosksViewProps) {
  const words = useWords()
  const { t, tn } = words
  const about = ({ startedBy, startedAt, lastSeenAt, waiting, revokedAt, endedAt }: Kiosk) => {
    const time = words.date(Date.parse(startedAt), { dateStyle: 'medium', timeStyle: 'short' })
    const heard =
      lastSeenAt === null
        ? t('kioskLead.never')
        : t('kioskLead.seen', { time: spanWords(words, Date.parse(lastSeenAt), now) })
    return [
      endedAt === null ? (revokedAt === null ? null : t('kioskLead.closed')) : t('kioskLead.left'),
      waiting ? tn('kioskLead.waiting', waiting) : null,
      endedAt === null ? heard : null,
      t('kioskLead.startedBy', { name: startedBy, time }),
    ]
      .filter(part => part !== null)
      .join(' · ')
  }
  return (
    <Section title={t('kioskLead.title')}>
      {kiosks.length ? (
        <Rows label={t('kioskLead.title')}>
          {kiosks.map(kiosk => (
            <Row
              wrap
              key={kiosk.id}
              lead={
                <Tile
                  icon={
                    (kiosk.revokedAt ?? kiosk.endedAt) ? (
                      <IconDeviceTabletOff aria-hidden="true" />
                    ) : (
                      <IconDeviceTablet aria-hidden="true" />
                    )
                  }
                />
              }
              title={kiosk.label}
              sub={about(kiosk)}
              end={
                (kiosk.revokedAt ?? kiosk.endedAt) ? null : (
                  <Button size="small" variant="line" onClick={() => onAsk(kiosk)}>
                    {t('kioskLead.close')}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      ) : (
        <p>{t('kioskLead.none')}</p>
      )}
      {start}
      <ConfirmDialog
        opened={asking !== null}
        title={t('kioskLead.closeTitle', { label: asking?.label ?? '' })}
        subtitle={t('kioskLead.closeText')}
        safeLabel={t('kioskLead.keep')}
        riskyLabel={t('kioskLead.close')}
        busy={busy}
        onSafe={() => onAsk(null)}
        onRisky={() => asking && onClose(asking)}
      />
    </Section>
  )
}
