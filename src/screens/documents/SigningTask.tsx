import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { documentSigningActors } from '../../machines/document-signing/document-signing.actors.ts'
import { documentSigningMachine } from '../../machines/document-signing/document-signing.machine.ts'
import type { Paper } from '../../machines/document-signing/document-signing.types.ts'
import { useNow } from '../shared/useNow.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import type { Document, Signatory } from './document.types.ts'
import { useDocumentPaper } from './useDocumentPaper.ts'
import { SignView } from './SignView.tsx'
import { useOffline } from '../shared/files/useOffline.ts'
import { useOpened } from './useOpened.ts'

const paperOf = ({ fields, version }: Document, own: Signatory): Paper => ({
  versionId: version?.id ?? '',
  fields: fields
    .filter(({ signatoryId }) => signatoryId === own.id)
    .map(({ id, kind, label, required, value }) => ({ id, kind, label, required, value })),
})

interface SigningTaskProps {
  document: Document
  own: Signatory
  onSigned: () => void
}

/** Signing one document, as its chart goes. */
export function SigningTask({ document, own, onSigned }: SigningTaskProps) {
  const now = useNow()
  const [, navigate] = useLocation()
  const refresh = useRefresh()
  const offline = useOffline()
  const machine = useMemo(() => documentSigningMachine.provide({ actors: documentSigningActors() }), [])
  const [state, send] = useMachine(machine, {
    input: {
      signatoryId: own.id,
      paper: paperOf(document, own),
      asksRating: document.parameters.asksRating,
    },
  })
  const versionId = document.version?.id ?? ''
  const shown = state.context.paper.versionId
  const paper = useDocumentPaper(document.id, shown)
  useOpened(own)
  useEffect(() => {
    if (versionId !== shown) send({ type: 'CHANGED', paper: paperOf(document, own) })
  }, [versionId, shown, document, own, send])
  const stage = state.value
  useEffect(() => {
    if (stage === 'signed') onSigned()
    // What this device knew was old: what holds now is asked for.
    if (stage === 'signed' || stage === 'changed' || stage === 'notYourTurn' || stage === 'refused')
      void refresh.now('documents', 'documentsToSign')
  }, [stage, refresh, onSigned])
  return (
    <SignView
      document={document}
      own={own}
      stage={stage}
      context={state.context}
      paper={paper}
      isNewest={versionId === shown}
      offline={offline}
      now={now}
      send={send}
      onLeave={() => navigate('/')}
    />
  )
}
