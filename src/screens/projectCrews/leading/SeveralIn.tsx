import { IconLogin2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { inPlace } from '../../../../domain/still-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { roleWords } from '../../shared/words/shift-words.ts'
import type { Line } from '../crew.types.ts'
import { type ListedLine, isAwaited } from './line-state.ts'
import { ListStateMark } from './ListStateMark.tsx'
import { saysAll, searchedAbove } from '../says-all.ts'
import classes from './several.module.css'

interface SeveralInProps {
  /** Whoever could be checked in when choosing began; from then on everybody keeps their place. */
  from: readonly ListedLine[]
  /** Everybody as they stand now. */
  lines: readonly ListedLine[]
  now: number
  busy: boolean
  onCheckIn: (lines: readonly Line[]) => void
  onClose: () => void
}

/** People side by side, and one act for all who are chosen. */
export default function SeveralIn({ from, lines, now, busy, onCheckIn, onClose }: SeveralInProps) {
  const words = useWords()
  const { t, tn } = words
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const people = inPlace(from, lines, ({ line }) => line.id)
  const open = people.filter(({ state }) => isAwaited(state))
  const chosen = open.filter(({ line }) => picked.has(line.id))
  const shown = people.filter(({ line }) => saysAll([line.person.name, roleWords(words, line.projectCrewItem)], text))
  const all = chosen.length === open.length
  const pick = (id: string, on: boolean) => {
    const next = new Set(picked)
    if (on) next.add(id)
    else next.delete(id)
    setPicked(next)
  }
  return (
    <section
      className={classes['several']}
      aria-labelledby="several"
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
    >
      <div className={classes['head']}>
        <h2 id="several" ref={head} tabIndex={-1}>
          {t('crewLead.whoIsHere')}
        </h2>
        {open.length > 1 ? (
          <TextLink onClick={() => setPicked(new Set(all ? [] : open.map(({ line }) => line.id)))}>
            {all ? t('crewLead.chooseNone') : t('crewLead.chooseAll', { count: open.length })}
          </TextLink>
        ) : null}
      </div>
      {people.length > searchedAbove ? (
        <SearchField label={t('crews.searchPeople')} value={text} onChange={setText} clearLabel={t('app.clear')} />
      ) : null}
      {shown.length ? (
        <ul className={classes['people']} aria-labelledby="several">
          {shown.map(one => (
            <li key={one.line.id}>
              <label className={classes['person']}>
                <input
                  type="checkbox"
                  className={classes['box']}
                  checked={picked.has(one.line.id)}
                  disabled={!isAwaited(one.state)}
                  onChange={({ target }) => pick(one.line.id, target.checked)}
                />
                <Face name={one.line.person.name} src={one.line.person.pictureUrl ?? undefined} size="s" />
                <span className={classes['words']}>
                  <b>{one.line.person.name}</b>
                  <span className={classes['role']}>{roleWords(words, one.line.projectCrewItem)}</span>
                  <ListStateMark listed={one} now={now} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <StatePanel kind="empty" level={3} title={t('crews.nobodyFits', { text })} />
      )}
      <ActionBar>
        <span role="status" className={classes['count']}>
          {tn('crewLead.chosen', chosen.length)}
        </span>
        <Button
          variant="main"
          size="call"
          full
          busy={busy}
          locked={chosen.length === 0}
          icon={<IconLogin2 aria-hidden="true" />}
          onClick={() => (chosen.length ? onCheckIn(chosen.map(({ line }) => line)) : undefined)}
        >
          {chosen.length ? tn('crewLead.punchInMany', chosen.length) : t('crews.checkIn')}
        </Button>
        <Button variant="quiet" full onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </ActionBar>
    </section>
  )
}
