import { type Question, withoutAnswer } from '../../../domain/imports/answers.ts'
import { wrongColumns } from '../../../domain/imports/fields.ts'
import { unfitRows } from '../../../domain/imports/taking.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { isAsLooked } from '../../machines/import/import.machine.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { ColumnList } from './ColumnList.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

interface SidePartProps extends Pick<ImportViewProps, 'context' | 'send'> {
  onSettle: (question: Question) => void
}

/** What the dry run was made of: the columns used and where they go, and what was answered; each to be changed. */
export function SidePart({ context, send, onSettle }: SidePartProps) {
  const words = useWords()
  const { t, tn } = words
  const { table, columns, kind, settled, leaveOut } = context
  if (!table?.fates) return null
  const used = columns.filter(field => field !== null).length
  const isWrong = wrongColumns(columns, kind) !== null
  const unfit = unfitRows(table.fates)
  return (
    <>
      <p className={classes['soft']}>
        {t('imports.nothingYet')} {table.fileName} · {tn('imports.rows', table.rows)}.{' '}
        {t(`imports.kinds.${kind}.known`)}
      </p>
      <Section title={t('imports.columnsTitle')}>
        <p className={classes['soft']}>{t('imports.used', { used, all: columns.length })}</p>
        <ColumnList context={context} send={send} />
        {isWrong ? <Note tone="bad">{t(`imports.kinds.${kind}.needed`)}</Note> : null}
        {isAsLooked(table, columns) ? null : (
          <Button variant="main" disabled={isWrong} onClick={() => send({ type: 'CHECKED' })}>
            {t('imports.again')}
          </Button>
        )}
      </Section>
      <Section title={t('imports.answers.title')}>
        {table.questions.length === 0 ? <p className={classes['soft']}>{t('imports.answers.none')}</p> : null}
        <ul className={classes['answers']}>
          {table.questions.map(question => (
            <li key={`${question.asks} ${question.field} ${question.text}`}>
              <span>
                {aboutWords(words, question)}{' '}
                <span className={classes['soft']}>{tn('imports.count', question.rows)}</span>{' '}
                {question.answered ? null : <b>{t('imports.answers.open')}</b>}
              </span>
              <Button
                size="small"
                aria-label={
                  question.answered ? t('imports.answers.undo', { what: aboutWords(words, question) }) : undefined
                }
                onClick={() =>
                  question.answered
                    ? send({ type: 'SETTLED', settled: withoutAnswer(settled, question) })
                    : onSettle(question)
                }
              >
                {question.answered ? t('imports.answers.back') : tn('imports.answers.yes', question.rows)}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      {unfit > 0 && !leaveOut ? <Note tone="bad">{tn('imports.unfit', unfit)}</Note> : null}
    </>
  )
}

function aboutWords({ t }: Words, { asks, field, text, becomes }: Question): string {
  if (asks !== 'instead') return t(`imports.answers.${asks}`)
  const said = t('imports.answers.instead', { text, by: becomes })
  return field === null ? said : t('imports.problem', { field: t(`imports.fields.${field}`), reason: said })
}
