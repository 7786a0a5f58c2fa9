import { IconDoorExit, IconMailForward, IconMailOff, IconPlus, IconSettings, IconUserX } from '@tabler/icons-react'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip, type Tone } from '../../ui/Chip/Chip.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import { type Login, type Narrowing, loginStates, loginTypes } from './login.types.ts'
import classes from './logins.module.css'

interface LoginsViewProps {
  state: Loadable<List<Login>>
  address: ListAddress
  /** Ms since 1970. */
  now: number
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  onOpen: (login: Login) => void
  onAdd: () => void
}

/** What is as it should be needs no mark. */
const chips: Record<Exclude<Login['state'], 'active'>, { tone: Tone; Icon: typeof IconPlus }> = {
  entered: { tone: 'wait', Icon: IconMailOff },
  invited: { tone: 'wait', Icon: IconMailForward },
  ended: { tone: 'plain', Icon: IconDoorExit },
  erased: { tone: 'plain', Icon: IconUserX },
}

/** Who logs in, by name: as what, how it stands, and when they were last there. */
export function LoginsView({ state, address, now, narrowing, onNarrow, onOpen, onAdd }: LoginsViewProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <ListScreen
      state={state}
      label={t('shell.title.logins')}
      searchLabel={t('logins.search')}
      address={address}
      countWords={total => tn('logins.count', total)}
      none={{ title: t('logins.none'), text: t('logins.noneText') }}
      noneFound={{ text: t('logins.noneFound'), action: t('logins.showAll') }}
      narrowed={address.search !== '' || narrowing.state !== null || narrowing.type !== null}
      filters={['state', 'type']}
      actions={
        <>
          <Button href="/settings" icon={<IconSettings aria-hidden="true" />}>
            {t('shell.nav.settings')}
          </Button>
          <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            {t('logins.invite')}
          </Button>
        </>
      }
      tools={
        <span className={classes['tools']}>
          <FilterSelect
            label={t('logins.state')}
            anyLabel={t('logins.anyState')}
            value={narrowing.state ?? ''}
            onChange={to => onNarrow({ ...narrowing, state: loginStates.find(one => one === to) ?? null })}
            items={loginStates.map(value => ({ value, label: t(`logins.states.${value}`) }))}
          />
          <FilterSelect
            label={t('logins.as')}
            anyLabel={t('logins.anyType')}
            value={narrowing.type ?? ''}
            onChange={to => onNarrow({ ...narrowing, type: loginTypes.find(one => one === to) ?? null })}
            items={loginTypes.map(value => ({ value, label: t(`logins.types.${value}`) }))}
          />
        </span>
      }
      row={(login, place) => (
        <Row
          key={login.id}
          place={place}
          wrap
          chevron
          onClick={() => onOpen(login)}
          title={login.own ? t('logins.you', { name: login.person.name }) : login.person.name}
          sub={aboutWords(words, login, now)}
          end={login.state === 'active' ? undefined : <Stands state={login.state} />}
        />
      )}
    />
  )
}

function Stands({ state }: { state: keyof typeof chips }) {
  const { t } = useWords()
  const { tone, Icon } = chips[state]
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`logins.states.${state}`)}
    </Chip>
  )
}

/** As what, with which name, and since when or when last. */
function aboutWords(
  words: Words,
  { loginTypes: types, company, login, state, since, lastLoginAt, asksCode }: Login,
  now: number,
) {
  const { t } = words
  const when = (at: string) => whenWords(words, at, viewerZone(), now)
  return [
    ...types.map(type => t(`logins.types.${type}`)),
    ...(company ? [company.name] : []),
    ...(login === null ? [] : [login]),
    ...(since === null
      ? []
      : [t(`logins.since.${state === 'ended' || state === 'erased' ? state : 'invited'}`, { when: when(since) })]),
    ...(state === 'active'
      ? [lastLoginAt === null ? t('logins.neverThere') : t('logins.lastThere', { when: when(lastLoginAt) })]
      : []),
    ...(asksCode ? [t('logins.codesAsked')] : []),
  ].join(' · ')
}
