import { decodeToken } from '../../../domain/auth/session-token.ts'
import { useSession } from '../../access/session.ts'
import { readStored } from '../../client/stored-items.ts'
import { later } from '../../ui/lazily.tsx'

// Nobody has both: each loads its own.
const CrewHome = later(async () => (await import('./crew/CrewHome.tsx')).CrewHome, { page: true })
const DeskHome = later(async () => (await import('./desk/DeskHome.tsx')).DeskHome, { page: true })

/** The first page of whoever is logged in. Somebody who works on crews meets their own day first. */
export default function HomeScreen() {
  const { user } = useSession()
  const [name = ''] = (decodeToken(readStored('token') ?? '')?.name ?? '').split(' ')
  return user.loginTypes.includes('crew') ? <CrewHome name={name} /> : <DeskHome name={name} />
}
