import { IconChartBar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Row, type RowPlace, Tile } from '../../../ui/Rows/Rows.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import type { List } from '../../shared/list/useList.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import type { PlusCrew } from '../data.types.ts'
import classes from './list.module.css'

interface ListViewProps {
  /** Those that are found. */
  state: Loadable<List<PlusCrew>>
  /** There is none at all, whatever is looked for. */
  isEmpty: boolean
  /** How a plus crew does this month, asked for by itself. */
  progressOf: (crew: PlusCrew) => ReactNode
  address: ListAddress
}

/** One row, one tap to its dashboard. */
export function ListView({ state, isEmpty, progressOf, address }: ListViewProps) {
  const { t, tn } = useWords()
  return (
    <ListScreen
      state={state}
      label={t('shell.nav.plusCrews')}
      searchLabel={t('plusCrewValues.search')}
      address={address}
      countWords={total => tn('plusCrewValues.count', total)}
      none={{ title: t('plusCrewValues.none'), text: t('plusCrewValues.noneText') }}
      noneFound={{
        text: t('plusCrewValues.noneFound', { text: address.search }),
        action: t('plusCrewValues.showAll'),
      }}
      narrowed={!isEmpty}
      row={(crew, place) => <CrewRow key={crew.id} crew={crew} place={place} progress={progressOf(crew)} />}
    />
  )
}

function CrewRow({ crew, place, progress }: { crew: PlusCrew; place: RowPlace; progress: ReactNode }) {
  const { t } = useWords()
  const number = t('plusCrewValues.number', { number: crew.number })
  return (
    <Row
      place={place}
      href={`/plus-crews/${encodeURIComponent(crew.number)}`}
      lead={<Tile icon={<IconChartBar aria-hidden="true" />} />}
      title={crew.name}
      sub={crew.company ? `${number} · ${crew.company.name}` : number}
      end={
        <>
          {progress}
          {crew.type ? (
            <span className={classes['type']}>
              <Chip tone="plain">{crew.type.caption}</Chip>
            </span>
          ) : null}
        </>
      }
    />
  )
}
