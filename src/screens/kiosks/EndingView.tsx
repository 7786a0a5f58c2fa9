import { IconCloudOff, IconDeviceTabletOff, IconDoorExit, IconWindow } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { MessageView } from './MessageView.tsx'
import type { KioskSnapshot, Send } from './kiosk-snapshot.ts'
import classes from './kiosk.module.css'

/** Before the kiosk is open, and after. */
export function EndingView({ snapshot, send }: { snapshot: KioskSnapshot; send: Send }) {
  const { t, tn } = useWords()
  const { waiting } = snapshot.context
  const left = { onPress: () => send({ type: 'LEFT' }) }
  const signIn = { label: t('kioskOver.closed.signIn'), main: true, ...left } as const
  const unsent = waiting ? (
    <p>
      {tn('kioskOver.unsent', waiting)} {t('kioskOver.staysHere')}
    </p>
  ) : null

  if (snapshot.matches('elsewhere'))
    return (
      <MessageView icon={<IconWindow aria-hidden="true" />} title={t('kioskOver.elsewhere.title')}>
        <p>{t('kioskOver.elsewhere.text')}</p>
      </MessageView>
    )
  if (snapshot.matches('unreached'))
    return (
      <MessageView
        icon={<IconCloudOff aria-hidden="true" />}
        title={t('kioskOver.unreached.title')}
        answers={[{ label: t('app.retry'), main: true, onPress: () => send({ type: 'RETRY' }) }]}
      >
        <p>{t('kioskOver.unreached.text')}</p>
      </MessageView>
    )
  if (snapshot.matches('leaving'))
    return (
      <MessageView
        icon={<IconDoorExit aria-hidden="true" />}
        title={t('kioskOver.leaving.title')}
        answers={
          snapshot.matches({ leaving: 'asking' })
            ? [
                { label: t('kioskOver.leaving.stay'), main: true, onPress: () => send({ type: 'BACK' }) },
                { label: t('kioskOver.leaving.leave'), ...left },
              ]
            : []
        }
      >
        {snapshot.matches({ leaving: 'asking' }) ? unsent : <p>{t('kioskOver.leaving.sending')}</p>}
      </MessageView>
    )
  if (snapshot.matches('closing'))
    return (
      <MessageView
        icon={<IconDeviceTabletOff aria-hidden="true" />}
        tone={snapshot.matches({ closing: 'closed' }) ? 'good' : 'wait'}
        title={t('kioskOver.closed.title')}
        answers={snapshot.matches({ closing: 'draining' }) ? [] : [signIn]}
      >
        {snapshot.matches({ closing: 'closed' }) ? <p>{t('kioskOver.closed.all')}</p> : null}
        {snapshot.matches({ closing: 'draining' }) ? <p>{t('kioskOver.closed.sending')}</p> : null}
        {snapshot.matches({ closing: 'waiting' }) ? unsent : null}
      </MessageView>
    )
  if (snapshot.matches('ended'))
    return (
      <MessageView
        icon={<IconDeviceTabletOff aria-hidden="true" />}
        title={t('kioskOver.ended.title')}
        answers={[signIn]}
      >
        <p>{t('kioskOver.ended.text')}</p>
        {unsent}
      </MessageView>
    )
  return <main className={classes['kiosk']} aria-busy="true" aria-label={t('app.loading')} />
}
