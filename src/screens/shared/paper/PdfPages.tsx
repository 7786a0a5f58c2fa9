import { Pages } from './Pages.tsx'
import { PaperPart } from './PaperPart.tsx'
import { usePaper } from './usePaper.ts'

/** A PDF that is loaded already, page under page; `named` says which: another name is another. */
export function PdfPages({ named, blob }: { named: string; blob: Blob }) {
  const paper = usePaper(named, () => blob.arrayBuffer())
  return <PaperPart state={paper}>{open => <Pages paper={open} />}</PaperPart>
}
