import type { ScreenProps } from '../../screen.ts'
import { found, loadable } from '../../shared/loadable.ts'
import { ContactView } from './ContactView.tsx'
import { useCrew } from '../useCrew.ts'

export default function ContactOnSiteScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const crew = useCrew(id)
  const state = found(
    loadable([crew], crew.data, { keeps: true }),
    ({ contactOnSite }) => contactOnSite && { ...contactOnSite, pictureUrl: null },
  )
  return <ContactView state={state} crewId={id} />
}
