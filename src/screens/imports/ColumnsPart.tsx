import { IconArrowRight } from '@tabler/icons-react'
import { wrongColumns } from '../../../domain/imports/fields.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { ColumnList } from './ColumnList.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** What each column of the table is read as, before it is looked through for the first time. */
export function ColumnsPart({ context, send }: Pick<ImportViewProps, 'context' | 'send'>) {
  const { t, tn } = useWords()
  const { table, columns, kind } = context
  if (!table) return null
  const names = table.tableColumns.map(({ name }) => name)
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  const used = columns.filter(field => field !== null).length
  const isWrong = wrongColumns(columns, kind) !== null
  return (
    <Section title={t('imports.columnsTitle')}>
      <p className={classes['soft']}>
        {table.fileName} · {tn('imports.rows', table.rows)} · {t('imports.used', { used, all: columns.length })}
      </p>
      {twice ? <Note tone="wait">{t('imports.twice', { name: twice })}</Note> : null}
      <ColumnList context={context} send={send} sampled />
      {isWrong ? <Note tone="bad">{t(`imports.kinds.${kind}.needed`)}</Note> : null}
      <div className={classes['acts']}>
        <Button onClick={() => send({ type: 'LEFT' })}>{t('imports.another')}</Button>
        <Button
          variant="main"
          icon={<IconArrowRight aria-hidden="true" />}
          disabled={isWrong}
          onClick={() => send({ type: 'CHECKED' })}
        >
          {t('imports.look')}
        </Button>
      </div>
    </Section>
  )
}
