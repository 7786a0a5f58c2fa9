import type { ReactNode } from 'react'
import type { Words } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { looks } from './fate-looks.tsx'
import type { ImportRow } from './import.types.ts'
import classes from './imports.module.css'

/** What stands in the columns of a row. */
export function rowCells(words: Words, row: ImportRow): readonly ReactNode[] {
  const { Glyph, tone } = looks[row.fate]
  return [
    row.line,
    <Chip key="fate" tone={tone} icon={<Glyph aria-hidden="true" />}>
      {words.t(`imports.fates.${row.fate}`)}
    </Chip>,
    row.number || '–',
    <b key="name" className={classes['name']}>
      {row.name || '–'}
    </b>,
    row.place,
    <span key="what" className={classes['happens']}>
      {whatHappens(words, row)}
    </span>,
  ]
}

function whatHappens({ t }: Words, { fate, problems, changes, firstLine, matches }: ImportRow): ReactNode {
  if (fate === 'wrong')
    return problems
      .map(({ field, reason, text }) => {
        const said = {
          field: field === null ? t('imports.wholeRow') : t(`imports.fields.${field}`),
          ...{ reason: t(`imports.reasons.${reason}`), text },
        }
        return t(text === '' ? 'imports.problem' : 'imports.problemSaid', said)
      })
      .join('; ')
  if (fate === 'double') return t('imports.asLine', { line: firstLine ?? 0 })
  if (fate === 'ambiguous') return t('imports.mayBe', { numbers: matches.join(', ') })
  if (fate === 'new') return t('imports.isNew')
  if (fate === 'same') return t('imports.isSame')
  return changes.map(({ field, from, to }, at) => (
    <span key={field}>
      {at > 0 ? ', ' : ''}
      {t(`imports.fields.${field}`)} {from === null ? null : <s className={classes['soft']}>{from}</s>} <b>{to}</b>
    </span>
  ))
}
