import { IconDeviceMobileCode, IconShieldOff } from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'

export type OneTimeCodes = components['schemas']['OneTimeCodes']

interface OneTimeCodesViewProps {
  state: Loadable<OneTimeCodes>
  now: number
  onSetUp: () => void
  onEnd: () => void
}

/** Whether the own login is asked for a code besides the password, and how many spare ones are left. */
export function OneTimeCodesView({ state, now, onSetUp, onEnd }: OneTimeCodesViewProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <Section title={t('oneTimeCodes.title')}>
      <p>{t('oneTimeCodes.about')}</p>
      <Screen
        state={state}
        width="inside"
        level={3}
        refused={null}
        skeleton={<SkeletonRows count={1} label={t('app.loading')} />}
      >
        {({ codesSince, spareCodesLeft }) =>
          codesSince === null ? (
            <div>
              <Button variant="tonal" icon={<IconDeviceMobileCode aria-hidden="true" />} onClick={onSetUp}>
                {t('oneTimeCodes.setUp')}
              </Button>
            </div>
          ) : (
            <>
              <Note tone={spareCodesLeft > 0 ? 'good' : 'wait'}>
                {[
                  t('oneTimeCodes.since', { when: whenWords(words, codesSince, viewerZone(), now) }),
                  spareCodesLeft > 0 ? tn('oneTimeCodes.left', spareCodesLeft) : t('oneTimeCodes.noneLeft'),
                ].join(' ')}
              </Note>
              <div>
                <Button icon={<IconShieldOff aria-hidden="true" />} onClick={onEnd}>
                  {t('oneTimeCodes.end')}
                </Button>
              </div>
            </>
          )
        }
      </Screen>
    </Section>
  )
}
