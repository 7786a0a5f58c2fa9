import { IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { telHref } from '../shared/hrefs.ts'
import classes from './home.module.css'

/** Whom to turn to; nothing where the agency named nobody. */
export function Support({ email, phone }: { email: string; phone: string }) {
  const { t } = useWords()
  if (!email && !phone) return null
  return (
    <Section title={t('home.support')}>
      <Sheet as="div">
        <p className={classes['soft']}>{t('home.supportText')}</p>
        <div className={classes['ways']}>
          {phone ? (
            <Button href={telHref(phone)} icon={<IconPhone aria-hidden="true" />}>
              {t('home.callSupport')}
            </Button>
          ) : null}
          {email ? (
            <Button href={`mailto:${email}`} icon={<IconMail aria-hidden="true" />}>
              {t('home.mailSupport')}
            </Button>
          ) : null}
        </div>
      </Sheet>
    </Section>
  )
}
