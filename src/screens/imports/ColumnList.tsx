import { fieldsOf } from '../../../domain/imports/fields.ts'
import { useWords } from '../../i18n/words.ts'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** What each column of the table is read as; `sampled`: beside what stands in its first rows. */
export function ColumnList({
  context,
  send,
  sampled = false,
}: Pick<ImportViewProps, 'context' | 'send'> & { sampled?: boolean }) {
  const { t } = useWords()
  const { table, columns, kind } = context
  const fields = fieldsOf(kind)
  const nameOf = (name: string, at: number) => name || t('imports.column', { place: at + 1 })
  return (
    <ul className={sampled ? classes['columns'] : classes['narrow']}>
      {table?.tableColumns.map(({ name, sample }, at) => (
        <li key={at} className={classes['column']} data-out={columns[at] === null || undefined}>
          <span className={classes['named']}>
            <b>{nameOf(name, at)}</b>
            {sampled ? (
              <span className={classes['sample']}>{sample.filter(cell => cell !== '').join(' · ') || '–'}</span>
            ) : null}
          </span>
          <FilterSelect
            label={nameOf(name, at)}
            unchosen={t('imports.leaveOut')}
            anyLabel={t('imports.leaveOut')}
            value={columns[at] ?? ''}
            onChange={to => send({ type: 'MAPPED', at, field: fields.find(field => field === to) ?? null })}
            items={fields.map(value => ({ value, label: t(`imports.fields.${value}`) }))}
          />
        </li>
      ))}
    </ul>
  )
}
