import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueries } from '../../client/query.ts'
import { HelpView } from './HelpView.tsx'
import { useHelp } from './useHelp.ts'

/** What is for everybody, without a login: nothing around it keeps answers. */
export default function HelpCenterScreen() {
  const [queries] = useState(createQueries)
  return (
    <QueryClientProvider client={queries}>
      <PublicHelp />
    </QueryClientProvider>
  )
}

function PublicHelp() {
  const { view, linkTo } = useHelp(true)
  return <HelpView {...view} ways={{ linkTo }} />
}
