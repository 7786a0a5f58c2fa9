import { IconPlus, IconTemplate, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { type Drafts, type ItemBase, type ItemDraft, baseOf, later } from '../../../../domain/projectPlans/drafts.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { Tick } from '../../../ui/Tick/Tick.tsx'
import { cx } from '../../../ui/cx.ts'
import { LeavingQuestion } from '../../shared/form/LeavingQuestion.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { PlacesWords } from '../PlacesWords.tsx'
import { beginDateOf, hoursOf } from '../days.ts'
import type { Position, Shift } from '../project.types.ts'
import { BulkBar } from './BulkBar.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import { PlanRow, type RowProps } from './PlanRow.tsx'
import { mostPlaces } from './PlacesCell.tsx'
import type { Choice, PlanCrew, Row } from './plan.types.ts'
import { crewsOf, movedBy, toTell } from './rows.ts'
import { useChosen } from './useChosen.ts'
import { walkColumn } from './walk-column.ts'
import classes from './plan.module.css'

interface PlanViewProps {
  /** The other ways to see the project. */
  views: ReactNode
  shifts: readonly Shift[]
  items: readonly Position[]
  catering: readonly Choice[]
  drafts: Drafts
  /** Something is on its way, or asked. */
  busy: boolean
  problem: { code: string; item: string | null } | null
  onEdit: (edits: { base: ItemBase; change: ItemDraft }[]) => void
  onSave: () => void
  onDiscard: () => void
  onRemove: (ids: readonly string[]) => void
  onAddCrew: () => void
  onFromTemplate: () => void
  onKeepAsTemplate: (ids: readonly string[]) => void
  onAddPosition: (crewId: string) => void
  onRemoveCrew: (crewId: string) => void
  /** Something stands in a cell that cannot be taken. */
  onUnfinished: (unfinished: boolean) => void
  /** What was changed on a position before, for its panel. */
  history: (positionId: string) => ReactNode
  /** What the client asks for on a crew. */
  requests?: (crewId: string) => ReactNode
  now: number
}

/** A project as planning alters it: crews as headings, positions as rows whose cells are written in. */
export function PlanView(props: PlanViewProps) {
  const { shifts, items, catering, drafts, busy, problem, onEdit } = props
  const words = useWords()
  const { t } = words
  const crews = crewsOf(shifts, items, drafts)
  const rows = crews.flatMap(crew => crew.rows)
  const { chosen, choose, set, none } = useChosen(rows.map(({ item }) => item.id))
  const [wrong, setWrong] = useState<Readonly<Record<string, RowProps['wrong']>>>({})
  const [discards, setDiscards] = useState(0)
  const [discarding, setDiscarding] = useState(false)
  const [panel, setPanel] = useState<string | null>(null)
  const picked = rows.filter(({ item }) => chosen.has(item.id))
  const edit = (of: readonly Row[], change: (row: Row) => ItemDraft) =>
    onEdit(of.map(row => ({ base: baseOf(row.item), change: change(row) })))
  const altered = Object.keys(drafts).length
  const shownIn = rows.find(({ item }) => item.id === panel)
  // What was typed into a row that is gone holds up nothing.
  const unfinished = rows.some(({ item }) => Object.keys(wrong[item.id] ?? {}).length > 0)
  const { onUnfinished } = props
  useEffect(() => onUnfinished(unfinished), [unfinished, onUnfinished])
  const refused = problem?.item
  useEffect(() => {
    if (refused) document.getElementById(`position-${refused}`)?.scrollIntoView({ block: 'center' })
  }, [refused])
  const save = () => {
    none()
    props.onSave()
  }
  const discard = () => {
    none()
    setWrong({})
    // Cells forget what was typed into them.
    setDiscards(count => count + 1)
    setDiscarding(false)
    props.onDiscard()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey) {
      if (altered > 0 && !unfinished && !busy) save()
    } else if (event.key === 'Escape') {
      if (shownIn) setPanel(null)
      else none()
    }
  }
  const rowProps = (row: Row) => ({
    row,
    chosen: chosen.has(row.item.id),
    current: row.item.id === panel,
    wrong: wrong[row.item.id] ?? {},
    error: problem?.item === row.item.id ? problemWords(words, { code: problem.code, status: 409 }) : undefined,
    disabled: busy,
    catering: catering.find(({ value }) => value === row.shown.cateringId)?.label ?? null,
    onChoose: (on: boolean, range: boolean) => choose(row.item.id, on, range),
    onChange: (change: ItemDraft) => edit([row], () => change),
    onWrong: (field: 'startTime' | 'endTime', kind: 'missing' | 'wrong' | null) =>
      setWrong(before => {
        const { [field]: _, ...others } = before[row.item.id] ?? {}
        return { ...before, [row.item.id]: kind === null ? others : { ...others, [field]: kind } }
      }),
    onComments: () => setPanel(row.item.id === panel ? null : row.item.id),
  })
  return (
    <div className={cx(classes['plan'], shownIn && classes['withPanel'])} onKeyDown={keys}>
      <div className={classes['main']}>
        <div className={classes['tools']}>
          {props.views}
          <div className={classes['adding']}>
            <Button onClick={props.onFromTemplate} icon={<IconTemplate aria-hidden="true" />}>
              {t('projectPlan.fromTemplate')}
            </Button>
            <Button onClick={props.onAddCrew} icon={<IconPlus aria-hidden="true" />}>
              {t('projectPlan.addCrew')}
            </Button>
          </div>
        </div>
        {crews.length === 0 ? (
          <StatePanel kind="empty" title={t('projectPlan.noCrews')}>
            {t('projectPlan.noCrewsText')}
          </StatePanel>
        ) : (
          <div onKeyDown={walkColumn} className={classes['table']} role="group" aria-label={t('projectPlan.table')}>
            <Heads />
            {crews.map(crew => (
              <section key={crew.shift.id} aria-labelledby={`crew-${crew.shift.id}`} className={classes['crew']}>
                <CrewHead
                  crew={crew}
                  chosen={chosen}
                  disabled={busy}
                  onChoose={on =>
                    set(
                      crew.rows.map(({ item }) => item.id),
                      on,
                    )
                  }
                  onAdd={() => props.onAddPosition(crew.shift.id)}
                  onRemove={() => props.onRemoveCrew(crew.shift.id)}
                  now={props.now}
                />
                {props.requests?.(crew.shift.id)}
                <ul className={classes['rows']}>
                  {crew.rows.map(row => (
                    <PlanRow key={`${row.item.id} ${discards}`} {...rowProps(row)} day={beginDateOf(crew.shift)} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {chosen.size > 0 || altered > 0 || unfinished ? (
          <BulkBar
            chosen={picked.length}
            places={picked.reduce((sum, { shown }) => sum + shown.amountOfRows, 0)}
            start={alike(picked.map(row => movedBy(row, 'start')))}
            end={alike(picked.map(row => movedBy(row, 'end')))}
            amount={alike(picked.map(({ item, shown }) => shown.amountOfRows - item.amountOfRows))}
            altered={altered}
            told={toTell(items, drafts)}
            busy={busy}
            blocked={unfinished}
            failed={
              problem
                ? problemWords(words, { code: problem.code, status: problem.code === 'unreachable' ? null : 409 })
                : undefined
            }
            catering={catering}
            onStart={minutes => edit(picked, ({ shown }) => later(shown, 'start', minutes))}
            onEnd={minutes => edit(picked, ({ shown }) => later(shown, 'end', minutes))}
            onAmount={by =>
              edit(picked, ({ shown, item }) => ({
                amountOfRows: Math.min(mostPlaces, Math.max(1, item.filled, shown.amountOfRows + by)),
              }))
            }
            onCatering={id => edit(picked, () => ({ cateringId: id || null }))}
            onKeep={() => props.onKeepAsTemplate(picked.map(({ item }) => item.id))}
            onRemove={() => props.onRemove(picked.map(({ item }) => item.id))}
            onSave={save}
            onDiscard={() => (altered > 0 || unfinished ? setDiscarding(true) : none())}
          />
        ) : null}
      </div>
      {shownIn ? (
        <CommentsPanel
          row={shownIn}
          crew={shownIn.item.projectCrew.name}
          history={props.history(shownIn.item.id)}
          disabled={busy}
          onChange={change => edit([shownIn], () => change)}
          onClose={() => setPanel(null)}
        />
      ) : null}
      <LeavingQuestion asking={discarding} stay={() => setDiscarding(false)} leave={discard} />
    </div>
  )
}

/** The one value all have; null where they differ. */
const alike = (values: readonly number[]): number | null =>
  values.every(value => value === values[0]) ? (values[0] ?? 0) : null

function Heads() {
  const { t } = useWords()
  const heads = ['position', 'start', 'end', 'break', 'places', 'filled', 'catering', 'comments'] as const
  return (
    <div className={classes['heads']} aria-hidden="true">
      <span />
      {heads.map(head => (
        <span key={head}>{t(`projectPlan.${head}`)}</span>
      ))}
    </div>
  )
}

interface CrewHeadProps {
  crew: PlanCrew
  chosen: ReadonlySet<string>
  disabled: boolean
  onChoose: (on: boolean) => void
  onAdd: () => void
  onRemove: () => void
  now: number
}

/** When and what a crew is; its tick chooses all of its positions. */
function CrewHead({ crew: { shift, rows }, chosen, disabled, onChoose, onAdd, onRemove, now }: CrewHeadProps) {
  const words = useWords()
  const { t } = words
  const { from, to, note } = hoursOf(shift)
  const some = rows.filter(({ item }) => chosen.has(item.id)).length
  return (
    <div className={classes['crewHead']}>
      {rows.length > 0 ? (
        <Tick
          label={t('projectPlan.chooseAll', { crew: shift.name })}
          value={some === 0 ? false : some === rows.length ? true : 'some'}
          data-column="tick"
          disabled={disabled}
          onChange={onChoose}
        />
      ) : (
        <span />
      )}
      <h2 id={`crew-${shift.id}`} className={classes['crewTitle']}>
        <span className={classes['crewHours']}>
          <b>{from}</b>–{to}
          {note ? <sup>{note}</sup> : null}
        </span>{' '}
        <span className={classes['crewName']}>{shift.name}</span>{' '}
        <span className={classes['soft']}>
          {dayWords(words, beginDateOf(shift), now)}
          {shift.crewChief ? `, ${t('projectPlan.chief', { name: shift.crewChief.name })}` : null}
        </span>
      </h2>
      <span className={classes['crewPlaces']}>
        <span>{t('projects.ofPlaces', shift.places)}</span> <PlacesWords places={shift.places} open />
      </span>
      {rows.length === 0 ? (
        <Button variant="quiet" onClick={onRemove} icon={<IconX aria-hidden="true" />}>
          {t('projectPlan.remove')}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onAdd} icon={<IconPlus aria-hidden="true" />}>
        {t('projectPlan.addPosition')}
      </Button>
    </div>
  )
}
