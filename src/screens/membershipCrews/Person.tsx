import type { ReactNode } from 'react'
import { Face } from '../../ui/Face/Face.tsx'
import type { Candidate } from './membership.types.ts'
import classes from './membership.module.css'

interface PersonProps {
  member: Pick<Candidate, 'name' | 'pictureUrl'>
  profileHref?: string | undefined
  /** Below the name. */
  children: ReactNode
}

/** Who it is. */
export function Person({ member, profileHref, children }: PersonProps) {
  const { name, pictureUrl } = member
  return (
    <span className={classes['person']}>
      <Face name={name} src={pictureUrl ?? undefined} size="s" />
      <span>
        {profileHref ? (
          <a href={profileHref}>
            <b>{name}</b>
          </a>
        ) : (
          <b>{name}</b>
        )}
        <span>{children}</span>
      </span>
    </span>
  )
}
