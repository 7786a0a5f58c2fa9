import { IconSettings } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Row } from '../../../ui/Rows/Rows.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import type { List } from '../../shared/list/useList.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { LogChanges } from '../../shared/log/LogChanges.tsx'
import { saidWords } from '../../shared/log/change-words.ts'
import type { LogLine } from '../../shared/log/log.types.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'

interface AgencyLogViewProps {
  state: Loadable<List<LogLine>>
  address: Pick<ListAddress, 'search' | 'onSearch' | 'clear'>
  /** Ms since 1970. */
  now: number
}

/** The log of what is of no project, newest first: what it became, who did it and when. */
export function AgencyLogView({ state, address, now }: AgencyLogViewProps) {
  const words = useWords()
  const { t, tn } = words
  const zone = viewerZone()
  return (
    <ListScreen
      state={state}
      label={t('shell.title.agencyLog')}
      searchLabel={t('agencyLog.search')}
      address={address}
      countWords={total => tn('agencyLog.count', total)}
      none={{ title: t('log.none'), text: t('agencyLog.noneText') }}
      noneFound={{ text: t('agencyLog.noneFound'), action: t('agencyLog.showAll') }}
      narrowed={address.search !== ''}
      actions={
        <Button href="/settings" icon={<IconSettings aria-hidden="true" />}>
          {t('shell.nav.settings')}
        </Button>
      }
      row={(line, place) => (
        <Row
          key={line.id}
          place={place}
          wrap
          title={saidWords(words, line)}
          sub={
            <>
              <LogChanges changes={line.changes} zone={zone} now={now} />
              {line.changes.length > 0 ? ' · ' : ''}
              {[line.by?.name ?? t('agencyLog.byItself'), whenWords(words, line.createdAt, zone, now)].join(' · ')}
            </>
          }
        />
      )}
    />
  )
}
