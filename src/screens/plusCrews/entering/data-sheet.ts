import { cellValue } from '../../../../domain/plusCrews/cell-changes.ts'
import { daysOf } from '../../../../domain/plusCrews/plus-crew-month.ts'
import type { Words } from '../../../i18n/words.ts'
import { shownValue } from '../../../machines/value-editor/value-editor.queue.ts'
import type { EditorContext, Want } from '../../../machines/value-editor/value-editor.types.ts'
import type { SheetCell, SheetColumn, SheetRow } from '../../../ui/SheetGrid/SheetGrid.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { dateWords } from '../../shared/words/shift-words.ts'
import type { CountedType } from '../data.types.ts'
import { figureFormat, plainFigure, typeWords, unitWords } from '../figure-words.ts'

export type SheetFigures = Pick<EditorContext, 'rows' | 'wants' | 'done'>
/** What somebody entered that is no figure, and why, by cell. */
export type WrongTexts = Readonly<Record<string, { text: string; reason: string }>>
export const cellKey = (day: string, type: string) => `${day} ${type}`

/** 0 is Sunday. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The days of a month, weeks parted where the language begins them. */
export const dayRows = (words: Words, month: string, today: string): SheetRow[] =>
  daysOf(month).map((day, at) => ({
    key: day,
    title: String(at + 1),
    sub: dateWords(words, day, { weekday: 'short' }) + (day === today ? `, ${words.t('app.today')}` : ''),
    label: dateWords(words, day, { weekday: 'long', day: 'numeric', month: 'long' }),
    isToday: day === today,
    isSoft: [0, 6].includes(weekday(day)),
    begins: at > 0 && weekday(day) === words.weekStart,
  }))

/** "27 May, Turnover" */
export const placeWords = (words: Words, day: string, type: CountedType | undefined) =>
  `${dateWords(words, day, { day: 'numeric', month: 'short' })}, ${type ? typeWords(words, type) : ''}`

export const typeColumns = (words: Words, types: readonly CountedType[], currency: string): SheetColumn[] =>
  types.map(type => ({ key: type.id, label: typeWords(words, type), unit: unitWords(words, type, currency) }))

const stateOf = (want: Want | undefined, isDone: boolean): Exclude<SheetCell['state'], 'wrong'> =>
  want ? (want.state === 'queued' ? 'saving' : want.state) : isDone ? 'saved' : undefined

/** What kept a figure from being saved. */
export const whyNotSaved = (want: Want | undefined) => ({ code: want?.problem ?? 'unknown', status: null })

const labelOf = (words: Words, state: Exclude<SheetCell['state'], undefined | 'wrong'>, want: Want | undefined) =>
  state === 'failed'
    ? `${words.t('plusCrewValues.state.failed')}. ${problemWords(words, whyNotSaved(want))}`
    : words.t(`plusCrewValues.state.${state}`)

/** Every cell that shows something. */
export function sheetCells(
  words: Words,
  month: string,
  types: readonly CountedType[],
  figures: SheetFigures,
  wrong: WrongTexts = {},
): Record<string, SheetCell> {
  const done = new Set(figures.done)
  const cells: Record<string, SheetCell> = {}
  for (const { id, unit } of types) {
    const format = figureFormat(words, unit)
    for (const day of daysOf(month)) {
      const key = cellKey(day, id)
      const mistaken = wrong[key]
      if (mistaken) {
        const { text, reason } = mistaken
        cells[key] = { text, plain: text, state: 'wrong', stateLabel: reason }
        continue
      }
      const value = shownValue(figures, key)
      const want = figures.wants[key]
      const state = stateOf(want, done.has(key))
      const count = figures.rows[key]?.length ?? 0
      if (value === null && !state) continue
      cells[key] = {
        text: value === null ? '' : format(value),
        plain: value === null ? '' : plainFigure(words, value),
        ...(count > 1 ? { count: String(count), countLabel: words.tn('plusCrewValues.sumOf', count) } : {}),
        ...(state ? { state, stateLabel: labelOf(words, state, want) } : {}),
      }
    }
  }
  return cells
}

/** The sums of what the sheet shows, by type. */
export function sheetTotals(
  words: Words,
  month: string,
  types: readonly CountedType[],
  figures: SheetFigures,
): Record<string, string> {
  const shown = (type: string) =>
    daysOf(month).map(day => ({ id: day, version: 0, value: shownValue(figures, cellKey(day, type)) ?? 0 }))
  return Object.fromEntries(types.map(({ id, unit }) => [id, figureFormat(words, unit)(cellValue(shown(id)) ?? 0)]))
}
