import { Bone } from '../../../ui/Bone/Bone.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import classes from '../data.module.css'

const lines = Array.from({ length: 16 }, (_, at) => at)

/** Head and the first days, where they will stand. */
export function DataSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes['boneName']} aria-hidden="true">
        <Bone kind="line" />
      </div>
      <div className={classes['bones']} aria-hidden="true">
        {lines.map(line => (
          <div key={line} className={classes['bone']}>
            <Bone kind="short" />
            <Bone kind="short" />
          </div>
        ))}
      </div>
    </div>
  )
}
