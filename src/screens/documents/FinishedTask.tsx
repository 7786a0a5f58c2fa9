import type { Document, Signatory } from './document.types.ts'
import { PaperPart } from '../shared/paper/PaperPart.tsx'
import { Pages } from '../shared/paper/Pages.tsx'
import { useDocumentPaper } from './useDocumentPaper.ts'
import { useFinished } from './useFinished.ts'
import { WaitingView } from './WaitingView.tsx'

interface FinishedTaskProps {
  document: Document
  own: Signatory | null
  now: number
}

/** The paper with all signatures and its certificate: read here, or saved. */
export function FinishedTask({ document, own, now }: FinishedTaskProps) {
  const paper = useDocumentPaper(document.id, 'finished')
  const saving = useFinished(document)
  return (
    <WaitingView document={document} own={own} now={now} saving={saving}>
      <PaperPart state={paper}>{shown => <Pages paper={shown} />}</PaperPart>
    </WaitingView>
  )
}
