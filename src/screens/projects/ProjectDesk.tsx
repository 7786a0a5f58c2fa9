import { ProjectLog } from '../shared/log/ProjectLog.tsx'
import { ProjectToDos } from '../shared/log/ProjectToDos.tsx'

/** What only planning and the office read of a project: what is to do, and what was changed last. */
export function ProjectDesk({ projectId }: { projectId: string }) {
  return (
    <>
      <div data-no-print="">
        <ProjectToDos projectId={projectId} />
      </div>
      <div data-no-print="">
        <ProjectLog projectId={projectId} />
      </div>
    </>
  )
}
