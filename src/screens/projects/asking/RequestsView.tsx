import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { useFirst } from '../../shared/list/useFirst.ts'
import { RequestCard } from './RequestCard.tsx'
import type { PositionRequest } from './asking.types.ts'
import classes from './asking.module.css'

interface RequestsViewProps {
  items: readonly PositionRequest[]
  now: number
  /** Whoever reads it has asked; else it says who has. */
  own?: boolean
  /** Takes one back; absent: not theirs. */
  onWithdraw?: ((request: PositionRequest) => void) | undefined
}

/** What the client asked for, those that wait first; nothing where there is none. */
export function RequestsView({ items, now, own = true, onWithdraw }: RequestsViewProps) {
  const { t } = useWords()
  const { shown, showAll } = useFirst(items)
  if (items.length === 0) return null
  const title = t(own ? 'positionRequests.title' : 'positionRequests.clientAsks')
  return (
    <Section title={title} end={items.length}>
      <ul className={classes['list']} aria-label={title}>
        {shown.map(request => (
          <li key={request.id}>
            <RequestCard
              request={request}
              now={now}
              actions={
                request.state === 'asked' && onWithdraw ? (
                  <Button onClick={() => onWithdraw(request)}>{t('positionRequests.withdraw')}</Button>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      <ShowAll onShow={showAll} label={t('positionRequests.showAll', { count: items.length })} />
    </Section>
  )
}
