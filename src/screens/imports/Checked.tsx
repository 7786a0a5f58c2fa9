import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { Column } from '../../ui/DeskTable/DeskTable.tsx'
import { TableScreen } from '../shared/list/TableScreen.tsx'
import { FateFigures } from './FateFigures.tsx'
import { HowFar } from './HowFar.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import { TakingPart } from './TakingPart.tsx'
import { rowCells } from './row-cells.tsx'
import type { ImportRow } from './import.types.ts'

const needsSomebody = ({ fate }: ImportRow) => fate === 'wrong' || fate === 'double' || fate === 'ambiguous'

/** What becomes of every row, what needs somebody first; one answer for all of a kind, then all of it is taken over at once. */
export function Checked(props: ImportViewProps & { note: ReactNode }) {
  const { rows, address, fate, onNarrow, context, note } = props
  const words = useWords()
  const { t, tn } = words
  const columns: readonly Column[] = [
    { key: 'line', label: t('imports.head.line'), width: '4.5rem', number: true, named: true },
    { key: 'fate', label: t('imports.head.fate'), width: 'minmax(8rem, 10rem)' },
    { key: 'number', label: t('imports.head.number'), width: 'minmax(4rem, 8rem)', named: true },
    { key: 'name', label: t('imports.head.name'), width: 'minmax(9rem, 1fr)' },
    { key: 'place', label: t('imports.head.place'), width: 'minmax(6rem, 10rem)', deskOnly: true },
    { key: 'what', label: t('imports.head.what'), width: 'minmax(12rem, 2fr)' },
  ]
  return (
    <TableScreen
      state={rows}
      label={t('imports.figures')}
      searchLabel={t('imports.search')}
      address={address}
      columns={columns}
      cells={row => rowCells(words, row)}
      apart={(row, before) => needsSomebody(row) !== needsSomebody(before)}
      countWords={total => tn('imports.count', total)}
      rangeWords={(from, to) => t('imports.range', { from, to })}
      sorted={t('imports.sorted')}
      none={{ title: t('imports.none'), text: t('imports.noneText') }}
      noneFound={{ text: t('imports.noneFound'), action: t('imports.showAll') }}
      narrowed={address.search !== '' || fate !== null}
      filters={['fate']}
      actions={<HowFar at={2} />}
      above={
        <>
          {note}
          {context.table?.fates ? <FateFigures fates={context.table.fates} pressed={fate} onPress={onNarrow} /> : null}
          <TakingPart {...props} />
        </>
      }
    />
  )
}
