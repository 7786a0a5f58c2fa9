import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Contact } from '../../shared/contact/ContactCard.tsx'
import { ContactPage } from '../../shared/contact/ContactPage.tsx'
import type { Loadable } from '../../shared/loadable.ts'

/** Somebody of a crew, or on site. */
export function ContactView({ state, crewId }: { state: Loadable<Contact>; crewId: string }) {
  const { t } = useWords()
  const toCrew = (
    <Button variant="tonal" href={`/crews/${crewId}`}>
      {t('crews.toCrew')}
    </Button>
  )
  return (
    <ContactPage
      state={state}
      absent={{ title: t('crews.noContact'), text: t('crews.noContactText'), action: toCrew }}
    />
  )
}
