import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'

/** The page of a desk while what stands on it is still being loaded. */
export function WaitingPage() {
  const { t } = useWords()
  return (
    <Page width="wide">
      <SkeletonRows count={8} label={t('app.loading')} />
    </Page>
  )
}
