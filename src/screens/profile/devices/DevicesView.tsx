import {
  IconAlertCircle,
  IconCircleCheck,
  IconClock,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconMoon,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hourText } from '../../../../domain/pushSubscriptions/quiet-span.ts'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Switch } from '../../../ui/Switch/Switch.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import classes from './devices.module.css'

export type Device = components['schemas']['PushDevice']
/** Whether this browser is told, and what stands in the way. */
export type Turned = 'reading' | 'unsupported' | 'denied' | 'off' | 'turning' | 'on'

interface DevicesViewProps {
  state: Loadable<readonly Device[]>
  now: number
  /** Of the agency; null: none. */
  quietHours: components['schemas']['PushDevices']['quietHours']
  turned: Turned
  /** Of this browser in the list. */
  mark: string | null
  kind: Device['kind']
  problem: 'refused' | 'unreachable' | null
  /** One that is being taken away. */
  removing: string | null
  onTurn: (on: boolean) => void
  onRemove: (device: Device) => void
}

const glyphs: Record<Device['kind'], ReactNode> = {
  phone: <IconDeviceMobile aria-hidden="true" />,
  tablet: <IconDeviceTablet aria-hidden="true" />,
  desk: <IconDeviceLaptop aria-hidden="true" />,
}

/** Where one is told while the app is closed: this browser with a switch, the others with their health. */
export function DevicesView(props: DevicesViewProps) {
  const { t } = useWords()
  const { state, turned, mark, kind, problem, removing, quietHours } = props
  return (
    <Section title={t('profile.devices.title')}>
      <p>{t('profile.devices.about')}</p>
      <Screen
        state={state}
        width="inside"
        level={3}
        refused={null}
        skeleton={<SkeletonRows count={2} label={t('app.loading')} />}
      >
        {all => {
          const own = all.find(one => one.mark === mark)
          return (
            <>
              <Rows label={t('profile.devices.title')}>
                <Row
                  lead={<span className={classes['lead']}>{glyphs[kind]}</span>}
                  title={t('profile.devices.this')}
                  sub={own ? <Health of={own} now={props.now} /> : t('profile.devices.off')}
                  wrap
                  end={
                    turned === 'unsupported' ? undefined : (
                      <Switch
                        label={t('profile.devices.turn')}
                        checked={turned === 'on'}
                        busy={turned === 'turning' || turned === 'reading'}
                        onChange={props.onTurn}
                      />
                    )
                  }
                />
                {all
                  .filter(one => one !== own)
                  .map(one => {
                    const name = `${one.browser}, ${t(`profile.devices.kinds.${one.kind}`)}`
                    return (
                      <Row
                        key={one.id}
                        lead={<span className={classes['lead']}>{glyphs[one.kind]}</span>}
                        title={name}
                        sub={<Health of={one} now={props.now} />}
                        wrap
                        end={
                          <IconButton
                            label={t('profile.devices.remove', { device: name })}
                            icon={<IconTrash aria-hidden="true" />}
                            disabled={removing === one.id}
                            onClick={() => props.onRemove(one)}
                          />
                        }
                      />
                    )
                  })}
              </Rows>
              {problem ? (
                <Note tone="bad" live>
                  {t(`profile.devices.${problem}`)}
                </Note>
              ) : null}
              {turned === 'denied' || turned === 'unsupported' ? (
                <Note tone="wait">{t(`profile.devices.${turned}`)}</Note>
              ) : quietHours ? (
                <Note tone="info" icon={<IconMoon aria-hidden="true" />}>
                  {t('profile.devices.quiet', { from: hourText(quietHours.from), to: hourText(quietHours.to) })}
                </Note>
              ) : null}
            </>
          )
        }}
      </Screen>
    </Section>
  )
}

/** A fact with a time, not a promise. */
function Health({ of: { arrivedAt, silentSince }, now }: { of: Device; now: number }) {
  const words = useWords()
  const { t } = words
  const when = (at: string) => whenWords(words, at, viewerZone(), now)
  if (silentSince !== null)
    return (
      <span className={classes['health']} data-health="bad">
        <IconAlertCircle aria-hidden="true" />
        {t('profile.devices.silent', { when: when(silentSince) })}
      </span>
    )
  if (arrivedAt === null)
    return (
      <span className={classes['health']}>
        <IconClock aria-hidden="true" />
        {t('profile.devices.waiting')}
      </span>
    )
  return (
    <span className={classes['health']} data-health="good">
      <IconCircleCheck aria-hidden="true" />
      {t('profile.devices.arrived', { when: when(arrivedAt) })}
    </span>
  )
}
