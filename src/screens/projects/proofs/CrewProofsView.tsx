import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { isFound } from '../../shared/files/is-found.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { isLacking } from './proof-words.ts'
import { ProofMark } from './ProofMark.tsx'
import { ProofRows } from './ProofRows.tsx'
import type { CrewProofs } from './proofs.types.ts'
import classes from './proofs.module.css'

interface CrewProofsViewProps {
  rows: readonly CrewProofs[]
  /** Days of the project, YYYY-MM-DD; empty date: all of them. */
  days: readonly string[]
  date: string
  onDate: (date: string) => void
  search: string
  onSearch: (typed: string) => void
  /** Only whoever lacks papers. */
  isLackingOnly: boolean
  onLackingOnly: (only: boolean) => void
  narrow: boolean
  /** null: whoever is told no more than that a proof is on file. */
  onExport: (() => void) | null
  /** Takes along who has what as it is seen here. */
  onList: (rows: readonly CrewProofs[]) => void
}

/** Who of the people on a project has which paper. */
export function CrewProofsView(props: CrewProofsViewProps) {
  const { rows, days, date, onDate, search, onSearch, isLackingOnly, onLackingOnly, narrow, onExport, onList } = props
  const words = useWords()
  const { t, tn } = words
  const lacking = rows.filter(({ cells }) => cells.some(isLacking)).length
  const shown = rows.filter(
    ({ person, cells }) => isFound(person.name, search) && (!isLackingOnly || cells.some(isLacking)),
  )
  const keys = onExport
    ? (['valid', 'ending', 'inReview', 'missing', 'expired', 'notNeeded'] as const)
    : (['valid', 'missing', 'notNeeded'] as const)
  return (
    <Section title={onExport ? t('proofs.title') : t('proofs.clientTitle')}>
      <div className={classes['tools']}>
        <SearchField
          area={onExport ? t('proofs.title') : t('proofs.clientTitle')}
          label={t('proofs.search')}
          clearLabel={t('app.clear')}
          value={search}
          onChange={onSearch}
        />
        {days.length > 1 ? (
          <FilterSelect
            label={t('proofs.day')}
            anyLabel={t('proofs.allDays')}
            value={date}
            onChange={onDate}
            items={days.map(day => ({ value: day, label: dayWords(words, day) }))}
          />
        ) : null}
        {lacking > 0 || isLackingOnly ? (
          <FilterSelect
            label={t('proofs.all')}
            anyLabel={t('proofs.all')}
            value={isLackingOnly ? 'lacking' : ''}
            onChange={value => onLackingOnly(value !== '')}
            items={[{ value: 'lacking', label: tn('proofs.lacking', lacking) }]}
          />
        ) : null}
        {rows.length === 0 ? null : onExport ? (
          <Button icon={<IconFileZip aria-hidden="true" />} onClick={onExport}>
            {tn('proofs.zip', rows.length)}
          </Button>
        ) : (
          <Button icon={<IconDownload aria-hidden="true" />} onClick={() => onList(shown)}>
            {t('proofs.list')}
          </Button>
        )}
      </div>
      <p className={classes['soft']} role="status">
        {tn('proofs.count', shown.length)}
        {date === '' ? null : `, ${dayWords(words, date)}`}
      </p>
      {shown.length === 0 ? (
        <StatePanel kind="empty" level={3} title={rows.length === 0 ? t('proofs.noneTitle') : t('proofs.noneFound')}>
          {rows.length === 0 ? t('proofs.none') : t('proofs.noneFoundText')}
        </StatePanel>
      ) : (
        <>
          <ProofRows
            key={`${date} ${search} ${isLackingOnly}`}
            rows={shown}
            narrow={narrow}
            label={onExport ? t('proofs.title') : t('proofs.clientTitle')}
          />
          <ul className={classes['key']}>
            {keys.map(state => (
              <li key={state}>
                <ProofMark state={state} />
                {onExport || state !== 'valid' ? t(`proofs.state.${state}`) : t('proofs.onFile')}
              </li>
            ))}
            {onExport ? null : <li>{t('proofs.stays')}</li>}
          </ul>
        </>
      )}
    </Section>
  )
}
