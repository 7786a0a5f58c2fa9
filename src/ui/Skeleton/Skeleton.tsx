import type { ReactNode } from 'react'
import { Bone } from '../Bone/Bone.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './Skeleton.module.css'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes['stack']} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** Cards that are still loading, in the place and size of `CallCard`. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <Loading label={label}>
      {times(count).map(card => (
        <div key={card} className={classes['card']}>
          <div className={classes['head']}>
            <Bone kind="short" />
            <Bone kind="chip" />
          </div>
          <div className={classes['grid']}>
            <div className={classes['side']}>
              <Bone kind="call" />
              <Bone kind="line" />
            </div>
            <div className={classes['what']}>
              <Bone kind="line" />
              <Bone kind="short" />
              <Bone kind="short" />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  )
}

export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <Loading label={label}>
      <div className={classes['rows']}>
        {times(count).map(row => (
          <div key={row} className={classes['row']}>
            <span className={classes['tile']}>
              <Bone kind="block" />
            </span>
            <span className={classes['text']}>
              <Bone kind="line" />
              <Bone kind="short" />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** A task screen: call time, plot, one row. */
export function SkeletonTask({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <span className={classes['hero']}>
        <Bone kind="block" />
      </span>
      <Bone kind="line" />
      <Bone kind="short" />
      <span className={classes['plot']}>
        <Bone kind="block" />
      </span>
      <div className={classes['rows']}>
        <div className={classes['row']}>
          <span className={classes['tile']}>
            <Bone kind="block" />
          </span>
          <span className={classes['text']}>
            <Bone kind="line" />
            <Bone kind="short" />
          </span>
        </div>
      </div>
    </Loading>
  )
}
