import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { createActor } from 'xstate'
import { landingAfterLogin, linkCredentials, withoutCredentials } from '../../domain/auth/login-redirect.ts'
import { chooseLanguage, type LanguageCode, languageCode } from '../../domain/languages.ts'
import { type AppSession, SessionContext } from '../access/session.ts'
import { changeUiSettings, readStored } from '../client/stored-items.ts'
import { WordsContext } from '../i18n/words.ts'
import { type SessionActor, SessionActorContext } from '../machines/session/session.context.ts'
import { useSnapshot } from '../machines/use-snapshot.ts'
import { visitorScopeMachine } from '../machines/visitor-scope/visitor-scope.machine.ts'
import { type PageTitle, TitleContext } from '../screens/screen.ts'
import { NotLoadedContext, later } from '../ui/lazily.tsx'
import { UiProvider } from '../ui/UiProvider/UiProvider.tsx'
import { ErrorBoundary, NotLoadedPage } from './ErrorBoundary.tsx'
import { FirstPaint } from './FirstPaint.tsx'
import { groupsAround, routeOf } from './routes.ts'
import { RouteScreen, loadAhead } from './RouteScreen.tsx'
import { askTenant, tenantOfPage } from './tenant.ts'
import { useWordsOf } from './useWordsOf.ts'

const Shell = later(async () => (await import('./shell/Shell.tsx')).default, { page: true })
const KioskFrame = later(async () => (await import('./KioskFrame.tsx')).default, { page: true })
const PublicFrame = later(async () => (await import('./PublicFrame.tsx')).default, { page: true })
const LinkQuestion = later(async () => (await import('./LinkQuestion.tsx')).default, { page: true })
const noRights = {}
/** A kiosk brings its own words, and has no bars to name. */
const ofKiosk = ['app', 'kiosk'] as const

/** One page: who it is shown to, in which language, and which screen the address leads to. */
export function App({ session: actor }: { session: SessionActor }) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const state = useSnapshot(actor)
  const { who, landing, heading } = state.context
  // A screen on the wall keeps what it shows when its session ends.
  const stands = state.matches('ended') && who !== null
  const active = state.matches('active') || state.matches('leaving') || stands
  const [tenant, setTenant] = useState(tenantOfPage)
  const [settings, setSettings] = useState(() => readStored('uiSettings') ?? {})

  const isKiosk = active && who?.kind === 'kiosk'
  // A kiosk speaks to everybody: not the language of whoever started it, but the agency's.
  const language: LanguageCode =
    settings.language && !isKiosk
      ? languageCode(settings.language)
      : chooseLanguage({
          useUserLanguage: tenant.useUserLanguage && !isKiosk,
          userLanguage: who?.language,
          // A screen on the wall and a kiosk speak as the agency does, whatever they were bought with.
          ...(who === null || who.kind === 'projectVisitor' ? { browserLanguages: navigator.languages } : {}),
          defaultLanguage: tenant.defaultLanguage,
        })
  const { route, params } = useMemo(() => routeOf(path), [path])
  const words = useWordsOf(language, isKiosk ? ofKiosk : groupsAround(route))
  const requested = search ? `${path}?${search}` : path

  // Every navigation is decided by the chart, before anything of the screen is drawn or asked for.
  const scope = useMemo(
    () =>
      createActor(visitorScopeMachine, {
        input: {
          requested,
          access: route.access,
          session: active && who ? { kind: who.kind, number: who.number } : null,
        },
      })
        .start()
        .getSnapshot(),
    [requested, route, active, who],
  )
  const settled =
    !state.matches('reading') &&
    !state.matches('forgetting') &&
    (stands || !state.matches('ended')) &&
    state.status === 'active'

  useEffect(() => {
    if (settled && scope.context.redirect !== null) navigate(scope.context.redirect, { replace: true })
  }, [settled, scope, navigate])
  useEffect(() => {
    // Whoever is logged in has no business here: a visitor comes to their own page.
    if (active && who && route.path === '/login')
      navigate(landing ?? landingAfterLogin(who.kind, who.number, heading), { replace: true })
    // Who is logged in needs no identifier in the address any more.
    else if (active && linkCredentials(requested)) navigate(withoutCredentials(requested), { replace: true })
  }, [active, who, landing, heading, route, requested, navigate])
  useEffect(() => {
    if (!settled || active) return
    void askTenant()
      .then(asked => asked && setTenant(asked))
      .catch(() => undefined)
  }, [settled, active])

  const submitting = state.matches({ login: 'submitting' })
  useEffect(() => {
    if (submitting) loadAhead(language)
  }, [submitting, language])

  const [named, setNamed] = useState<PageTitle | null>(null)
  const title = named && !named.greets ? named.heading : words?.t(route.title)
  useEffect(() => {
    if (title) document.title = tenant.name ? `${tenant.name} | ${title}` : title
  }, [title, tenant])

  const remember = useCallback((change: Parameters<typeof changeUiSettings>[0]) => {
    changeUiSettings(change)
    setSettings(before => ({ ...before, ...change }))
  }, [])
  // What was chosen in another tab counts here as well.
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => {
      if (key === 'uiSettings') setSettings(readStored('uiSettings') ?? {})
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [])
  const colorScheme = settings.colorScheme ?? tenant.colorScheme
  const session = useMemo<AppSession>(
    () => ({
      user: {
        kind: who?.kind ?? 'user',
        valid: active && who !== null,
        loginTypes: who?.loginTypes ?? [],
        userRights: active ? state.context.userRights : noRights,
        mailboxUserRights: active ? state.context.mailboxUserRights : noRights,
      },
      personId: who?.personId ?? null,
      home: who ? landingAfterLogin(who.kind, who.number, '/') : '/',
      tenant,
      language,
      colorScheme,
      chooseLanguage: chosen => remember({ language: chosen }),
      chooseColorScheme: chosen => remember({ colorScheme: chosen }),
      logout: () => actor.send({ type: 'LOGOUT_ASKED' }),
    }),
    [
      active,
      who,
      state.context.userRights,
      state.context.mailboxUserRights,
      tenant,
      language,
      colorScheme,
      remember,
      actor,
    ],
  )

  const screen = (
    <RouteScreen
      route={route}
      params={params}
      refused={scope.matches('refused')}
      ownPage={scope.context.ownPage}
      language={words?.language ?? language}
    />
  )
  const bare = route.alone ?? path.includes('/public/')
  const kiosk = isKiosk && who.number !== null ? { crew: who.number, label: who.name ?? '' } : null
  return (
    <UiProvider colorScheme={colorScheme}>
      {words && settled && scope.context.redirect === null ? (
        <WordsContext value={words}>
          <SessionContext value={session}>
            <SessionActorContext value={actor}>
              <ErrorBoundary words={words} at={requested}>
                <NotLoadedContext value={NotLoadedPage}>
                  <Suspense fallback={<FirstPaint name={tenant.name} />}>
                    {kiosk ? (
                      <KioskFrame {...kiosk} />
                    ) : bare ? (
                      screen
                    ) : active ? (
                      <Shell route={route} named={named}>
                        <TitleContext value={setNamed}>{screen}</TitleContext>
                      </Shell>
                    ) : (
                      <PublicFrame route={route}>{screen}</PublicFrame>
                    )}
                    {state.matches('askingFirst') ? <LinkQuestion /> : null}
                  </Suspense>
                </NotLoadedContext>
              </ErrorBoundary>
            </SessionActorContext>
          </SessionContext>
        </WordsContext>
      ) : (
        <FirstPaint name={tenant.name} />
      )}
    </UiProvider>
  )
}
