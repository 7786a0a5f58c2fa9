import type { ReactNode } from 'react'
import { toldOf } from '../../../domain/imports/fields.ts'
import type { Words } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import type { Column } from '../../ui/DeskTable/DeskTable.tsx'
import { dateWords } from '../shared/words/shift-words.ts'
import { type Offering, Offers } from './Offers.tsx'
import { looks } from './fate-looks.tsx'
import type { ImportField, ImportKind, ImportRow } from './import.types.ts'
import classes from './imports.module.css'

type Shown = 'number' | 'name' | 'place' | ImportField

/** What tells rows of each kind apart, between what becomes of them and why. */
const shown: Record<ImportKind, readonly Shown[]> = {
  companies: ['number', 'name', 'place'],
  people: ['name', 'birthday', 'place', 'functions'],
  locations: ['name', 'street', 'zipcode', 'place'],
  contacts: ['name', 'company', 'email'],
  projects: ['number', 'name', 'company', 'location', 'beginDate'],
  positions: ['name', 'date', 'startTime', 'endTime', 'function', 'amountOfRows'],
}
const widths: Partial<Record<Shown, string>> = { number: 'minmax(4rem, 7rem)', name: 'minmax(9rem, 1fr)' }
const isTold = (key: Shown): key is 'number' | 'name' | 'place' => key === 'number' || key === 'name' || key === 'place'

export const columnsOf = ({ t }: Words, kind: ImportKind): readonly Column[] => [
  { key: 'line', label: t('imports.head.line'), width: '4.5rem', number: true, named: true },
  { key: 'fate', label: t('imports.head.fate'), width: 'minmax(7rem, 9rem)' },
  ...shown[kind].map(key => ({
    ...{ key, label: isTold(key) ? t(`imports.head.${key}`) : t(`imports.fields.${key}`) },
    width: widths[key] ?? 'minmax(5rem, 7.5rem)',
    named: key !== 'name',
    deskOnly: key === 'place',
  })),
  { key: 'what', label: t('imports.head.what'), width: 'minmax(14rem, 2.5fr)' },
]

/** What stands in the columns of a row; what is wrong is marked where it stands. */
export function rowCells(words: Words, kind: ImportKind, row: ImportRow, offering: Offering): readonly ReactNode[] {
  const { Glyph, tone } = looks[row.fate]
  const told = toldOf(kind)
  const cell = (key: Shown): ReactNode => {
    const detail = isTold(key) ? undefined : row.details.find(({ field }) => field === key)
    if (detail?.becomes != null) return <Instead words={words} {...detail} becomes={detail.becomes} />
    const text = isTold(key) ? row[key] : detail?.text
    const fields: readonly (ImportField | null)[] =
      key === 'number' ? [told.number] : key === 'name' ? told.name : key === 'place' ? [told.place] : [key]
    const isWrong = row.problems.some(({ field }) => field !== null && fields.includes(field))
    const said = isWrong && text ? <span className={classes['wrongCell']}>{text}</span> : (text ?? '')
    return key === 'name' ? <b className={classes['name']}>{said || '–'}</b> : key === 'place' ? said : said || '–'
  }
  return [
    row.line,
    <Chip key="fate" tone={tone} icon={<Glyph aria-hidden="true" />}>
      {words.t(`imports.fates.${row.fate}`)}
    </Chip>,
    ...shown[kind].map(cell),
    <div key="what" className={classes['happens']}>
      <span>
        {row.details.map(({ field, text, becomes }) =>
          becomes === null || shown[kind].includes(field) ? null : (
            <span key={field}>
              {words.t(`imports.fields.${field}`)} <Instead words={words} text={text} becomes={becomes} />
              {'; '}
            </span>
          ),
        )}
        {whatHappens(words, kind, row)}
      </span>
      <Offers row={row} {...offering} />
    </div>,
  ]
}

/** What stands there, and what is written for it, as it was answered. */
function Instead({ words, text, becomes }: { words: Words; text: string; becomes: string }) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(becomes)
  return (
    <>
      <s className={classes['soft']}>{text}</s> <b>{isDay ? dayWords(words, becomes) : becomes}</b>
    </>
  )
}

const dayWords = (words: Words, day: string) =>
  dateWords(words, day, { day: 'numeric', month: 'long', year: 'numeric' })

function whatHappens(words: Words, kind: ImportKind, row: ImportRow): ReactNode {
  const { t } = words
  const { fate, problems, changes, firstLine, matches, details } = row
  if (fate === 'wrong') return problems.map(problem => problemWords(words, problem)).join('; ')
  if (fate === 'double') return t('imports.asLine', { line: firstLine ?? 0 })
  if (fate === 'ambiguous') return t(`imports.kinds.${kind}.mayBe`, { numbers: matches.join(', ') })
  if (fate === 'new') {
    const isBare = kind === 'people' && !details.some(({ field }) => field === 'email')
    return isBare ? t('imports.withoutLogin') : t(`imports.kinds.${kind}.isNew`)
  }
  if (fate === 'same') return firstLine === null ? t('imports.isSame') : t('imports.kept', { line: firstLine })
  return changes.map(({ field, from, to }, at) => (
    <span key={`${field} ${to}`}>
      {at > 0 ? ', ' : ''}
      {t(`imports.fields.${field}`)} {from === null ? null : <s className={classes['soft']}>{from}</s>} <b>{to}</b>
    </span>
  ))
}

function problemWords(words: Words, { field, reason, text, becomes }: ImportRow['problems'][number]): string {
  const { t } = words
  const said = {
    field: field === null ? t('imports.wholeRow') : t(`imports.fields.${field}`),
    ...{ reason: t(`imports.reasons.${reason}`), text },
  }
  const told = t(text === '' ? 'imports.problem' : 'imports.problemSaid', said)
  if (becomes === null || (reason !== 'dayNumber' && reason !== 'monthFirst')) return told
  const day = dayWords(words, becomes)
  return `${told} – ${t('imports.answers.meant', { day })}`
}
