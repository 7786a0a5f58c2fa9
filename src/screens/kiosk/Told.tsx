import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import type { KioskContext } from '../../machines/kiosk/kiosk.types.ts'
import { MessageView } from './MessageView.tsx'

interface ToldProps {
  hint: NonNullable<KioskContext['hint']>
  name: string
  chief: string
  times: { in: string | null; out: string | null; opens: string }
  onTouch: () => void
}

/** Why a tap was no punch. Any touch goes back, and so does waiting. */
export function Told({ hint, name, chief, times, onTouch }: ToldProps) {
  const { t } = useWords()
  const said: Record<ToldProps['hint'], [title: string, text: string | null]> = {
    alreadyIn: [t('kiosk.told.alreadyIn', { time: times.in ?? '' }), null],
    alreadyOut: [t('kiosk.told.alreadyOut', { time: times.out ?? '' }), null],
    notIn: [t('kiosk.told.notIn'), t('kiosk.told.notInText', { name: chief })],
    notStarted: [t('kiosk.told.notStarted'), t('kiosk.told.opensAt', { time: times.opens })],
    notSaved: [t('kiosk.told.notSaved'), t('kiosk.told.notSavedText', { name: chief })],
    refused: [t('kiosk.told.refused'), t('kiosk.told.refusedText', { name: chief })],
  }
  const [title, text] = said[hint]
  const settled = hint === 'alreadyIn' || hint === 'alreadyOut'
  return (
    <MessageView
      over
      icon={
        settled ? (
          <IconCheck aria-hidden="true" />
        ) : hint === 'notStarted' ? (
          <IconClock aria-hidden="true" />
        ) : (
          <IconAlertCircle aria-hidden="true" />
        )
      }
      title={title}
      touch={{ label: t('kiosk.ok'), onPress: onTouch }}
    >
      <p>{name}</p>
      {text === null ? null : <p>{text}</p>}
    </MessageView>
  )
}
