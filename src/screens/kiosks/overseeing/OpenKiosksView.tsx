import { IconAlertCircle, IconDeviceTablet, IconSettings } from '@tabler/icons-react'
import { isSilent } from '../../../../domain/kiosks/silence.ts'
import type { components } from '../../../client/schema.d.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Marked, Row, Tile } from '../../../ui/Rows/Rows.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import type { List } from '../../shared/list/useList.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { spanWords } from '../../shared/words/shift-words.ts'

export type OpenKiosk = components['schemas']['OpenKiosk']

interface OpenKiosksViewProps {
  state: Loadable<List<OpenKiosk>>
  address: ListAddress
  /** Ms since 1970. */
  now: number
  /** The kiosk that is about to be closed. */
  asking: OpenKiosk | null
  busy: boolean
  onAsk: (kiosk: OpenKiosk | null) => void
  onClose: (kiosk: OpenKiosk) => void
}

const heardAt = ({ lastSeenAt, startedAt }: OpenKiosk) => lastSeenAt ?? startedAt

/** Every tablet that is a kiosk now: where it stands, whether it is heard, and what it has not sent. */
export function OpenKiosksView({ state, address, now, asking, busy, onAsk, onClose }: OpenKiosksViewProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <>
      <ListScreen
        state={state}
        label={t('shell.title.kiosks')}
        searchLabel={t('openKiosks.search')}
        address={address}
        countWords={total => tn('openKiosks.count', total)}
        none={{ title: t('openKiosks.none'), text: t('openKiosks.noneText') }}
        noneFound={{ text: t('openKiosks.noneFound'), action: t('openKiosks.showAll') }}
        narrowed={address.search !== ''}
        actions={
          <Button href="/settings" icon={<IconSettings aria-hidden="true" />}>
            {t('shell.nav.settings')}
          </Button>
        }
        row={(kiosk, place) => (
          <Row
            key={kiosk.id}
            place={place}
            wrap
            lead={<Tile icon={<IconDeviceTablet aria-hidden="true" />} />}
            title={kiosk.label}
            sub={
              <Marked
                mark={
                  isSilent(heardAt(kiosk), now) ? (
                    <Chip tone="bad" icon={<IconAlertCircle aria-hidden="true" />}>
                      {t('openKiosks.silent')}
                    </Chip>
                  ) : null
                }
              >
                {aboutWords(words, kiosk, now)}
              </Marked>
            }
            end={
              <Button size="small" variant="line" onClick={() => onAsk(kiosk)}>
                {t('kioskLead.close')} <VisuallyHidden>{kiosk.label}</VisuallyHidden>
              </Button>
            }
          />
        )}
      />
      <ConfirmDialog
        opened={asking !== null}
        title={t('kioskLead.closeTitle', { label: asking?.label ?? '' })}
        subtitle={asking ? `${asking.project.name} · ${asking.crew.name}` : undefined}
        safeLabel={t('kioskLead.keep')}
        riskyLabel={t('kioskLead.close')}
        busy={busy}
        onSafe={() => onAsk(null)}
        onRisky={() => asking && onClose(asking)}
      >
        {asking && asking.waiting > 0
          ? `${tn('kioskLead.waiting', asking.waiting)}. ${t('kioskLead.closeText')}`
          : t('kioskLead.closeText')}
      </ConfirmDialog>
    </>
  )
}

function aboutWords(words: Words, kiosk: OpenKiosk, now: number) {
  const { t, tn } = words
  const { crew, project, startedBy, startedAt, lastSeenAt, waiting } = kiosk
  return [
    `${project.number} ${project.name}`,
    crew.name,
    lastSeenAt === null
      ? t('kioskLead.never')
      : t('kioskLead.seen', { time: spanWords(words, Date.parse(lastSeenAt), now) }),
    ...(waiting > 0 ? [tn('kioskLead.waiting', waiting)] : []),
    t('kioskLead.startedBy', {
      name: startedBy,
      time: words.date(Date.parse(startedAt), { dateStyle: 'medium', timeStyle: 'short' }),
    }),
  ].join(' · ')
}
