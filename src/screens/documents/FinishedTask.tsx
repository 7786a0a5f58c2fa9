import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { useDownload } from '../shared/useDownload.ts'
import type { Document, Signatory } from './document.types.ts'
import { PaperPart } from './paper/PaperPart.tsx'
import { Pages } from './paper/Pages.tsx'
import { usePaper } from './paper/usePaper.ts'
import { WaitingView } from './WaitingView.tsx'

interface FinishedTaskProps {
  document: Document
  own: Signatory | null
  now: number
}

/** The paper with all signatures and its certificate: read here, or saved. */
export function FinishedTask({ document, own, now }: FinishedTaskProps) {
  const { t } = useWords()
  const { id, name } = document
  const paper = usePaper(id, 'finished')
  const file = useDownload(`document ${id}`)
  const load = () =>
    unwrap(
      api.GET('/api/v1/documents/{id}/file', {
        params: { path: { id }, query: { finished: 'true' } },
        parseAs: 'blob',
      }),
    )
  return (
    <WaitingView
      document={document}
      own={own}
      now={now}
      saving={{ busy: file.busy, save: () => void file.save(`${name}.pdf`, load, t('documents.saved', { name })) }}
    >
      <PaperPart state={paper}>{shown => <Pages paper={shown} />}</PaperPart>
    </WaitingView>
  )
}
