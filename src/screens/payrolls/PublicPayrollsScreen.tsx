import { useWords } from '../../i18n/words.ts'
import { PageTopContext } from '../../ui/Page/page-top.ts'
import type { ScreenProps } from '../screen.ts'
import { OwnQueries } from '../shared/loading/OwnQueries.tsx'
import PayrollsScreen from './PayrollsScreen.tsx'
import classes from './payrolls.module.css'

/** The same without bars and actions. Whoever is not logged in sees nothing, and is not sent anywhere. */
export default function PublicPayrollsScreen({ params }: ScreenProps) {
  const { t } = useWords()
  return (
    <OwnQueries>
      {/* There is no bar that says it. */}
      <PageTopContext value={<h1 className={classes['heading']}>{t('app.title.payrolls')}</h1>}>
        <PayrollsScreen params={params} plain />
      </PageTopContext>
    </OwnQueries>
  )
}
