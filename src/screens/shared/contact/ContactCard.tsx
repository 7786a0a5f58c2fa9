import { IconFlag, IconMail, IconPhone, IconUser } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Bone } from '../../../ui/Bone/Bone.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Fact, Facts } from '../../../ui/Fact/Fact.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Rule } from '../../../ui/Rule/Rule.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { telHref } from '../hrefs.ts'
import classes from './contact.module.css'

export interface Contact {
  name: string
  pictureUrl: string | null
  phone: string | null
  email: string | null
  /** What they are here, such as "Crew chief" or "Responsible for Nordic Sounds". */
  role: string
  /** Where they are found. */
  at?: string | null
  /** Page of the project manager, whom to turn to where no number is shown. */
  insteadHref?: string | null
}

/** A big face, to be found in a crowd, what it stands for, and the ways to it under the thumb. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useWords()
  const { name, pictureUrl, phone, email, role, at, insteadHref } = contact
  const known = [
    { term: t('shell.contact.phone'), value: phone },
    { term: t('shell.contact.email'), value: email },
  ].filter(({ value }) => value !== null)
  return (
    <Sheet>
      <div className={classes['person']}>
        <Face name={name} src={pictureUrl ?? undefined} size="xl" />
        <p className={classes['name']}>{name}</p>
        <p className={classes['role']}>{role}</p>
        {at ? <Fact icon={<IconFlag aria-hidden="true" />}>{at}</Fact> : null}
      </div>
      {known.length === 0 ? <Note tone="plain">{t('shell.contact.noWay')}</Note> : null}
      {known.length === 0 && insteadHref ? (
        <Button variant="tonal" full href={insteadHref} icon={<IconUser aria-hidden="true" />}>
          {t('app.title.contactProjectManager')}
        </Button>
      ) : null}
      {phone === null ? null : (
        <Button variant="main" size="call" full href={telHref(phone)} icon={<IconPhone aria-hidden="true" />}>
          {t('shell.contact.call')}
        </Button>
      )}
      {email === null ? null : (
        <Button
          variant={phone === null ? 'main' : 'tonal'}
          full
          href={`mailto:${email}`}
          icon={<IconMail aria-hidden="true" />}
        >
          {t('shell.contact.mail')}
        </Button>
      )}
      {known.length > 0 ? (
        <>
          <Rule />
          <Facts items={known} />
        </>
      ) : null}
    </Sheet>
  )
}

export function ContactSkeleton() {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
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
