import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { createActor } from 'xstate'
import type { KioskTask } from '../../domain/kiosks/kiosk-roster.ts'
import { pathFits } from '../../domain/auth/visitor-scope.ts'
import { useSession } from '../access/session.ts'
import { setUnattended } from '../client/idle-device.ts'
import type { Group } from '../i18n/translate.ts'
import { WordsContext } from '../i18n/words.ts'
import { outboxActors } from '../machines/outbox/outbox.actors.ts'
import { type Outbox, OutboxContext } from '../machines/outbox/outbox.context.ts'
import { outboxMachine } from '../machines/outbox/outbox.machine.ts'
import { KioskScreen } from '../screens/kiosks/KioskScreen.tsx'
import { FirstPaint } from './FirstPaint.tsx'
import { useWordsOf } from './useWordsOf.ts'

const groups: readonly Group[] = ['app', 'kiosk']
/** What lies over the faces: needed with the first tap. */
const withOver: readonly Group[] = [...groups, 'kioskOver']
/** The functions of the trade: until they are there, the agency's own captions stand. */
const withFunctions: readonly Group[] = [...withOver, 'shell']
const paths = { 'Check-in': '/crews/:id/check-in', 'Check-out': '/crews/:id/check-out' } as const

/** A tablet that is a kiosk: no bars, no way out, one crew, whatever the address says. Decision 24. */
export default function KioskFrame({ crew, label }: { crew: string; label: string }) {
  const { tenant, language, home, logout } = useSession()
  const first = useWordsOf(language, groups)
  const over = useWordsOf(language, withOver)
  const words = useWordsOf(language, withFunctions) ?? over ?? first
  const [path, navigate] = useLocation()
  const task: KioskTask = pathFits(paths['Check-out'], path) ? 'Check-out' : 'Check-in'
  const own = paths[task].replace(':id', crew)
  useEffect(() => {
    if (path !== own) navigate(home, { replace: true })
  }, [path, own, home, navigate])

  const tenantId = tenant.id
  const outbox = useMemo<Outbox>(() => {
    // Of the crew, not of this session: the next kiosk of this crew here sends what this one could not.
    const owner = { tenant: tenantId, person: `kiosk ${crew}`, personName: label }
    return { owner, actor: createActor(outboxMachine.provide({ actors: outboxActors(owner) })) }
  }, [tenantId, crew, label])
  useEffect(() => {
    const { actor } = outbox
    actor.start()
    const online = () => actor.send({ type: 'CAME_ONLINE' })
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      actor.stop()
    }
  }, [outbox])

  useEffect(() => {
    setUnattended(true)
    // A tablet nobody looks after takes a new version by itself, when nobody is served.
    void import('./app-update.ts').catch(() => undefined)
    return () => setUnattended(false)
  }, [])

  if (!words || tenantId === '') return <FirstPaint name={tenant.name} />
  return (
    <WordsContext value={words}>
      <OutboxContext value={outbox}>
        <KioskScreen
          crew={crew}
          task={task}
          onTask={chosen => navigate(paths[chosen].replace(':id', crew), { replace: true })}
          hasWords={over !== null}
          signOut={logout}
        />
      </OutboxContext>
    </WordsContext>
  )
}
