import { useSelector } from '@xstate/react'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createActor, waitFor } from 'xstate'
import { useSession } from '../../access/session.ts'
import { setBusy } from '../../client/idle-device.ts'
import { keepsEntries, wasEvicted } from '../../client/outbox/outbox-store.ts'
import { useWords } from '../../i18n/words.ts'
import { outboxActors } from '../../machines/outbox/outbox.actors.ts'
import { type Outbox, OutboxContext } from '../../machines/outbox/outbox.context.ts'
import { outboxMachine } from '../../machines/outbox/outbox.machine.ts'
import { requestOf } from '../../machines/outbox/outbox.requests.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { checkHref } from '../../screens/shared/hrefs.ts'
import { problemWords } from '../../screens/shared/words/problem-words.ts'
import { useEntries } from '../../screens/shared/useEntries.ts'
import { useRefresh } from '../../screens/shared/useRefresh.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { onFlush } from './flush-outbox.ts'
import { useOwnName } from './useOwnName.ts'
import classes from './OutboxProvider.module.css'

const flushPatience = 5_000

/** The outbox of whoever is logged in: sends while the page lives, and says what waits or was refused. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { personId, tenant } = useSession()
  const name = useOwnName()
  const tenantId = tenant.id
  const person = personId ?? 'visitor'
  const outbox = useMemo<Outbox>(() => {
    const owner = { tenant: tenantId, person, personName: name }
    return { owner, actor: createActor(outboxMachine.provide({ actors: outboxActors(owner) })) }
  }, [tenantId, person, name])

  useEffect(() => {
    const { actor } = outbox
    actor.start()
    const online = () => actor.send({ type: 'CAME_ONLINE' })
    window.addEventListener('online', online)
    onFlush(async () => {
      actor.send({ type: 'TRY_NOW' })
      await waitFor(actor, state => state.matches('idle') || state.matches('blocked') || state.matches('sealed'), {
        timeout: flushPatience,
      }).catch(() => undefined)
      const { waiting, refused } = actor.getSnapshot().context
      return waiting + refused ? { kind: 'waiting', entries: waiting + refused } : { kind: 'empty' }
    })
    return () => {
      window.removeEventListener('online', online)
      onFlush(null)
      actor.stop()
    }
  }, [outbox])

  // The one place for all screens: what entries of this device show in is asked for again once they are answered.
  const refresh = useRefresh()
  useEffect(() => {
    const { unsubscribe } = outbox.actor.on('answered', () => refresh.soon('projectCrews', 'forms'))
    return unsubscribe
  }, [outbox, refresh])

  return (
    <OutboxContext value={outbox}>
      <Waiting outbox={outbox} />
      {children}
    </OutboxContext>
  )
}

/** Where what an entry says is put right; null: it is sent again as it is. */
function placeOf({ request }: OutboxEntry): string | null {
  const made = requestOf(request)
  if (made === null || made.kind === 'punch') return null
  if ('which' in made) return checkHref(made.crew, made.which)
  return 'form' in made ? `/forms/${made.form}` : `/crews/${made.crew}/sign-off`
}

/** Refused entries that are shown by themselves; of more there is only a number. */
const shownRefusals = 5

function Waiting({ outbox }: { outbox: Outbox }) {
  const { actor } = outbox
  const words = useWords()
  const { t, tn } = words
  const session = useSessionActor()
  const unsent = useSelector(actor, snapshot => snapshot.context.waiting)
  const refused = useEntries(outbox, { refused: true }) ?? []
  const offline = useSelector(actor, snapshot => snapshot.matches('offline'))
  const blocked = useSelector(actor, snapshot => snapshot.matches('blocked'))
  const sealed = useSelector(actor, snapshot => snapshot.matches('sealed'))
  const [evicted, setEvicted] = useState(false)
  const [fleeting, setFleeting] = useState(false)
  useEffect(() => {
    void wasEvicted()
      .then(setEvicted)
      .catch(() => undefined)
    void keepsEntries().then(kept => setFleeting(!kept))
  }, [])
  const draining = useSelector(actor, snapshot => snapshot.matches('draining'))
  const underWay = draining || (fleeting && unsent > 0)
  useEffect(() => {
    if (!underWay) return
    setBusy('outbox', true)
    return () => setBusy('outbox', false)
  }, [underWay])
  // A session that ended while sending is found out by renewing the rights.
  useEffect(() => {
    if (sealed) session.send({ type: 'RIGHTS_ASKED' })
  }, [sealed, session])

  if (!evicted && !fleeting && !(offline && unsent) && !(blocked && refused.length)) return null
  return (
    <div className={classes['notes']}>
      {evicted ? (
        <Note tone="bad" icon={<IconAlertCircle aria-hidden="true" />} live>
          {t('shell.outbox.evicted')}
        </Note>
      ) : null}
      {fleeting ? (
        <Note tone="wait" icon={<IconAlertCircle aria-hidden="true" />} live>
          {t('shell.outbox.fleeting')}
        </Note>
      ) : null}
      {offline && unsent ? (
        <Note tone="wait" icon={<IconCloudOff aria-hidden="true" />} live>
          <b>{t('shell.outbox.offline')}</b> {tn('shell.outbox.waiting', unsent)}
        </Note>
      ) : null}
      {blocked
        ? refused.slice(0, shownRefusals).map(entry => (
            <Note
              key={entry.key}
              tone="bad"
              icon={<IconAlertCircle aria-hidden="true" />}
              live
              action={
                <>
                  {placeOf(entry) === null ? (
                    <Button
                      size="small"
                      variant="line"
                      onClick={() => actor.send({ type: 'DECIDED', key: entry.key, decision: 'retry' })}
                    >
                      {t('app.retry')}
                    </Button>
                  ) : (
                    <Button size="small" variant="line" href={placeOf(entry) ?? '/'}>
                      {t('shell.outbox.see')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => actor.send({ type: 'DECIDED', key: entry.key, decision: 'discard' })}
                  >
                    {t('shell.outbox.dismiss')}
                  </Button>
                </>
              }
            >
              {tn('shell.outbox.refused', 1)} {problemWords(words, { code: entry.refused ?? '', status: null })}
            </Note>
          ))
        : null}
      {blocked && refused.length > shownRefusals ? (
        <Note tone="bad" icon={<IconAlertCircle aria-hidden="true" />}>
          {tn('shell.outbox.refused', refused.length)}
        </Note>
      ) : null}
    </div>
  )
}
