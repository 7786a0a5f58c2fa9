import { IconHistory, IconRestore, IconSettings } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Rows } from '../../ui/Rows/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs/Tabs.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { byRight, permissionWords, rightWords } from './rights-words.ts'
import type { LoginType, RightChange, TypeRights } from './rights.types.ts'
import classes from './rights.module.css'

interface RightsViewProps {
  state: Loadable<TypeRights[]>
  /** Whose rights are looked at. */
  type: LoginType
  onType: (type: LoginType) => void
  /** Something is on its way; what is ticked meanwhile waits behind it. */
  busy: boolean
  onChange: (type: LoginType, changes: readonly RightChange[]) => void
}

/** What people may do, by what they log in as; what is ticked holds at once. */
export function RightsView({ state, type, onType, busy, onChange }: RightsViewProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={10} label={t('app.loading')} />}>
      {all => {
        const chosen = all.find(one => one.loginType === type) ?? all[0]
        if (!chosen) return null
        const others = chosen.rights.filter(({ given, byDefault }) => given !== byDefault)
        return (
          <Page width="list">
            <div className={classes['head']}>
              <p className={classes['text']}>{t('rights.text')}</p>
              <div className={classes['ways']}>
                <Button href="/settings" icon={<IconSettings aria-hidden="true" />}>
                  {t('shell.nav.settings')}
                </Button>
                <Button href="/agency-log" icon={<IconHistory aria-hidden="true" />}>
                  {t('shell.title.agencyLog')}
                </Button>
              </div>
            </div>
            <Tabs
              id="rights"
              stick
              label={t('rights.types')}
              value={chosen.loginType}
              onChange={to => onType(all.find(one => one.loginType === to)?.loginType ?? type)}
              items={all.map(({ loginType }) => ({ value: loginType, label: t(`log.loginType.${loginType}`) }))}
            />
            <TabPanel tabs="rights" value={chosen.loginType}>
              {others.length > 0 ? (
                <div className={classes['differs']}>
                  <span>{tn('rights.differs', others.length)}</span>
                  <Button
                    icon={<IconRestore aria-hidden="true" />}
                    busy={busy}
                    onClick={() =>
                      onChange(
                        chosen.loginType,
                        chosen.rights.map(({ code, byDefault }) => ({ code, given: byDefault })),
                      )
                    }
                  >
                    {t('rights.back')}
                  </Button>
                </div>
              ) : null}
              <Rows label={t('shell.title.loginTypeRights')}>
                {byRight(chosen).map(some => {
                  const [first] = some
                  return first ? (
                    <li key={first.code} className={classes['right']}>
                      <span id={first.code} className={classes['name']}>
                        {rightWords(words, first.code)}
                      </span>
                      <span role="group" aria-labelledby={first.code} className={classes['permissions']}>
                        {some.map(({ code, given }) => (
                          <Check
                            key={code}
                            label={begin(permissionWords(words, code))}
                            checked={given}
                            onChange={to => onChange(chosen.loginType, [{ code, given: to }])}
                          />
                        ))}
                      </span>
                    </li>
                  ) : null
                })}
              </Rows>
            </TabPanel>
          </Page>
        )
      }}
    </Screen>
  )
}

const begin = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
