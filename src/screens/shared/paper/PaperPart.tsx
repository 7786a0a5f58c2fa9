import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { FailedPanel } from '../FailedPanel.tsx'
import type { OpenPaper, PaperState } from './paper.types.ts'

/** The paper once it is open, as far as it could be. */
export function PaperPart({ state, children }: { state: PaperState; children: (paper: OpenPaper) => ReactNode }) {
  const { t } = useWords()
  if (state.kind === 'loading') return <SkeletonRows count={6} label={t('documents.opening')} />
  if (state.kind === 'failed') return <FailedPanel level={2} technical={state.technical} retry={state.retry} />
  return children(state.paper)
}
