import { IconPencil } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Project } from '../project.types.ts'
import classes from './logo.module.css'

interface ProjectMarkProps {
  project: Pick<Project, 'logoUrl' | 'clientMark' | 'company'>
  /** For whoever may give it another logo. */
  onChange?: (() => void) | undefined
}

/** What a project is known by: its logo, else the mark of its client. Decoration beside its name. */
export function ProjectMark({ project, onChange }: ProjectMarkProps) {
  const { t } = useWords()
  const mark =
    project.logoUrl === null ? (
      <ClientMark mark={project.clientMark} company={project.company.name} size="l" />
    ) : (
      <img className={classes['logo']} src={project.logoUrl} alt="" />
    )
  if (!onChange) return mark
  return (
    <button type="button" className={classes['change']} onClick={onChange}>
      {mark}
      <VisuallyHidden>{t(project.logoUrl === null ? 'projects.logo.add' : 'projects.logo.change')}</VisuallyHidden>
      <span className={classes['pencil']} aria-hidden="true" data-no-print="">
        <IconPencil />
      </span>
    </button>
  )
}
