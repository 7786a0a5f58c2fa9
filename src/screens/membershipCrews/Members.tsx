import { IconBan, IconStar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { BlockedRow } from './BlockedRow.tsx'
import { MemberRow } from './MemberRow.tsx'
import type { Member, MemberWays } from './membership.types.ts'
import classes from './membership.module.css'

interface MembersProps {
  people: readonly Member[]
  /** Ids of people who were added just now. */
  added: ReadonlySet<string>
  ways: MemberWays
}

/** Favourites with how they did for the client, and below them who is not sent with the crew, and why. */
export function Members({ people, added, ways }: MembersProps) {
  const { t } = useWords()
  const favourites = people.filter(({ membership }) => membership.kind === 'favourite')
  const blocked = people.filter(({ membership }) => membership.kind === 'blocked')
  const columns = [
    t('membershipCrews.person'),
    t('membershipCrews.assignment'),
    t('membershipCrews.worked'),
    t('membershipCrews.rating'),
    t('membershipCrews.next'),
  ]
  return (
    <div className={classes['members']}>
      <Group
        title={t('membershipCrews.favourite')}
        icon={<IconStar aria-hidden="true" />}
        tone="liked"
        count={favourites.length}
        columns={[...columns, t('membershipCrews.acts')]}
        kind="member"
      >
        {favourites.map(member => (
          <MemberRow key={member.id} member={member} isNew={added.has(member.id)} ways={ways} />
        ))}
      </Group>
      {favourites.length === 0 ? <p className={classes['nobody']}>{t('membershipCrews.nobody')}</p> : null}
      {blocked.length > 0 ? (
        <Group
          title={t('membershipCrews.blocked')}
          icon={<IconBan aria-hidden="true" />}
          tone="barred"
          count={blocked.length}
          columns={[t('membershipCrews.person'), t('membershipCrews.why'), t('membershipCrews.acts')]}
          kind="barred"
        >
          {blocked.map(member => (
            <BlockedRow key={member.id} member={member} ways={ways} />
          ))}
        </Group>
      ) : null}
    </div>
  )
}

interface GroupProps {
  title: string
  icon: ReactNode
  tone: 'liked' | 'barred'
  count: number
  columns: readonly string[]
  kind: 'member' | 'barred'
  children: ReactNode
}

function Group({ title, icon, tone, count, columns, kind, children }: GroupProps) {
  return (
    <>
      <h3 className={classes['group']}>
        <span className={classes[tone]}>
          {icon}
          {title}
        </span>{' '}
        {count}
      </h3>
      <div role="table" aria-label={title}>
        <div role="row" className={classes['names']} data-kind={kind}>
          {columns.map(name => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        {children}
      </div>
    </>
  )
}
