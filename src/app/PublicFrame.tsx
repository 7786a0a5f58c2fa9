import { type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../access/session.ts'
import { useWords } from '../i18n/words.ts'
import { TenantMark } from '../ui/TenantMark/TenantMark.tsx'
import { TopBar } from '../ui/TopBar/TopBar.tsx'
import { embedded } from './embedded.ts'
import type { AppRoute } from './routes.ts'
import { later } from '../ui/lazily.tsx'

const EmbeddedBars = later(async () => (await import('./shell/EmbeddedBars.tsx')).default)

interface PublicFrameProps {
  route: AppRoute
  children: ReactNode
  /** Of the page this one is part of; null: it stands on its own. */
  theme?: string | null
}

/** Around what is open to everybody, while nobody is logged in: what it is, whose, and a way to the login. */
export default function PublicFrame({ route, children, theme = embedded }: PublicFrameProps) {
  const { t } = useWords()
  const { tenant } = useSession()
  const [, navigate] = useLocation()
  if (theme !== null)
    return (
      <>
        <EmbeddedBars route={route} theme={theme} />
        {children}
      </>
    )
  return (
    <>
      <TopBar
        title={(route.entry === 'oneCrewOneTree' && tenant.treeTitle) || t(route.title)}
        back={{ label: t('app.back'), onClick: () => navigate('/') }}
        brand={{
          name: tenant.name,
          mark: <TenantMark size="s" mark={tenant.mark} />,
          href: '/',
        }}
      />
      {children}
    </>
  )
}
