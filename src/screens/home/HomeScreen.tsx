import { lazy } from 'react'
import { decodeToken } from '../../../domain/auth/session-token.ts'
import { useSession } from '../../access/session.ts'
import { readStored } from '../../client/stored-items.ts'

// Nobody has both: each loads its own.
const CrewHome = lazy(() => import('./crew/CrewHome.tsx').then(({ CrewHome: screen }) => ({ default: screen })))
const DeskHome = lazy(() => import('./desk/DeskHome.tsx').then(({ DeskHome: screen }) => ({ default: screen })))

/** The first page of whoever is logged in. Somebody who works on crews meets their own day first. */
export default function HomeScreen() {
  const { user } = useSession()
  const [name = ''] = (decodeToken(readStored('token') ?? '')?.name ?? '').split(' ')
  return user.loginTypes.includes('crew') ? <CrewHome name={name} /> : <DeskHome name={name} />
}
