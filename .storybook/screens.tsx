import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createActor } from 'xstate'
import { intlLocale, type LanguageCode, weekStart } from '../domain/languages.ts'
import { defaultTenantRules } from '../domain/tenant-rules.ts'
import { type AppSession, SessionContext } from '../src/access/session.ts'
import { loadGroup } from '../src/i18n/load.ts'
import { createTranslator, type Group } from '../src/i18n/translate.ts'
import { type Words, WordsContext } from '../src/i18n/words.ts'
import { OutboxContext } from '../src/machines/outbox/outbox.context.ts'
import { outboxMachine } from '../src/machines/outbox/outbox.machine.ts'
import { ToastContext } from '../src/machines/toasts/toasts.context.ts'
import { type PageTitle, TitleContext } from '../src/screens/screen.ts'
import { TopBar } from '../src/ui/TopBar/TopBar.tsx'

/** What a story says about the page around its screen, as `parameters.screen`. */
export interface ScreenParameters {
  /** Draws the top bar a screen stands under. */
  title?: string
  session?: Partial<Omit<AppSession, 'user'>> & { user?: Partial<AppSession['user']> }
  /** Every sentence 40 % longer, as translations may be. */
  longer?: boolean
}

const english = Object.fromEntries(
  Object.entries(import.meta.glob<Sentences>('../src/i18n/en/*.ts', { eager: true, import: 'default' })).map(
    ([path, sentences]) => [path.replace(/^.*\/|\.ts$/g, ''), sentences] as const,
  ),
)
type Sentences = { [key: string]: string | Sentences }
const lengthened = (words: Sentences): Sentences =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value + 'enheiten'.repeat(Math.ceil((value.length * 0.4) / 8)).slice(0, Math.ceil(value.length * 0.4))
        : lengthened(value),
    ]),
  )
const spoken = (sentences: object): Words => ({
  ...createTranslator('en', sentences, 'en-GB'),
  locale: 'en-GB',
  weekStart: 1,
})
const plain = spoken(english)
const long = spoken(lengthened(english))

/** The words of every screen in one language; English is there already. */
export async function wordsIn(language: LanguageCode): Promise<Words> {
  if (language === 'en') return plain
  const groups = Object.keys(english) as Group[]
  const sentences = await Promise.all(groups.map(async group => [group, await loadGroup(language, group)] as const))
  const locale = intlLocale(language, language)
  return {
    ...createTranslator(language, Object.fromEntries(sentences), locale),
    locale,
    weekStart: weekStart(language, language),
  }
}

const nothing = () => undefined
export const storyTenant: AppSession['tenant'] = {
  id: 'tenant-1',
  name: 'Nordlicht Crew',
  mark: 'bars',
  backgroundUrl: null,
  treeTitle: null,
  defaultLanguage: 'en',
  useUserLanguage: true,
  colorScheme: 'auto',
  mapTilesUrl: null,
  supportEmail: 'support@nordlicht.example',
  supportPhone: '+49 40 5550100',
  checkInOpensMinutes: 60,
  kioskPin: true,
  rules: defaultTenantRules,
}
const crewMember: AppSession = {
  user: { kind: 'user', valid: true, loginTypes: ['crew'], userRights: {}, mailboxUserRights: {} },
  personId: 'person-me',
  home: '/',
  tenant: storyTenant,
  language: 'en',
  colorScheme: 'auto',
  chooseLanguage: nothing,
  chooseColorScheme: nothing,
  logout: nothing,
}
const toasts = { show: () => nothing, settle: nothing }
/** Never started: it holds nothing and sends nothing. */
const outbox = {
  actor: createActor(outboxMachine),
  owner: { tenant: 'tenant-1', person: 'person-me', personName: 'Jonas Petersen' },
}

/** The contexts a screen reads, with English loaded, a crew member logged in, and nothing behind them. */
function Around({ title, session, longer, words, children }: ScreenParameters & { words: Words; children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [named, setNamed] = useState<PageTitle | null>(null)
  const user = { ...crewMember.user, ...session?.user }
  return (
    <WordsContext value={longer && words === plain ? long : words}>
      <SessionContext value={{ ...crewMember, language: words.language, ...session, user }}>
        <QueryClientProvider client={queries}>
          <ToastContext value={toasts}>
            <OutboxContext value={outbox}>
              {title === undefined ? null : (
                <TopBar
                  title={named?.heading ?? title}
                  sub={named?.sub}
                  back={{ label: words.t('app.back'), onClick: nothing }}
                />
              )}
              <TitleContext value={setNamed}>{children}</TitleContext>
            </OutboxContext>
          </ToastContext>
        </QueryClientProvider>
      </SessionContext>
    </WordsContext>
  )
}

export const withScreen: Decorator = (Story, { parameters, loaded }) => (
  <Around
    {...((parameters['screen'] ?? {}) as ScreenParameters)}
    words={(loaded['words'] as Words | undefined) ?? plain}
  >
    <Story />
  </Around>
)
