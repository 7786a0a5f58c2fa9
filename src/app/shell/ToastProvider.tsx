import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../i18n/words.ts'
import { ToastContext, type Toasts } from '../../machines/toasts/toasts.context.ts'
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts'
import { ToastRegion } from '../../ui/ToastRegion/ToastRegion.tsx'

/** The region that shows what the toasts chart holds. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const actor = useActorRef(toastsMachine)
  const shown = useSelector(actor, snapshot => snapshot.context.shown)
  const toasts = useMemo<Toasts>(
    () => ({
      show: toast => {
        actor.send({ type: 'ADDED', toast })
        return message => actor.send({ type: 'REWORDED', toast, message })
      },
      settle: about => actor.send({ type: 'SETTLED', about }),
    }),
    [actor],
  )
  const refOf = (id: string) => shown.find(one => one.id === id)?.ref
  const all = (type: 'HOVERED' | 'LEFT') => shown.forEach(({ ref }) => ref.send({ type }))
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion
        label={t('app.messages')}
        closeLabel={t('app.close')}
        toasts={shown.map(({ id, toast }) => ({
          id,
          type: toast.type,
          message: toast.message,
          ...(toast.action ? { actionLabel: toast.action.label, seconds: Math.round((toast.time ?? 0) / 1000) } : {}),
        }))}
        onClick={id => refOf(id)?.send({ type: 'CLICKED' })}
        onAction={id => refOf(id)?.send({ type: 'ACTED' })}
        onPause={() => all('HOVERED')}
        onResume={() => all('LEFT')}
      />
    </ToastContext>
  )
}
