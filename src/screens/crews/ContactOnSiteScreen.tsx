import type { ScreenProps } from '../screen.ts'
import { ContactView } from './ContactView.tsx'
import { found } from './found.ts'
import { loadable } from './loadable.ts'
import { useCrew } from './useCrew.ts'

export default function ContactOnSiteScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const crew = useCrew(id)
  const state = found(
    loadable([crew], crew.data),
    ({ contactOnSite }) => contactOnSite && { ...contactOnSite, pictureUrl: null, at: null },
  )
  return <ContactView state={state} crewId={id} />
}
