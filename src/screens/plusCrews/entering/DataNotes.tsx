import { cellValue } from '../../../../domain/plusCrews/cell-changes.ts'
import { useWords } from '../../../i18n/words.ts'
import { typeOfCell } from '../../../machines/value-editor/value-editor.queue.ts'
import type { Cell, EditorContext, Want } from '../../../machines/value-editor/value-editor.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { placeWords, whyNotSaved } from './data-sheet.ts'
import type { CountedType, PlusCrew } from '../data.types.ts'
import { figureFormat, unitWords } from '../figure-words.ts'
import classes from '../data.module.css'

interface DataNotesProps {
  crew: PlusCrew
  types: readonly CountedType[]
  wants: EditorContext['wants']
  /** Why parts of a paste were not taken, and how many were. */
  refused: { lines: readonly string[]; taken: number }
  offline: boolean
  onTryNow: () => void
  onMine: (cell: Cell) => void
  onTheirs: (cell: Cell) => void
  onAgain: (cell: Cell) => void
  onGiveUp: (cell: Cell) => void
}

/** Cells that are named in a refusal; the others are counted. */
const named = 5

/** What needs a person: not taken of a paste, no connection, somebody was quicker, not saved. */
export function DataNotes(props: DataNotesProps) {
  const { crew, types, wants, refused, offline, onTryNow, onMine, onTheirs, onAgain, onGiveUp } = props
  const words = useWords()
  const { t, tn } = words
  const figure = (type: CountedType | undefined, value: number | null) =>
    value === null || !type
      ? t('plusCrewValues.nothing')
      : `${figureFormat(words, type.unit)(value)} ${unitWords(words, type, crew.currency)}`
  const { lines, taken } = refused
  const about = (cell: Cell, want: Want) => {
    const type = types.find(({ id }) => id === typeOfCell(cell))
    const place = placeWords(words, cell.slice(0, cell.indexOf(' ')), type)
    return { place, mine: figure(type, want.value), theirs: figure(type, cellValue(want.theirs?.rows ?? [])) }
  }
  const waiting = Object.entries(wants).filter(([, { state }]) => state !== 'queued')
  if (lines.length === 0 && !offline && waiting.length === 0) return null
  return (
    <div className={classes['notes']}>
      {lines.length > 0 ? (
        <Note tone="bad" live>
          <b>{taken > 0 ? tn('plusCrewValues.refused.taken', taken) : t('plusCrewValues.refused.title')}</b>
          <ul>
            {lines.slice(0, named).map(line => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > named ? <li>{tn('plusCrewValues.refused.more', lines.length - named)}</li> : null}
          </ul>
        </Note>
      ) : null}
      {offline ? (
        <Note tone="wait" live action={<Button onClick={onTryNow}>{t('plusCrewValues.tryNow')}</Button>}>
          {t('plusCrewValues.offline')}
        </Note>
      ) : null}
      {waiting.map(([cell, want]) => {
        const { place, mine, theirs } = about(cell, want)
        return want.state === 'changed' ? (
          <Note key={cell} tone="wait" live>
            {t('plusCrewValues.conflict.text', {
              place,
              mine,
              theirs,
              name: want.theirs?.by ?? t('plusCrewValues.conflict.somebody'),
            })}
            <div className={classes['answers']}>
              <Button onClick={() => onTheirs(cell)}>{t('plusCrewValues.conflict.theirs', { figure: theirs })}</Button>
              <Button onClick={() => onMine(cell)}>{t('plusCrewValues.conflict.mine', { figure: mine })}</Button>
            </div>
          </Note>
        ) : (
          <Note key={cell} tone="bad" live>
            {t('plusCrewValues.failed.text', {
              place,
              figure: mine,
              reason: problemWords(words, whyNotSaved(want)),
            })}
            <div className={classes['answers']}>
              <Button onClick={() => onAgain(cell)}>{t('plusCrewValues.failed.again')}</Button>
              <Button onClick={() => onGiveUp(cell)}>{t('plusCrewValues.failed.giveUp')}</Button>
            </div>
          </Note>
        )
      })}
    </div>
  )
}
