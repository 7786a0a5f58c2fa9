import { Bone } from '../../../ui/Bone/Bone.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import classes from './calendar.module.css'

/** Three groups with a few bars each. */
export function CalendarSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes['bones']} aria-hidden="true">
        {[4, 2, 2].map((bars, group) => (
          <div key={group} className={classes['boneGroup']}>
            <div>
              <Bone kind="line" />
              <Bone kind="short" />
            </div>
            <div>
              {Array.from({ length: bars }, (_, bar) => (
                <Bone key={bar} kind="block" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
