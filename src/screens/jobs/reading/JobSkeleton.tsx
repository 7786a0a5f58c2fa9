import { SkeletonCards, SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import classes from '../jobs.module.css'

/** Lead and rows, where they will stand. */
export function JobSkeleton({ label }: { label: string }) {
  return (
    <div className={classes['job']}>
      <div className={classes['column']}>
        <SkeletonCards count={2} label={label} />
      </div>
      <div className={classes['column']}>
        <SkeletonRows count={4} label={label} />
      </div>
    </div>
  )
}
