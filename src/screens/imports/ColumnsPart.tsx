import { IconArrowRight } from '@tabler/icons-react'
import { fieldsOf, wrongColumns } from '../../../domain/imports/fields.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** What each column of the table is read as, beside what stands in its first rows. */
export function ColumnsPart({ context, send }: Pick<ImportViewProps, 'context' | 'send'>) {
  const { t, tn } = useWords()
  const { table, columns, kind } = context
  if (!table) return null
  const names = table.tableColumns.map(({ name }) => name)
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  const used = columns.filter(field => field !== null).length
  const nameOf = (name: string, at: number) => name || t('imports.column', { place: at + 1 })
  const isNeeded = wrongColumns(columns, kind) === 'needed'
  return (
    <Section title={t('imports.columnsTitle')}>
      <p className={classes['soft']}>
        {table.fileName} · {tn('imports.rows', table.rows)} · {t('imports.used', { used, all: columns.length })}
      </p>
      {twice ? <Note tone="wait">{t('imports.twice', { name: twice })}</Note> : null}
      <ul className={classes['columns']}>
        {table.tableColumns.map(({ name, sample }, at) => (
          <li key={at} className={classes['column']} data-out={columns[at] === null || undefined}>
            <span className={classes['named']}>
              <b>{nameOf(name, at)}</b>
              <span className={classes['sample']}>{sample.filter(cell => cell !== '').join(' · ') || '–'}</span>
            </span>
            <FilterSelect
              label={nameOf(name, at)}
              unchosen={t('imports.leaveOut')}
              anyLabel={t('imports.leaveOut')}
              value={columns[at] ?? ''}
              onChange={to => send({ type: 'MAPPED', at, field: fieldsOf[kind].find(field => field === to) ?? null })}
              items={fieldsOf[kind].map(value => ({ value, label: t(`imports.fields.${value}`) }))}
            />
          </li>
        ))}
      </ul>
      {isNeeded ? <Note tone="bad">{t('imports.needed')}</Note> : null}
      <div className={classes['acts']}>
        <Button onClick={() => send({ type: 'LEFT' })}>{t('imports.another')}</Button>
        <Button
          variant="main"
          icon={<IconArrowRight aria-hidden="true" />}
          disabled={isNeeded}
          onClick={() => send({ type: 'CHECKED' })}
        >
          {t('imports.look')}
        </Button>
      </div>
    </Section>
  )
}
