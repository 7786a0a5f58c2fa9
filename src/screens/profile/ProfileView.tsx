import {
  IconCircleCheck,
  IconInfoCircle,
  IconLock,
  IconMoon,
  IconSun,
  IconSunMoon,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type LanguageCode, languageCode, languageCodes } from '../../../domain/languages.ts'
import type { LoginType } from '../../../openapi/access.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { DetailRows, type Details } from '../shared/personDetails/DetailRows.tsx'
import { Screen } from '../shared/Screen.tsx'
import { functionWords } from '../shared/words/shift-words.ts'
import classes from './profile.module.css'

type Scheme = 'light' | 'dark' | 'auto'

interface ProfileViewProps {
  /** The face, and whose it is, above what else is known of them. */
  head: (lines: ReactNode) => ReactNode
  /** Null: not to be had. */
  details: Loadable<Details> | null
  now: number
  deviceZone: string
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
  /** Whether everybody may read one’s profile; absent: whoever has none. */
  publicity?: ReactNode
  /** What opens the own login besides the password. */
  passkeys?: ReactNode
  codes?: ReactNode
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
  const { loginTypes, language, scheme } = props
  const { t } = useWords()
  return (
    <Page>
      {props.head(
        <Lines loginTypes={loginTypes} details={props.details?.kind === 'content' ? props.details.content : null} />,
      )}
      <Note tone="plain" icon={<IconLock aria-hidden="true" />}>
        {t('profile.byAccountant')}
      </Note>
      {props.details ? (
        <Screen
          state={props.details}
          width="inside"
          level={3}
          refused={null}
          skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
        >
          {details => (
            <DetailRows
              details={details}
              now={props.now}
              deviceZone={props.deviceZone}
              account={
                props.account && (
                  <>
                    {props.account.iban ?? t('profile.noAccount')}
                    {props.account.holder === null ? null : <small>{props.account.holder}</small>}
                  </>
                )
              }
            />
          )}
        </Screen>
      ) : null}
      {props.publicity}
      {props.pin ? (
        <Section title={t('profile.pin.title')}>
          <Pin state={props.pin} onPin={props.onPin} />
        </Section>
      ) : null}
      {props.passkeys}
      {props.codes}
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

/** What somebody does, where, and since when; at a desk which login they have. */
function Lines({ loginTypes, details }: Pick<ProfileViewProps, 'loginTypes'> & { details: Details | null }) {
  const words = useWords()
  const { t } = words
  const does = details?.functions.length
    ? details.functions.map(one => functionWords(words, one))
    : loginTypes.map(type => t(`profile.logins.${type}`))
  const year = details?.since.slice(0, 4)
  return (
    <>
      <p>{does.join(', ')}</p>
      {year === undefined ? null : (
        <p>
          {details?.city
            ? t('personDetails.since', { place: details.city, year })
            : t('personDetails.sinceYear', { year })}
        </p>
      )}
    </>
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
