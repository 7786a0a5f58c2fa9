import { useWords } from '../../../i18n/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { found, loadable } from '../../shared/loadable.ts'
import { useManagerHref } from '../../shared/useProjectHref.ts'
import { ContactView } from './ContactView.tsx'
import { contactOf } from './contact-of.ts'
import { useCrew } from '../useCrew.ts'

export default function ContactCrewChiefScreen({ params }: ScreenProps) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const crew = useCrew(id)
  const managerHref = useManagerHref()
  const state = found(
    loadable([crew], crew.data, { keeps: true }),
    ({ crewChief, meetingPoint, project, projectManager }) =>
      crewChief && {
        ...contactOf(crewChief, t('crews.chief'), meetingPoint),
        insteadHref: projectManager && managerHref(project.number),
      },
  )
  return <ContactView state={state} crewId={id} />
}
