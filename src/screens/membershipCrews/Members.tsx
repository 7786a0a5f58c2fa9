import { IconBan, IconStar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useWindow } from '../shared/list/useWindow.ts'
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
  return (
    <div className={classes['members']}>
      <Heading
        title={t('membershipCrews.favourite')}
        icon={<IconStar aria-hidden="true" />}
        tone="liked"
        count={favourites.length}
      />
      {favourites.length === 0 ? (
        <p className={classes['nobody']}>{t('membershipCrews.nobody')}</p>
      ) : (
        <Favourites people={favourites} added={added} ways={ways} />
      )}
      {blocked.length > 0 ? (
        <>
          <Heading
            title={t('membershipCrews.blocked')}
            icon={<IconBan aria-hidden="true" />}
            tone="barred"
            count={blocked.length}
          />
          <div role="table" aria-label={t('membershipCrews.blocked')}>
            <Names
              kind="barred"
              columns={[t('membershipCrews.person'), t('membershipCrews.why'), t('membershipCrews.acts')]}
            />
            {blocked.map(member => (
              <BlockedRow key={member.id} member={member} ways={ways} />
            ))}
          </div>
        </>
      ) : null}
    </div>
  )
}

const unread = () => undefined

/** However many they are, those near what is looked at are drawn. */
function Favourites({ people, added, ways }: MembersProps) {
  const { t } = useWords()
  const { frame, around, lines } = useWindow({ total: people.length, look: unread })
  return (
    <div role="table" aria-label={t('membershipCrews.favourite')} aria-rowcount={people.length + 1}>
      <Names
        kind="member"
        columns={[
          t('membershipCrews.person'),
          t('membershipCrews.assignment'),
          t('membershipCrews.worked'),
          t('membershipCrews.rating'),
          t('membershipCrews.next'),
          t('membershipCrews.acts'),
        ]}
      />
      <div ref={frame} role="rowgroup" style={{ paddingBlock: `${around.before}px ${around.after}px` }}>
        {lines.map(({ line, ref }) => {
          const member = people[line]
          return member ? (
            <MemberRow
              key={member.id}
              member={member}
              at={line}
              measured={ref}
              isNew={added.has(member.id)}
              ways={ways}
            />
          ) : null
        })}
      </div>
    </div>
  )
}

function Names({ kind, columns }: { kind: 'member' | 'barred'; columns: readonly string[] }) {
  return (
    <div role="row" className={classes['names']} data-kind={kind}>
      {columns.map(name => (
        <span key={name} role="columnheader">
          {name}
        </span>
      ))}
    </div>
  )
}

interface HeadingProps {
  title: string
  icon: ReactNode
  tone: 'liked' | 'barred'
  count: number
}

function Heading({ title, icon, tone, count }: HeadingProps) {
  return (
    <h3 className={classes['group']}>
      <span className={classes[tone]}>
        {icon}
        {title}
      </span>{' '}
      {count}
    </h3>
  )
}
