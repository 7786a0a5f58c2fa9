import { useState } from 'react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Check } from '../../../ui/Check/Check.tsx'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { sizeWords } from '../../shared/files/file-size.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { workOf } from './proof-words.ts'
import { type CrewProofs, type ProofColumn, proofColumns } from './proofs.types.ts'
import type { Going } from '../../shared/files/useArchive.ts'
import classes from './proofs.module.css'

export interface Chosen {
  columns: ProofColumn[]
  /** Absent: everybody. */
  personIds?: string[]
}
interface ExportDialogProps {
  /** Whose papers there are to choose from. */
  rows: readonly CrewProofs[]
  going: Going | null
  failure: Failure | null
  onExport: (chosen: Chosen) => void
  /** Stops what is going. */
  onStop: () => void
  onClose: () => void
}

/** Which papers of whom are taken along, and how far it is. */
export function ExportDialog({ rows, going, failure, onExport, onStop, onClose }: ExportDialogProps) {
  const words = useWords()
  const { t, tn } = words
  const [columns, setColumns] = useState<readonly ProofColumn[]>(proofColumns)
  const [whose, setWhose] = useState<'all' | 'some'>('all')
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set())
  const count = whose === 'all' ? rows.length : people.size
  const ready = columns.length > 0 && count > 0
  const leave = () => {
    onStop()
    onClose()
  }
  const chosen = (): Chosen => ({
    columns: proofColumns.filter(column => columns.includes(column)),
    ...(whose === 'all' ? {} : { personIds: [...people] }),
  })
  return (
    <Dialog
      opened
      title={t('proofs.exportTitle')}
      closeLabel={t('app.cancel')}
      onClose={leave}
      footer={
        going ? (
          <Button full onClick={onStop}>
            {t('proofs.stop')}
          </Button>
        ) : (
          <Button variant="main" full locked={!ready} onClick={() => (ready ? onExport(chosen()) : undefined)}>
            {ready ? tn('proofs.export', count) : t('proofs.chooseFirst')}
          </Button>
        )
      }
    >
      {going ? (
        <div className={classes['going']}>
          <p role="status">
            {going.total === null
              ? t('proofs.gathering')
              : t('proofs.progress', {
                  received: sizeWords(words.locale, going.received),
                  total: sizeWords(words.locale, going.total),
                })}
          </p>
          <ProgressBar
            share={going.total === null ? 0 : going.received / going.total}
            due={null}
            label={t('proofs.loading')}
          />
        </div>
      ) : (
        <div className={classes['going']}>
          {failure ? <Note tone="bad">{problemWords(words, failure)}</Note> : null}
          <p>{t('proofs.exportText')}</p>
          <fieldset className={classes['choose']}>
            <legend>{t('proofs.which')}</legend>
            {proofColumns.map(column => (
              <Check
                key={column}
                label={t(`proofs.column.${column}`)}
                checked={columns.includes(column)}
                onChange={on => setColumns(on ? [...columns, column] : columns.filter(one => one !== column))}
              />
            ))}
          </fieldset>
          <Choices
            label={t('proofs.whose')}
            value={whose}
            onChange={value => setWhose(value === 'some' ? 'some' : 'all')}
            items={[
              { value: 'all', label: tn('proofs.everybody', rows.length) },
              { value: 'some', label: t('proofs.some') },
            ]}
          />
          {whose === 'some' ? (
            <fieldset className={classes['choose']}>
              <legend>{t('proofs.people')}</legend>
              {rows.map(row => (
                <Check
                  key={row.person.id}
                  label={row.person.name}
                  meta={workOf(words, row)}
                  checked={people.has(row.person.id)}
                  onChange={on => {
                    const next = new Set(people)
                    if (on) next.add(row.person.id)
                    else next.delete(row.person.id)
                    setPeople(next)
                  }}
                />
              ))}
            </fieldset>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
