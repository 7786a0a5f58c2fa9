import { IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { Rule } from '../../ui/Rule/Rule.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { telHref } from '../shared/hrefs.ts'
import type { JobDetail } from './job.types.ts'
import classes from './jobs.module.css'

interface ContactProjectManagerViewProps {
  manager: NonNullable<JobDetail['projectManager']>
  project: string
}

/** A face, what it stands for, and the ways to it under the thumb. */
export function ContactProjectManagerView({ manager, project }: ContactProjectManagerViewProps) {
  const { t } = useWords()
  const { name, phone, email, pictureUrl } = manager
  return (
    <Sheet>
      <div className={classes['person']}>
        <Face name={name} src={pictureUrl ?? undefined} size="l" />
        <p className={classes['name']}>{name}</p>
        <p className={classes['soft']}>{t('jobs.manager.text', { project })}</p>
      </div>
      {phone === null && email === null ? (
        <p className={classes['soft']}>{t('jobs.manager.noWay')}</p>
      ) : (
        <div className={classes['ways']}>
          {phone === null ? null : (
            <Button variant="main" size="call" full href={telHref(phone)} icon={<IconPhone aria-hidden="true" />}>
              {t('jobs.manager.call')}
            </Button>
          )}
          {email === null ? null : (
            <Button
              variant={phone === null ? 'main' : 'tonal'}
              full
              href={`mailto:${email}`}
              icon={<IconMail aria-hidden="true" />}
            >
              {t('jobs.manager.mail')}
            </Button>
          )}
        </div>
      )}
      {phone === null && email === null ? null : <Rule />}
      <Facts
        items={[
          ...(phone === null ? [] : [{ term: t('jobs.manager.phone'), value: phone }]),
          ...(email === null ? [] : [{ term: t('jobs.manager.email'), value: email }]),
        ]}
      />
    </Sheet>
  )
}
