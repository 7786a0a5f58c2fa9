import { IconMailForward, IconMessage, IconPhone, IconUserMinus } from '@tabler/icons-react'
import type { RefCallback } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { telHref } from '../shared/hrefs.ts'
import { rateWords } from '../shared/job/person-words.ts'
import { dateWords, dayWords, functionWords } from '../shared/words/shift-words.ts'
import { Person } from './Person.tsx'
import { type Member, type MemberWays, assignmentTypes } from './membership.types.ts'
import classes from './membership.module.css'

interface MemberRowProps {
  member: Member
  /** Counted from 0, of all of them. */
  at: number
  measured: RefCallback<HTMLElement>
  /** Was added just now. */
  isNew: boolean
  ways: MemberWays
}

/** One favourite: as what they belong to the crew, and how they did for its client. */
export function MemberRow({ member, at, measured, isNew, ways }: MemberRowProps) {
  const words = useWords()
  const { t, tn } = words
  const { name, shifts, lastDay, ratings, nextShift: next, phone, invited, membership } = member
  const rate = rateWords(words, member)
  const type = assignmentTypes.find(one => one === membership.assignmentType) ?? 'regular'
  const { onAssign, onRemove, onInvite, contactHref } = ways
  const functions = member.functions.slice(0, 1).map(one => functionWords(words, one).replaceAll('\u00AD', ''))
  return (
    <div
      ref={measured}
      data-line={at}
      role="row"
      aria-rowindex={at + 2}
      className={classes['row']}
      data-kind="member"
      data-new={isNew || undefined}
    >
      <div role="cell" data-column="person">
        <Person member={member} profileHref={ways.profileHref?.(member)}>
          {functions.join(', ')}
          {isNew ? <Chip tone="info">{t('membershipCrews.addedNow')}</Chip> : null}
          {invited ? <Chip tone="wait">{t('membershipCrews.invited')}</Chip> : null}
        </Person>
      </div>
      <div role="cell" data-column="assignment">
        {onAssign ? (
          <Menu
            label={t('membershipCrews.assignmentOf', { name })}
            icon={null}
            text={t(`membershipCrews.assignmentType.${type}`)}
            items={assignmentTypes.map(value => ({
              value,
              label: t(`membershipCrews.assignmentType.${value}`),
              current: value === type,
            }))}
            onSelect={value => {
              const to = assignmentTypes.find(one => one === value)
              if (to && to !== type) onAssign(member, to)
            }}
          />
        ) : (
          t(`membershipCrews.assignmentType.${type}`)
        )}
      </div>
      <div role="cell">
        <span className={classes['column']} aria-hidden="true">
          {t('membershipCrews.worked')}
        </span>
        <b>{shifts === 0 ? t('membershipCrews.never') : tn('membershipCrews.times', shifts)}</b>
        {lastDay ? (
          <span>
            {t('membershipCrews.last', {
              date: dateWords(words, lastDay, { day: 'numeric', month: 'short', year: 'numeric' }),
            })}
          </span>
        ) : null}
      </div>
      <div role="cell">
        <span className={classes['column']} aria-hidden="true">
          {t('membershipCrews.rating')}
        </span>
        {rate === null ? (
          <span>{t('membershipCrews.notRated')}</span>
        ) : (
          <>
            <b>{rate}</b>
            <span>{tn('membershipCrews.ratings', ratings)}</span>
          </>
        )}
      </div>
      <div role="cell">
        <span className={classes['column']} aria-hidden="true">
          {t('membershipCrews.next')}
        </span>
        {next ? (
          <>
            <b>{`${dayWords(words, next.date)} ${next.startTime}`}</b>
            <span>{next.name}</span>
          </>
        ) : (
          <span>{t('membershipCrews.nothing')}</span>
        )}
      </div>
      <div role="cell" data-column="acts">
        {invited && onInvite ? (
          <IconButton
            label={t('membershipCrews.inviteAgain', { name })}
            icon={<IconMailForward aria-hidden="true" />}
            onClick={() => onInvite(member)}
          />
        ) : null}
        {phone ? (
          <IconButton
            label={t('membershipCrews.call', { name })}
            icon={<IconPhone aria-hidden="true" />}
            href={telHref(phone)}
          />
        ) : null}
        {contactHref ? (
          <IconButton
            label={t('membershipCrews.contact', { name })}
            icon={<IconMessage aria-hidden="true" />}
            href={contactHref(member)}
          />
        ) : null}
        {onRemove ? (
          <IconButton
            label={t('membershipCrews.remove', { name })}
            icon={<IconUserMinus aria-hidden="true" />}
            onClick={() => onRemove(member)}
          />
        ) : null}
      </div>
    </div>
  )
}
