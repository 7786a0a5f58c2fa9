import { QueryClientProvider } from '@tanstack/react-query'
import { IconLogout, IconMoon, IconSun, IconSunMoon, IconWorld } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { languageCode, languageCodes } from '../../../domain/languages.ts'
import { type MenuItem, bottomBar, topBarLinks, visibleMenu } from '../../../domain/auth/menu.ts'
import { pathFits } from '../../../domain/auth/visitor-scope.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { setUnattended } from '../../client/idle-device.ts'
import { createQueries } from '../../client/query.ts'
import { keepAnswers, restoreAnswers } from '../../client/last-answers.ts'
import { useWords } from '../../i18n/words.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { useTell } from '../../screens/shared/useTell.ts'
import { BarsContext, BesideTitleContext, type PageTitle } from '../../screens/screen.ts'
import { BottomBar } from '../../ui/BottomBar/BottomBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Sidebar } from '../../ui/Sidebar/Sidebar.tsx'
import { useSwipeOpen } from '../../ui/Sidebar/useSwipeOpen.ts'
import { SkipLink } from '../../ui/SkipLink/SkipLink.tsx'
import { TenantMark } from '../../ui/TenantMark/TenantMark.tsx'
import { TopBar } from '../../ui/TopBar/TopBar.tsx'
import { TopBarEnd } from '../../ui/TopBar/TopBarEnd.tsx'
import { embedded } from '../embedded.ts'
import { InstallEntry } from './InstallEntry.tsx'
import { LeavingDialog } from './LeavingDialog.tsx'
import { navIcon } from './nav-icons.tsx'
import { OutboxProvider } from '../outbox/OutboxProvider.tsx'
import { type AppRoute, builtEntries } from '../routes.ts'
import { ToastProvider } from './ToastProvider.tsx'
import { UpdateNote } from './UpdateNote.tsx'
import { useBack } from './useBack.ts'
import { useBell } from './useBell.ts'
import { useLinks } from './useLinks.ts'
import { useLinkWatched } from './useLinkWatched.ts'
import { useRefusalsWatched } from './useRefusalsWatched.ts'
import { useSearchKeys } from './useSearchKeys.ts'
import { useNextDays } from '../useNextDays.ts'
import { useWaitingCount } from './useWaitingCount.ts'
import './print.css'
import classes from './Shell.module.css'
import { NotLoadedContext, later } from '../../ui/lazily.tsx'
import { NotLoaded } from '../../screens/shared/loading/NotLoaded.tsx'

const EmbeddedBars = later(async () => (await import('./EmbeddedBars.tsx')).default)
const loadSearch = async () => (await import('../../screens/search/SearchAnywhere.tsx')).default

const unanswered = { code: 'unreachable', status: null }

interface ShellProps {
  route: AppRoute
  /** What the screen calls itself; null: as its route is called. */
  named: PageTitle | null
  children: ReactNode
  /** Of the page this one is part of; null: it stands on its own. */
  theme?: string | null
}

/** Everything around a screen once somebody is logged in: bars, sidebar, toasts, outbox, answers kept for offline. */
export default function Shell({ route, named, children, theme = embedded }: ShellProps) {
  const { t } = useWords()
  const { personId, tenant, user } = useSession()
  const [queries] = useState(createQueries)
  const owner = `${tenant.id} ${personId ?? 'visitor'} ${String(import.meta.env.VITE_CONTRACT)}`
  const [restored, setRestored] = useState(false)
  // A screen on the wall never has any, not even while it is being loaded.
  const [withoutBars, setWithoutBars] = useState(user.kind === 'plusCrewVisitor' && (route.presents ?? false))
  useEffect(() => {
    let stop = () => {}
    void restoreAnswers(queries, owner)
      .catch(() => undefined)
      .then(() => {
        stop = keepAnswers(queries, owner)
        setRestored(true)
      })
    return () => stop()
  }, [queries, owner])
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  useNextDays(queries, restored)
  useLinkWatched()
  useRefusalsWatched(queries)
  const unattended = user.kind === 'plusCrewVisitor' && withoutBars
  useEffect(() => {
    if (!unattended) return
    setUnattended(true)
    return () => setUnattended(false)
  }, [unattended])
  return (
    <QueryClientProvider client={queries}>
      <NotLoadedContext value={NotLoaded}>
        <ToastProvider>
          <OutboxProvider>
            {withoutBars ? null : (
              <>
                <SkipLink href="#main">{t('app.skip')}</SkipLink>
                {theme === null ? (
                  <Bars route={route} named={named} beside={setBeside} />
                ) : (
                  <EmbeddedBars route={route} named={named} theme={theme} />
                )}
              </>
            )}

            <Suspense
              fallback={
                <Page>
                  <SkeletonCards count={3} label={t('app.loading')} />
                </Page>
              }
            >
              {restored ? (
                <BesideTitleContext value={beside}>
                  <BarsContext value={setWithoutBars}>{children}</BarsContext>
                </BesideTitleContext>
              ) : null}
            </Suspense>

            <LeavingDialog />
          </OutboxProvider>
        </ToastProvider>
      </NotLoadedContext>
    </QueryClientProvider>
  )
}

