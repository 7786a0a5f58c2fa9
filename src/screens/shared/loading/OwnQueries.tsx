import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueries } from '../../../client/query.ts'

/** For a page that stands without the shell, whose answers nobody keeps. */
export function OwnQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
