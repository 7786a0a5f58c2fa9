import { IconFingerprint, IconPlus, IconTrash } from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'

export type Passkey = components['schemas']['Passkey']

interface PasskeysViewProps {
  state: Loadable<readonly Passkey[]>
  now: number
  /** Where the page is open: a passkey of another host does nothing here. */
  host: string
  /** This browser knows passkeys. */
  usable: boolean
  onAdd: () => void
  onRemove: (passkey: Passkey) => void
}

/** What opens the own login besides the password, and when it last did. */
export function PasskeysView({ state, now, host, usable, onAdd, onRemove }: PasskeysViewProps) {
  const words = useWords()
  const { t } = words
  const lines = ({ usedAt, synced, host: of }: Passkey) => [
    usedAt === null ? t('passkeys.unused') : t('passkeys.used', { when: whenWords(words, usedAt, viewerZone(), now) }),
    ...(synced ? [t('passkeys.synced')] : []),
    ...(of === host ? [] : [t('passkeys.elsewhere', { host: of })]),
  ]
  return (
    <Section title={t('passkeys.title')}>
      <p>{t('passkeys.about')}</p>
      <Screen
        state={state}
        width="inside"
        level={3}
        refused={null}
        skeleton={<SkeletonRows count={1} label={t('app.loading')} />}
      >
        {all => (
          <>
            {all.length ? (
              <Rows label={t('passkeys.title')}>
                {all.map(one => (
                  <Row
                    key={one.id}
                    lead={<Tile icon={<IconFingerprint aria-hidden="true" />} />}
                    title={one.name}
                    sub={lines(one).join(' · ')}
                    wrap
                    end={
                      <IconButton
                        label={t('passkeys.removeOne', { name: one.name })}
                        icon={<IconTrash aria-hidden="true" />}
                        onClick={() => onRemove(one)}
                      />
                    }
                  />
                ))}
              </Rows>
            ) : (
              <p>{t('passkeys.none')}</p>
            )}
            {usable ? (
              <div>
                <Button variant="tonal" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
                  {t('passkeys.add')}
                </Button>
              </div>
            ) : (
              <Note tone="info">{t('passkeys.notice.unusable')}</Note>
            )}
          </>
        )}
      </Screen>
    </Section>
  )
}