interface BarsProps extends Pick<ShellProps, 'route' | 'named'> {
  beside: (place: HTMLElement | null) => void
}

function Bars({ route, named, beside }: BarsProps) {
  const words = useWords()
  const { t, tn } = words
  const session = useSession()
  const { user, tenant } = session
  const actor = useSessionActor()
  const [path] = useLocation()
  const [opened, setOpened] = useState(false)
  const searches = mayCall(user, 'search')
  const [searching, setSearching] = useState(false)
  const [Search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>> | null>(null)
  const tell = useTell()
  /** Without network it cannot come, and what is on screen must not go for it. */
  const search = () => {
    setSearching(true)
    if (Search) return
    void loadSearch()
      .then(part => setSearch(() => part))
      .catch(() => {
        setSearching(false)
        tell.failed('search', unanswered)
      })
  }
  useSearchKeys(searches && !searching, search)
  const waiting = useWaitingCount()
  useLinks()
  useSwipeOpen(() => setOpened(true))

  const { name = '', number = null } = actor.getSnapshot().context.who ?? {}
  const labelled = ({ entry, path: href }: MenuItem) => ({
    href: href ?? '/',
    label: (entry === 'oneCrewOneTree' && tenant.treeTitle) || t(`shell.nav.${entry === 'logout' ? 'home' : entry}`),
    icon: navIcon(entry),
    current: href !== null && pathFits(href, path),
  })
  const menu = visibleMenu(user, builtEntries, number)
    .filter(item => item.path !== null)
    .map(labelled)
  const bar = bottomBar(user, builtEntries).map(item => ({
    ...labelled(item),
    ...(item.entry === 'projectsCalendar' ? { short: t('shell.nav.personalCalendar') } : {}),
    ...(item.entry === 'jobs' && waiting ? { count: waiting, countLabel: tn('shell.nav.waiting', waiting) } : {}),
  }))
  const bell = useBell(menu, waiting)
  const profile = menu.find(({ href }) => href === '/profile')
  const mark = <TenantMark size="s" mark={tenant.mark} />
  const back = useBack(route)
  const schemes = {
    light: <IconSun aria-hidden="true" />,
    dark: <IconMoon aria-hidden="true" />,
    auto: <IconSunMoon aria-hidden="true" />,
  }

  return (
    <>
      <TopBar
        title={named?.heading ?? t(route.title)}
        sub={named?.sub}
        back={back}
        menu={{ label: t('app.menu'), onClick: () => setOpened(true) }}
        beside={beside}
        brand={{ name: tenant.name, mark, href: '/' }}
        nav={topBarLinks(user, builtEntries).map(labelled)}
        navLabel={t('app.mainMenu')}
        end={
          <TopBarEnd
            search={
              searches ? { label: t('shell.searchAll'), hint: t('shell.searchHint'), onClick: search } : undefined
            }
            waiting={bell}
            self={profile && name ? { name, label: `${name}, ${profile.label}`, href: profile.href } : undefined}
          />
        }
      />
      {searching && Search ? <Search onLeave={() => setSearching(false)} /> : null}
      <UpdateNote />
      <Sidebar
        opened={opened}
        onClose={() => setOpened(false)}
        label={t('app.menu')}
        closeLabel={t('app.close')}
        head={
          <span className={classes['brand']}>
            {mark}
            <b>{tenant.name}</b>
          </span>
        }
        items={menu}
        foot={
          <div className={classes['foot']}>
            <Menu
              label={t('app.language')}
              icon={<IconWorld aria-hidden="true" />}
              text={t(`app.languages.${session.language}`)}
              items={languageCodes.map(code => ({
                value: code,
                label: t(`app.languages.${code}`),
                current: code === session.language,
              }))}
              onSelect={value => session.chooseLanguage(languageCode(value))}
            />
            <Menu
              label={t('shell.scheme.label')}
              icon={schemes[session.colorScheme]}
              text={t(`shell.scheme.${session.colorScheme}`)}
              items={(['light', 'dark', 'auto'] as const).map(value => ({
                value,
                label: t(`shell.scheme.${value}`),
                icon: schemes[value],
                current: value === session.colorScheme,
              }))}
              onSelect={value => session.chooseColorScheme(value as 'light' | 'dark' | 'auto')}
            />
            <InstallEntry />
            <Button variant="line" full icon={<IconLogout aria-hidden="true" />} onClick={session.logout}>
              {t(user.kind === 'user' ? 'app.logout' : 'shell.logInAsUser')}
            </Button>
          </div>
        }
      />
      {route.task || bar.length === 0 ? null : <BottomBar label={t('app.mainMenu')} items={bar} />}
    </>
  )
}
