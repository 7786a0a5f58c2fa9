import { useLocation } from 'wouter'
import { embeddedMenu, paddingFor, rowsFor } from '../../../domain/auth/menu.ts'
import { pathFits } from '../../../domain/auth/visitor-scope.ts'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import type { PageTitle } from '../../screens/screen.ts'
import { TopWrappedMenu } from '../../ui/TopWrappedMenu/TopWrappedMenu.tsx'
import { productTheme } from '../embedded.ts'
import { navIcon } from './nav-icons.tsx'
import { type AppRoute, builtEntries } from '../routes.ts'
import { UpdateNote } from './UpdateNote.tsx'
import { useBack } from './useBack.ts'
import { useLinks } from './useLinks.ts'

interface EmbeddedBarsProps {
  route: AppRoute
  named?: PageTitle | null
  theme: string
}

/** In place of all bars where the page is part of another one: a few destinations at the top, then the title. */
export default function EmbeddedBars({ route, named = null, theme }: EmbeddedBarsProps) {
  const { t } = useWords()
  const { user } = useSession()
  const [path] = useLocation()
  useLinks()
  const items = embeddedMenu(user, builtEntries, theme, productTheme).map(({ entry, path: href }) => ({
    href,
    label: t(`shell.nav.${entry}`),
    icon: navIcon(entry),
    current: pathFits(href, path),
  }))
  const back = useBack(route)
  return (
    <>
      <TopWrappedMenu
        label={t('app.mainMenu')}
        items={items}
        rows={rowsFor(items.length)}
        height={paddingFor(items.length)}
        title={named?.heading ?? t(route.title)}
        back={back}
      />
      <UpdateNote />
    </>
  )
}
