import { useWords } from '../../../i18n/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { found, loadable } from '../../shared/loadable.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import { useManagerHref } from '../../shared/useProjectHref.ts'
import { ContactView } from './ContactView.tsx'
import { contactOf } from './contact-of.ts'
import { useCrew } from '../useCrew.ts'

export default function ContactCrewMemberScreen({ params }: ScreenProps) {
  const words = useWords()
  const id = params['id'] ?? ''
  const crew = useCrew(id)
  const managerHref = useManagerHref()
  const state = found(
    loadable([crew], crew.data, { keeps: true }),
    ({ members, crewChief, meetingPoint, project, projectManager }) => {
      const same = members.filter(member => member.id === params['contactId'])
      const leads = crewChief !== null && crewChief.id === params['contactId']
      const [member] = leads ? [crewChief] : same
      if (!member) return null
      const functions = [
        ...(leads ? [words.t('crews.chief')] : []),
        ...same.map(one => functionWords(words, one.function)),
      ]
      return {
        ...contactOf(member, [...new Set(functions)].join(', '), leads ? meetingPoint : null),
        insteadHref: projectManager && managerHref(project.number),
      }
    },
  )
  return <ContactView state={state} crewId={id} />
}
