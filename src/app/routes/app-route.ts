import type { ComponentType } from 'react'
import type { RouteAccess } from '../../../domain/auth/login-redirect.ts'
import type { SidebarKey } from '../../../domain/auth/menu.ts'
import type { LoginType } from '../../../openapi/access.ts'
import type { Group, WordKey } from '../../i18n/translate.ts'
import type { ScreenProps } from '../../screens/screen.ts'

export interface AppRoute {
  /** Pattern as wouter reads it. */
  path: string
  access: RouteAccess
  title: WordKey
  /** Dictionaries the screen speaks from, besides `app`. */
  groups: readonly Group[]
  screen: () => Promise<{ default: ComponentType<ScreenProps> }>
  /** Entry of the menus that leads here; a menu shows entries whose route exists. */
  entry?: SidebarKey
  /** Who may open it, where a login type is needed; absent: every session the visitor scope lets through. */
  loginTypes?: readonly LoginType[]
  /** A task takes the place of the bottom bar by its own action bar. */
  task?: true
  /** Stands alone, without bars: only the screen's own dictionaries are loaded around it. */
  alone?: true
  /** Fills the window by itself for a screen on the wall. */
  presents?: true
  /** Where back leads when the page was opened by its address. */
  parent?: string
}
