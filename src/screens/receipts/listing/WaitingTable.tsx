import { useWords } from '../../../i18n/words.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'

/** Stands where the columns will. */
export function WaitingTable() {
  const { t } = useWords()
  return (
    <Page width="wide">
      <SkeletonRows count={8} label={t('app.loading')} />
    </Page>
  )
}
