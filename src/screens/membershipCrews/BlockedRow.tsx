import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { dateWords, functionWords } from '../shared/words/shift-words.ts'
import { Person } from './Person.tsx'
import type { Member, MemberWays } from './membership.types.ts'
import classes from './membership.module.css'

/** Somebody who is not to be sent with the crew: why, who said so, and until when it holds. */
export function BlockedRow({ member, ways }: { member: Member; ways: MemberWays }) {
  const words = useWords()
  const { t } = words
  const { onRemove, profileHref } = ways
  const { reason, author, createdAt, endDate } = member.membership
  const day = (date: string) => dateWords(words, date, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <div role="row" className={classes['row']} data-kind="barred">
      <div role="cell" data-column="person">
        <Person member={member} profileHref={profileHref?.(member)}>
          {member.functions
            .slice(0, 2)
            .map(one => functionWords(words, one).replaceAll('\u00AD', ''))
            .join(', ')}
        </Person>
      </div>
      <div role="cell" data-column="why">
        <b>{reason}</b>
        <span>
          {author}, {day(createdAt.slice(0, 10))},{' '}
          {endDate ? t('membershipCrews.until', { date: day(endDate) }) : t('membershipCrews.openEnd')}
        </span>
      </div>
      <div role="cell" data-column="acts">
        {onRemove ? (
          <Button size="small" onClick={() => onRemove(member)}>
            {t('membershipCrews.unblock')}
            <VisuallyHidden> {member.name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </div>
  )
}
