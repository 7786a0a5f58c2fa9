import { type ReactNode, useState } from 'react'
import { type Question, withAnswer } from '../../../domain/imports/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { Fold } from '../../ui/Fold/Fold.tsx'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import { TableScreen } from '../shared/list/TableScreen.tsx'
import { FateFigures } from './FateFigures.tsx'
import { HowFar } from './HowFar.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import { SidePart } from './SidePart.tsx'
import { TakingPart } from './TakingPart.tsx'
import { type Typed, TypedDialog } from './TypedDialog.tsx'
import type { ImportTable } from './import.types.ts'
import { columnsOf, rowCells } from './row-cells.tsx'
import { unfitRows } from '../../../domain/imports/taking.ts'
import classes from './imports.module.css'

/** What becomes of every row, what needs somebody first; one answer settles all rows alike, then all of it is taken over at once. */
export function Checked(props: ImportViewProps & { note: ReactNode }) {
  const { rows, address, fate, onNarrow, context, send, note } = props
  const words = useWords()
  const { t, tn } = words
  const isDesk = useMatches(deskWidth)
  const [typed, setTyped] = useState<Typed | null>(null)
  const { table, kind, settled } = context
  const settle = (question: Pick<Question, 'asks' | 'field' | 'text' | 'becomes'>) =>
    send({ type: 'SETTLED', settled: withAnswer(settled, question) })
  const offers = { questions: table?.questions ?? [], onSettle: settle, onType: setTyped }
  const isNarrowed = address.search !== '' || fate !== null
  return (
    <div className={classes['beside']}>
      <div className={classes['main']}>
        <TableScreen
          state={rows}
          label={t('imports.figures')}
          searchLabel={t('imports.search')}
          address={address}
          columns={columnsOf(words, kind)}
          cells={row => rowCells(words, kind, row, offers)}
          groups={isNarrowed || !table?.fates ? [] : groupsOf(words, table.fates)}
          jumpLabel={null}
          countWords={total => tn('imports.count', total)}
          rangeWords={(from, to) => t('imports.range', { from, to })}
          sorted={t('imports.sorted')}
          none={{ title: t('imports.none'), text: t('imports.noneText') }}
          noneFound={{ text: t('imports.noneFound'), action: t('imports.showAll') }}
          narrowed={isNarrowed}
          filters={['fate']}
          actions={<HowFar at={2} />}
          above={
            <>
              {note}
              {table?.fates ? <FateFigures fates={table.fates} kind={kind} pressed={fate} onPress={onNarrow} /> : null}
              {isDesk ? null : (
                <>
                  <TakingPart {...props} />
                  <Fold title={t('imports.columnsTitle')} sub={t('imports.answers.title')}>
                    <SidePart {...props} onSettle={settle} />
                  </Fold>
                </>
              )}
            </>
          }
        />
        {isDesk ? <TakingPart {...props} /> : null}
      </div>
      {isDesk ? (
        <aside className={classes['side']} aria-label={t('imports.columnsTitle')} tabIndex={0}>
          <SidePart {...props} onSettle={settle} />
        </aside>
      ) : null}
      {typed ? <TypedDialog {...typed} onClose={() => setTyped(null)} onType={settle} /> : null}
    </div>
  )
}

/** What needs somebody, then all others as they stand in the file. */
function groupsOf({ t, locale }: ReturnType<typeof useWords>, fates: NonNullable<ImportTable['fates']>) {
  const unfit = unfitRows(fates)
  const rest = fates.new + fates.changes + fates.same
  return [
    { key: 'unfit', total: unfit, title: t('imports.needYou'), sub: unfit.toLocaleString(locale) },
    { key: 'rest', total: rest, title: t('imports.others'), sub: rest.toLocaleString(locale) },
  ].filter(({ total }) => total > 0)
}
