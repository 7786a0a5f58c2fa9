import { IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { languageCode, languageCodes } from '../../../domain/languages.ts'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { BigClock } from '../../ui/BigClock/BigClock.tsx'
import { LoginLayout } from '../../ui/LoginLayout/LoginLayout.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { TenantMark } from '../../ui/TenantMark/TenantMark.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { useMinute } from './useMinute.ts'

interface Props {
  title: string
  /** The heading is for eyes on a phone, too: what stands below does not explain itself. */
  titled?: boolean
  children: ReactNode
}

/** Around everything that is done before a login: whose house this is, in which language, and what time it is. */
export function LoginFrame({ title, titled, children }: Props) {
  const { t, date } = useWords()
  const { tenant, language, chooseLanguage } = useSession()
  const minute = useMinute()
  const mark = <TenantMark size="l" mark={tenant.mark} />
  const languages = languageCodes.map(code => ({
    value: code,
    label: t(`app.languages.${code}`),
    current: code === language,
  }))
  return (
    <LoginLayout
      brand={{ name: tenant.name, mark }}
      title={title}
      titled={titled}
      backgroundUrl={tenant.backgroundUrl || undefined}
      tools={
        <Menu
          label={t('app.language')}
          icon={<IconWorld aria-hidden="true" />}
          text={t(`app.languages.${language}`)}
          items={languages}
          onSelect={value => chooseLanguage(languageCode(value))}
        />
      }
      aside={
        <BigClock
          time={date(minute, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
          date={date(minute, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        />
      }
      foot={<TextLink href="/version">{t('app.title.version')}</TextLink>}
    >
      {children}
    </LoginLayout>
  )
}
