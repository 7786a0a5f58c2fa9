import { createElement, use, useMemo } from 'react'
import type { LanguageCode } from '../../domain/languages.ts'
import { useSession } from '../access/session.ts'
import { loadGroup } from '../i18n/load.ts'
import type { Group } from '../i18n/translate.ts'
import { WordsContext } from '../i18n/words.ts'
import { NotLoadedContext, later, useAgain } from '../ui/lazily.tsx'
import { type AppRoute, groupsAround, notFoundRoute, routes } from './routes.ts'
import { wordsOf } from './useWordsOf.ts'

/** Made once: a component made while rendering would lose its state at every render. */
const screens = new Map(
  [...routes, notFoundRoute].map(route => [route, later(async () => (await route.screen()).default, { page: true })]),
)
const RefusedScreen = later(async () => (await import('../screens/auth/RefusedScreen.tsx')).default, { page: true })

const loads = new Map<string, Promise<boolean>>()
const keyOf = (language: LanguageCode, groups: readonly Group[]) => `${language} ${groups.join(' ')}`
/** False: they did not come. */
const loadWords = (language: LanguageCode, groups: readonly Group[]): Promise<boolean> =>
  Promise.all(groups.map(group => loadGroup(language, group))).then(
    () => true,
    () => false,
  )
/** One promise per language and route: asking again while it is under way must not start again. */
function wordsLoaded(language: LanguageCode, groups: readonly Group[]): Promise<boolean> {
  const key = keyOf(language, groups)
  const load = loads.get(key) ?? loadWords(language, groups)
  loads.set(key, load)
  return load
}

interface Props {
  route: AppRoute
  params: Record<string, string>
  refused: boolean
  /** A visitor's own page. */
  ownPage: string | null
  /** Of the words that are shown, which may be another than the chosen one while that is being loaded. */
  language: LanguageCode
}

/** The screen of a route, or why it is not shown. A refused one makes no call and logs nobody out. */
export function RouteScreen({ route, params, refused, ownPage, language }: Props) {
  const { user } = useSession()
  if (refused) return <RefusedScreen visitorPage={ownPage ?? '/'} />
  // The table of all rights comes with the shell; for this question a session's own login types are enough.
  if (route.loginTypes && user.valid && !route.loginTypes.some(type => user.loginTypes.includes(type)))
    return <RefusedScreen />
  return <Spoken route={route} params={params} language={language} />
}

/** A screen with the dictionaries it speaks from; both are loaded side by side. */
function Spoken({
  route,
  params,
  language,
}: {
  route: AppRoute
  params: Record<string, string>
  language: LanguageCode
}) {
  const screen = screens.get(route)
  // Always asked, also when the words are there: React wants a component that waited once to ask again.
  const there = use(wordsLoaded(language, route.groups))
  const NotLoaded = use(NotLoadedContext)
  const key = keyOf(language, route.groups)
  const askAgain = async () => {
    const load = loadWords(language, route.groups)
    await load
    loads.set(key, load)
  }
  const { retry, busy } = useAgain(!there, askAgain, () => loads.delete(key))
  const words = useMemo(
    () => (there ? wordsOf(language, [...groupsAround(route), ...route.groups]) : null),
    [there, language, route],
  )
  if (!words) return createElement(NotLoaded, { as: 'page', retry, busy })
  return <WordsContext value={words}>{screen ? createElement(screen, { params }) : null}</WordsContext>
}

/** Loads what is shown after a login while its answer is under way. */
export function loadAhead(language: LanguageCode): void {
  const home = routes.find(route => route.path === '/')
  void import('./shell/Shell.tsx').catch(() => undefined)
  void home?.screen().catch(() => undefined)
  // Only what came is kept: what is shown then asks anew.
  for (const group of ['shell', ...(home?.groups ?? [])] as const)
    void loadGroup(language, group).catch(() => undefined)
}
