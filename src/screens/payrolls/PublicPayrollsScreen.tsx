import { useWords } from '../../i18n/words.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ScreenProps } from '../screen.ts'
import { OwnQueries } from '../shared/loading/OwnQueries.tsx'
import PayrollsScreen from './PayrollsScreen.tsx'

/** The same without bars and actions. Whoever is not logged in sees nothing, and is not sent anywhere. */
export default function PublicPayrollsScreen({ params }: ScreenProps) {
  const { t } = useWords()
  return (
    <OwnQueries>
      {/* There is no bar that says it. */}
      <header>
        <VisuallyHidden>
          <h1>{t('app.title.payrolls')}</h1>
        </VisuallyHidden>
      </header>
      <PayrollsScreen params={params} plain />
    </OwnQueries>
  )
}
