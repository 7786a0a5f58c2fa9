import type { Document, Signatory } from './document.types.ts'
import { PaperPart } from './paper/PaperPart.tsx'
import { Pages } from './paper/Pages.tsx'
import { usePaper } from './paper/usePaper.ts'
import { useFinished } from './useFinished.ts'
import { WaitingView } from './WaitingView.tsx'

interface FinishedTaskProps {
  document: Document
  own: Signatory | null
  now: number
}

/** The paper with all signatures and its certificate: read here, or saved. */
export function FinishedTask({ document, own, now }: FinishedTaskProps) {
  const paper = usePaper(document.id, 'finished')
  const saving = useFinished(document)
  return (
    <WaitingView document={document} own={own} now={now} saving={saving}>
      <PaperPart state={paper}>{shown => <Pages paper={shown} />}</PaperPart>
    </WaitingView>
  )
}
