import { useLocation } from 'wouter'
import { backHidden } from '../../../domain/auth/menu.ts'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import type { AppRoute } from '../routes.ts'
import { hasOwnHistory } from './useLinks.ts'

/** The way back to the page before, or to the parent of one opened by its address; undefined where there is none. */
export function useBack(route: AppRoute): { label: string; onClick: () => void } | undefined {
  const { t } = useWords()
  const { user } = useSession()
  const [path, navigate] = useLocation()
  if (backHidden(user.kind, path)) return undefined
  const onClick = () => {
    if (hasOwnHistory()) history.back()
    else navigate(parentOf(route, path), { replace: true })
  }
  return { label: t('app.back'), onClick }
}

/** Where back leads without a history: the parent of the route, with the same parameters. */
function parentOf(route: AppRoute, path: string): string {
  if (!route.parent) return '/'
  const values = path.split('/')
  return route.parent
    .split('/')
    .map((part, i) => (part.startsWith(':') ? (values[i] ?? '') : part))
    .join('/')
}
