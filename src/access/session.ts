import { createContext, use } from 'react'
import type { LanguageCode } from '../../domain/languages.ts'
import type { CurrentUser } from '../../domain/auth/rights.ts'
import type { TenantRules } from '../../domain/tenant-rules.ts'

export interface TenantInfo {
  id: string
  name: string
  mark: string
  backgroundUrl: string | null
  /** What the page of planted trees is called; null: as the product calls it. */
  treeTitle: string | null
  defaultLanguage: string
  useUserLanguage: boolean
  colorScheme: 'light' | 'dark' | 'auto'
  mapTilesUrl: string | null
  supportEmail: string
  supportPhone: string
  checkInOpensMinutes: number
  /** Whether people type a PIN at a kiosk. */
  kioskPin: boolean
  rules: TenantRules
}

/** Who uses the application, at which agency, and what can be asked of the session. */
export interface AppSession {
  user: CurrentUser
  personId: string | null
  /** Where home is: a visitor's own page. */
  home: string
  tenant: TenantInfo
  language: LanguageCode
  colorScheme: 'light' | 'dark' | 'auto'
  chooseLanguage: (language: LanguageCode) => void
  chooseColorScheme: (scheme: 'light' | 'dark' | 'auto') => void
  logout: () => void
}

export const SessionContext = createContext<AppSession | null>(null)

export function useSession(): AppSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext above it')
  return session
}
