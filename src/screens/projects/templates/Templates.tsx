import { keptFrom } from '../../../../domain/templates/kept.ts'
import type { Group } from '../../../i18n/translate.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { PlanCrew } from '../planning/plan.types.ts'
import { AddFromTemplate } from './AddFromTemplate.tsx'
import { KeepTemplate } from './KeepTemplate.tsx'
import type { Planned, TemplateAct } from './templates.types.ts'

interface TemplatesProps {
  act: TemplateAct
  project: Planned
  /** Its crews with their positions, as they will be. */
  crews: readonly PlanCrew[]
  today: string
  onUndo: (crewIds: readonly string[]) => void
  onClose: () => void
}

const groups: readonly Group[] = [
  ...(['app', 'shell', 'projects', 'projectPlan', 'projectCreate'] as const),
  ...(['planningCalendar', 'templates'] as const),
]

/** What is done with templates in the crew view, with words that come with it. */
export function Templates({ act, project, crews, today, onUndo, onClose }: TemplatesProps) {
  const positions = crews.flatMap(({ shift, rows }) =>
    rows.map(({ item, shown }) => ({
      ...shown,
      id: item.id,
      crewId: shift.id,
      crewName: shift.name,
      functionId: item.function.id,
      task: item.task,
      crewChiefOnly: item.crewChiefOnly,
    })),
  )
  return (
    <LateWords groups={groups} onClose={onClose}>
      {act === 'add' ? (
        <AddFromTemplate
          project={project}
          today={today}
          onUndo={onUndo}
          ownLines={keptFrom(positions, positions)}
          onClose={onClose}
        />
      ) : (
        <KeepTemplate
          of={keptFrom(
            positions.filter(({ id }) => act.keep.includes(id)),
            positions,
          )}
          company={project.company}
          onClose={onClose}
        />
      )}
    </LateWords>
  )
}
