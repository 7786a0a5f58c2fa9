import { IconFlag, IconMail, IconPhone, IconUser } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Fact } from '../../ui/Fact/Fact.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Bone } from '../../ui/Bone/Bone.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { telHref } from '../shared/hrefs.ts'
import { Titled } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import classes from './contact.module.css'

export interface ContactContent {
  name: string
  pictureUrl: string | null
  phone: string | null
  email: string | null
  /** What they are here, such as "Crew chief" or "Stagehand, Loader". */
  role: string
  /** Where they are found. */
  at: string | null
  /** Page of the project manager, whom to turn to where no number is shown. */
  insteadHref?: string | null
}

/** A big face, to be found in a crowd, and the ways to reach it. */
export function ContactView({ state, crewId }: { state: Loadable<ContactContent>; crewId: string }) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<ContactSkeleton label={t('app.loading')} />}
      absent={{
        title: t('crews.noContact'),
        text: t('crews.noContactText'),
        action: (
          <Button variant="tonal" href={`/crews/${crewId}`}>
            {t('crews.toCrew')}
          </Button>
        ),
      }}
    >
      {contact => (
        <Page>
          <Titled>{contact.name}</Titled>
          <ContactCard contact={contact} />
        </Page>
      )}
    </Screen>
  )
}

function ContactCard({
  contact: { name, pictureUrl, phone, email, role, at, insteadHref },
}: {
  contact: ContactContent
}) {
  const { t } = useWords()
  return (
    <Sheet>
      <div className={classes['person']}>
        <Face name={name} src={pictureUrl ?? undefined} size="xl" />
        <p className={classes['name']}>{name}</p>
        <p className={classes['role']}>{role}</p>
        {at ? <Fact icon={<IconFlag aria-hidden="true" />}>{at}</Fact> : null}
      </div>
      {phone === null && email === null ? <Note tone="plain">{t('crews.noPhone')}</Note> : null}
      {phone === null && email === null && insteadHref ? (
        <Button variant="tonal" full href={insteadHref} icon={<IconUser aria-hidden="true" />}>
          {t('app.title.contactProjectManager')}
        </Button>
      ) : null}
      {phone ? (
        <Button variant="main" size="call" full href={telHref(phone)} icon={<IconPhone aria-hidden="true" />}>
          {t('crews.call')}
        </Button>
      ) : null}
      {email ? (
        <Button variant={phone ? 'tonal' : 'main'} full href={`mailto:${email}`} icon={<IconMail aria-hidden="true" />}>
          {t('crews.mail')}
        </Button>
      ) : null}
      {phone || email ? (
        <div className={classes['ways']}>
          {phone ? <p>{phone}</p> : null}
          {email ? <p>{email}</p> : null}
        </div>
      ) : null}
    </Sheet>
  )
}

function ContactSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Sheet as="div">
        <div className={classes['person']} aria-hidden="true">
          <span className={classes['round']}>
            <Bone kind="block" />
          </span>
          <Bone kind="call" />
          <Bone kind="chip" />
        </div>
      </Sheet>
    </div>
  )
}
