import { Bone } from '../../ui/Bone/Bone.tsx'
import { ClientMark } from '../../ui/ClientMark/ClientMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import days from './days.module.css'
import people from './staffing/people.module.css'
import classes from './project.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Head, four days, five positions: where they will stand. */
export function ProjectSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes['main']} aria-hidden="true">
        <div className={classes['head']}>
          <div className={classes['who']}>
            <ClientMark mark={null} company="" size="l" />
            <div className={classes['boneName']}>
              <Bone kind="line" />
              <Bone kind="short" />
            </div>
          </div>
          <Bone kind="line" />
        </div>
        <div className={days['days']}>
          {times(4).map(day => (
            <div key={day} className={days['day']}>
              <div className={days['date']}>
                <Bone kind="short" />
              </div>
              <div className={days['tile']}>
                <Bone kind="call" />
                <Bone kind="line" />
                <Bone kind="short" />
              </div>
            </div>
          ))}
        </div>
        <div className={people['groups']}>
          {times(5).map(row => (
            <div key={row} className={people['group']}>
              <Bone kind="line" />
              <Bone kind="short" />
              <div className={people['people']}>
                <Bone kind="line" />
                <Bone kind="line" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
