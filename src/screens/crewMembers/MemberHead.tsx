import { IconMail, IconPhone, IconWorld } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { dayWithYear } from '../shared/words/day-with-year.ts'
import type { Member } from './member.types.ts'
import classes from './member.module.css'

interface MemberHeadProps {
  member: Member
  /** Where everybody reads their profile; null: they let nobody. */
  publicHref: string | null
}

/** Who it is, how they were rated, and how to reach them. */
export function MemberHead({ member, publicHref }: MemberHeadProps) {
  const words = useWords()
  const { t, tn, locale } = words
  const { name, pictureUrl, number, homeCity, since, shifts, rating, ratings, phone, email } = member
  const mark = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const facts = [
    homeCity,
    t('crewMembers.number', { number }),
    t('crewMembers.since', { date: dayWithYear(words, since) }),
    tn('crewMembers.shifts', shifts),
  ].filter(fact => fact !== null)
  return (
    <header className={classes['head']}>
      <Face name={name} src={pictureUrl ?? undefined} size="l" />
      <div className={classes['facts']}>
        {rating === null ? null : (
          <p>
            <b>{t('crewMembers.rating', { rating: mark.format(rating) })}</b>{' '}
            <span className={classes['soft']}>{tn('crewMembers.ratings', ratings)}</span>
          </p>
        )}
        <p className={classes['soft']}>{facts.join(' · ')}</p>
        <div className={classes['reach']}>
          {phone ? (
            <Button size="small" href={`tel:${phone.replace(/\s/g, '')}`} icon={<IconPhone aria-hidden="true" />}>
              {phone}
            </Button>
          ) : null}
          {email ? (
            <Button size="small" href={`mailto:${email}`} icon={<IconMail aria-hidden="true" />}>
              {email}
            </Button>
          ) : null}
          {publicHref ? (
            <Button size="small" href={publicHref} icon={<IconWorld aria-hidden="true" />}>
              {t('crewMembers.access.public')}
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  )
}
