import { OwnQueries } from '../shared/loading/OwnQueries.tsx'
import { HelpView } from './HelpView.tsx'
import { useHelp } from './useHelp.ts'

/** What is for everybody, without a login: nothing around it keeps answers. */
export default function HelpCenterScreen() {
  return (
    <OwnQueries>
      <PublicHelp />
    </OwnQueries>
  )
}

function PublicHelp() {
  const { view, linkTo } = useHelp(true)
  return <HelpView {...view} ways={{ linkTo }} />
}
