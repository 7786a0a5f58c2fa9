import { IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Rule } from '../../ui/Rule/Rule.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { telHref } from '../shared/hrefs.ts'
import type { Project } from './project.types.ts'
import classes from './manager.module.css'

interface ManagerCardProps {
  manager: NonNullable<Project['projectManager']>
  project: string
}

/** A face, what it stands for, and the ways to it under the thumb. */
export function ManagerCard({ manager: { name, phone, email, pictureUrl }, project }: ManagerCardProps) {
  const { t } = useWords()
  const reachable = phone !== null || email !== null
  return (
    <Sheet>
      <div className={classes['person']}>
        <Face name={name} src={pictureUrl ?? undefined} size="xl" />
        <p className={classes['name']}>{name}</p>
        <p className={classes['soft']}>{t('projects.contact.text', { project })}</p>
      </div>
      {reachable ? (
        <div className={classes['ways']}>
          {phone === null ? null : (
            <Button variant="main" size="call" full href={telHref(phone)} icon={<IconPhone aria-hidden="true" />}>
              {t('projects.contact.call')}
            </Button>
          )}
          {email === null ? null : (
            <Button
              variant={phone === null ? 'main' : 'tonal'}
              full
              href={`mailto:${email}`}
              icon={<IconMail aria-hidden="true" />}
            >
              {t('projects.contact.mail')}
            </Button>
          )}
        </div>
      ) : (
        <Note tone="plain">{t('projects.contact.noWay')}</Note>
      )}
      {reachable ? <Rule /> : null}
      <Facts
        items={[
          ...(phone === null ? [] : [{ term: t('projects.contact.phone'), value: phone }]),
          ...(email === null ? [] : [{ term: t('projects.contact.email'), value: email }]),
        ]}
      />
    </Sheet>
  )
}
