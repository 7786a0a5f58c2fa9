import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../../../access/session.ts'
import { uploadActors } from '../../../machines/upload/upload.actors.ts'
import { uploadMachine } from '../../../machines/upload/upload.machine.ts'
import { useOffline } from '../../shared/files/useOffline.ts'
import { usePictures } from '../../shared/files/usePictures.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import type { Document } from '../document.types.ts'
import { PaperToSign } from './PaperToSign.tsx'
import { SendingView } from './SendingView.tsx'
import type { Upload } from '../../shared/uploads/upload.types.ts'

interface SendingProps {
  document: Document
  /** The last one, where it was not taken. */
  declined: Upload | null
  /** What stands until the new one has arrived; null: nothing does. */
  before: ReactNode
  /** It waits to be looked at: the new one takes its place. */
  replaces: boolean
  onSent: () => void
}

/** Sending one paper, as its chart goes. */
export function Sending({ document, declined, before, replaces, onSent }: SendingProps) {
  const { personId } = useSession()
  const [, navigate] = useLocation()
  const refresh = useRefresh()
  const offline = useOffline()
  const [machine] = useState(() =>
    uploadMachine.provide({ actors: uploadActors(personId ?? '', document.id, { replaces }) }),
  )
  const [state, send] = useMachine(machine, { input: { documentId: document.id } })
  const pictures = usePictures(state.context.files)
  const done = state.matches('inReview')
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [send])
  useEffect(() => {
    if (done) void refresh.now('documents', 'persons', 'approvals').then(onSent)
  }, [done, refresh, onSent])
  return (
    <SendingView
      dueDate={document.dueDate}
      declined={declined?.reason ?? null}
      paper={
        <>
          {document.version ? <PaperToSign document={document} version={document.version} /> : null}
          {before}
        </>
      }
      stage={state.value}
      context={state.context}
      pictures={pictures}
      offline={offline}
      send={send}
      onLeave={() => navigate('/')}
    />
  )
}
