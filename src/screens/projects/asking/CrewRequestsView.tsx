import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { RequestCard } from './RequestCard.tsx'
import type { PositionRequest } from './asking.types.ts'
import classes from './asking.module.css'

interface CrewRequestsViewProps {
  items: readonly PositionRequest[]
  now: number
  onAccept: (request: PositionRequest) => void
  onDecline: (request: PositionRequest) => void
}

/** What the client asks for on one crew, to be accepted or declined. */
export function CrewRequestsView({ items, now, onAccept, onDecline }: CrewRequestsViewProps) {
  const { t } = useWords()
  if (items.length === 0) return null
  return (
    <div className={classes['ofCrew']}>
      <ul className={classes['list']} aria-label={t('positionRequests.clientAsks')}>
        {items.map(request => (
          <li key={request.id}>
            <RequestCard
              request={request}
              now={now}
              answers
              actions={
                <>
                  <Button onClick={() => onDecline(request)}>{t('positionRequests.decline')}</Button>
                  <Button variant="main" onClick={() => onAccept(request)}>
                    {t('positionRequests.accept')}
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
