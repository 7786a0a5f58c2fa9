import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { chosenOf, keyOf } from '../../../machines/fill-proposal/fill-places.ts'
import type { FillContext, FillEvent, Invitation } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Tick } from '../../../ui/Tick/Tick.tsx'
import { isTyping } from '../../../ui/is-typing.ts'
import { problemWords } from '../words/problem-words.ts'
import { Crew } from './Crew.tsx'
import { Panel } from './Panel.tsx'
import type { FillState } from './FillView.tsx'
import type { Proposal } from './fill.types.ts'
import { crewsOf } from './rows.ts'
import { walked } from './walked.ts'
import classes from './fill.module.css'

interface TableProps {
  state: FillState
  context: FillContext
  proposal: Proposal
  now: number
  send: (event: FillEvent) => void
}

/** A proposal as it was reckoned, by crew; what is chosen of it, and with whom one compares, stands beside. */
export function Table({ state, context, proposal, now, send }: TableProps) {
  const words = useWords()
  const { t, tn } = words
  const { chosen, outdated, notice } = context
  const [compared, setCompared] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>(context.invitation)
  const list = useRef<HTMLDivElement>(null)
  const crews = useMemo(() => crewsOf(proposal, outdated), [proposal, outdated])
  const keys = crews.flatMap(crew => crew.keys)
  const places = chosenOf(context)
  const busy = state !== 'ready'
  const rows = crews.flatMap(({ positions }) => positions.flatMap(one => one.rows))
  const shown = rows.find(({ key }) => key === compared) ?? null
  const invite = () => {
    if (!busy && places.length) send({ type: 'ACCEPTED', invitation })
  }
  const toggle = (some: readonly string[], on: boolean) => send({ type: 'TOGGLED', keys: some, on })
  const compare = (key: string) => {
    setCompared(key)
    setOpened(true)
  }
  const close = () => {
    setOpened(false)
    setCompared(null)
    list.current?.querySelector<HTMLElement>(`[data-key="${compared ?? ''}"]`)?.focus()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (document.querySelector('dialog[open]')) return
    if (key === 'Enter' && event.ctrlKey) invite()
    else if (key === 'Escape' && (shown || opened)) close()
    else if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    else if (key === 'Enter' && target instanceof HTMLInputElement && target.dataset['key'])
      compare(target.dataset['key'])
    else if (!walked(list.current, event)) return
    event.preventDefault()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
  const some = keys.filter(key => chosen.includes(key)).length
  const isOld = outdated.filter(one => keys.includes(keyOf(one))).length
  return (
    <>
      {isOld ? (
        <Note
          tone="wait"
          live
          action={<Button onClick={() => send({ type: 'ASKED', change: {} })}>{t('fillProposals.again')}</Button>}
        >
          {tn('fillProposals.outdated', isOld)}
        </Note>
      ) : notice ? (
        <Note tone="wait" live>
          {notice === 'invalidInput' || notice === 'outOfTurn'
            ? t('fillProposals.meanwhile')
            : problemWords(words, { code: notice, status: 409 })}
        </Note>
      ) : null}
      {state === 'unsent' ? (
        <Note
          tone="bad"
          live
          action={
            <>
              <Button variant="main" onClick={() => send({ type: 'RETRIED' })}>
                {t('app.retry')}
              </Button>
              <Button onClick={() => send({ type: 'LEFT' })}>{t('fillProposals.look')}</Button>
            </>
          }
        >
          {t('fillProposals.unsent')}
        </Note>
      ) : null}
      <div className={classes['columns']}>
        <div ref={list} className={classes['main']}>
          <div className={classes['heads']}>
            <Tick
              label={t('fillProposals.chooseAll')}
              value={some === 0 ? false : some === keys.length ? true : 'some'}
              locked={busy || !keys.length}
              onChange={on => toggle(keys, on)}
            />
            <span className={classes['all']} aria-hidden="true">
              {t('fillProposals.chooseAll')}
            </span>
            {(['what', 'who', 'why', 'next', 'state'] as const).map(head => (
              <span key={head} className={classes['column']} aria-hidden="true">
                {t(`fillProposals.head.${head}`)}
              </span>
            ))}
          </div>
          {crews.map(crew => (
            <Crew
              key={crew.id}
              crew={crew}
              project={proposal.project === null}
              chosen={chosen}
              compared={shown?.key ?? null}
              busy={busy}
              now={now}
              onToggle={toggle}
              onCompare={compare}
              // What is compared goes along with the row one walks to.
              onFocus={key => setCompared(before => (before === null ? null : key))}
            />
          ))}
          <p className={classes['foot']} aria-hidden="true">
            <span>
              <kbd>J</kbd> <kbd>K</kbd> {t('fillProposals.keys.walk')}
            </span>
            <span>
              <kbd>␣</kbd> {t('fillProposals.keys.choose')}
            </span>
            <span>
              <kbd>↵</kbd> {t('fillProposals.keys.compare')}
            </span>
            <span>
              <kbd>1</kbd>–<kbd>5</kbd> {t('fillProposals.keys.method')}
            </span>
            <span>
              <kbd>Ctrl ↵</kbd> {t('fillProposals.keys.invite')}
            </span>
          </p>
        </div>
        <Panel
          {...{ shown, places, proposal, invitation, now, busy }}
          // Once they are invited there is nothing more in it.
          opened={opened && (places.length > 0 || shown !== null)}
          sending={state === 'accepting'}
          onInvitation={setInvitation}
          onInvite={invite}
          onClose={close}
          onCloseComparison={() => {
            setCompared(null)
            setOpened(false)
          }}
        />
      </div>
      {places.length ? (
        <div className={classes['toPanel']}>
          <Button variant="tonal" full aria-expanded={opened} onClick={() => setOpened(true)}>
            {tn('fillProposals.places', places.length)},{' '}
            {tn('fillProposals.people', new Set(places.map(({ personId }) => personId)).size)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
