import { IconCircleCheck, IconInfoCircle, IconMoon, IconSun, IconSunMoon, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type LanguageCode, languageCode, languageCodes } from '../../../domain/languages.ts'
import type { LoginType } from '../../../openapi/access.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import classes from './profile.module.css'

type Scheme = 'light' | 'dark' | 'auto'

interface ProfileViewProps {
  name: string
  picture: string | undefined
  loginTypes: readonly LoginType[]
  language: LanguageCode
  scheme: Scheme
  onLanguage: (language: LanguageCode) => void
  onScheme: (scheme: Scheme) => void
  /** Null: nobody asks for one. */
  pin: Loadable<{ set: boolean; required: boolean }> | null
  onPin: () => void
  /** Where one is paid to, with its ends alone; null: nowhere yet. Absent: who is paid otherwise, or it is not known. */
  account?: { holder: string | null; iban: string | null } | undefined
  /** The picture others see; absent: a face alone, for whoever sends none. */
  pictures?: ReactNode
  /** Whether everybody may read one’s profile; absent: whoever has none. */
  publicity?: ReactNode
  /** Where one is told at once. */
  devices?: ReactNode
  /** What reads one’s shifts elsewhere. */
  calendars?: ReactNode
  /** What one is sent by e-mail. */
  notices?: ReactNode
}

const schemes = {
  light: <IconSun aria-hidden="true" />,
  dark: <IconMoon aria-hidden="true" />,
  auto: <IconSunMoon aria-hidden="true" />,
}

/** Who one is here, how this device looks and speaks, and the PIN for kiosks. */
export function ProfileView(props: ProfileViewProps) {
  const { name, picture, loginTypes, language, scheme } = props
  const { t } = useWords()
  return (
    <Page>
      <Section level={1} title={t('profile.you')}>
        <div className={classes['who']}>
          <Face name={name} src={picture} size="l" />
          <div>
            <p className={classes['name']}>{name}</p>
            <p className={classes['soft']}>{loginTypes.map(type => t(`profile.logins.${type}`)).join(', ')}</p>
          </div>
        </div>
        <Note tone="info" icon={<IconInfoCircle aria-hidden="true" />}>
          {t('profile.byAccountant')}
        </Note>
        {props.account ? (
          <div className={classes['line']}>
            <span>{t('profile.account')}</span>
            <span className={classes['account']}>
              {props.account.iban ?? t('profile.noAccount')}
              {props.account.holder === null ? null : <small>{props.account.holder}</small>}
            </span>
          </div>
        ) : null}
      </Section>
      {props.pictures ? <Section title={t('profile.picture.title')}>{props.pictures}</Section> : null}
      {props.publicity}
      {props.pin ? (
        <Section title={t('profile.pin.title')}>
          <Pin state={props.pin} onPin={props.onPin} />
        </Section>
      ) : null}
      {props.devices}
      {props.calendars}
      {props.notices}
      <Section title={t('profile.settings')}>
        <div className={classes['rows']}>
          <div className={classes['line']}>
            <span>{t('profile.language')}</span>
            <Menu
              label={t('profile.language')}
              icon={<IconWorld aria-hidden="true" />}
              text={t(`app.languages.${language}`)}
              items={languageCodes.map(code => ({
                value: code,
                label: t(`app.languages.${code}`),
                current: code === language,
              }))}
              onSelect={value => props.onLanguage(languageCode(value))}
            />
          </div>
          <div className={classes['line']}>
            <span>{t('profile.scheme')}</span>
            <Menu
              label={t('profile.scheme')}
              icon={schemes[scheme]}
              text={t(`shell.scheme.${scheme}`)}
              items={(['light', 'dark', 'auto'] as const).map(value => ({
                value,
                label: t(`shell.scheme.${value}`),
                icon: schemes[value],
                current: value === scheme,
              }))}
              onSelect={value => props.onScheme(value as Scheme)}
            />
          </div>
        </div>
      </Section>
    </Page>
  )
}

function Pin({ state, onPin }: { state: NonNullable<ProfileViewProps['pin']>; onPin: () => void }) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="inside"
      level={3}
      refused={null}
      skeleton={<SkeletonRows count={1} label={t('app.loading')} />}
    >
      {content => <OwnPin {...content} onPin={onPin} />}
    </Screen>
  )
}

function OwnPin({ set, required, onPin }: { set: boolean; required: boolean; onPin: () => void }) {
  const { t } = useWords()
  return (
    <div className={classes['rows']}>
      <p>{t('profile.pin.about')}</p>
      <p className={classes['soft']}>{t(required ? 'profile.pin.required' : 'profile.pin.notRequired')}</p>
      <Note
        tone={set ? 'good' : required ? 'wait' : 'plain'}
        icon={set ? <IconCircleCheck aria-hidden="true" /> : <IconInfoCircle aria-hidden="true" />}
        action={
          <Button variant={set ? 'line' : 'main'} onClick={onPin}>
            {t(set ? 'profile.pin.change' : 'profile.pin.choose')}
          </Button>
        }
      >
        {t(set ? 'profile.pin.set' : 'profile.pin.missing')}
      </Note>
    </div>
  )
}
