import type { ComponentProps } from 'react'
import { Page } from '../../../ui/Page/Page.tsx'
import { Titled } from '../../screen.ts'
import { type Contact, ContactCard, ContactSkeleton } from './ContactCard.tsx'
import type { Loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'

interface ContactPageProps {
  state: Loadable<Contact>
  /** There is nobody. */
  absent: ComponentProps<typeof Screen>['absent']
}

/** One contact as a page, which is named for them. */
export function ContactPage({ state, absent }: ContactPageProps) {
  return (
    <Screen state={state} skeleton={<ContactSkeleton />} absent={absent}>
      {contact => (
        <Page>
          <Titled>{contact.name}</Titled>
          <ContactCard contact={contact} />
        </Page>
      )}
    </Screen>
  )
}
