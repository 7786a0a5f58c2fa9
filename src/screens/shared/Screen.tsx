import { type ReactNode, use, useState } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { PageTopContext } from '../../ui/Page/page-top.ts'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from './loadable.ts'
import { FailedPanel } from './FailedPanel.tsx'
import { StaleNote } from './StaleNote.tsx'

interface Said {
  title: string
  text: ReactNode
  action?: ReactNode
}

interface ScreenProps<T> {
  state: Loadable<T>
  /** In the final shape, without its page. */
  skeleton: ReactNode
  /** Of the page around the skeleton; `inside`: it is a part of a page that stands already. */
  width?: 'phone' | 'list' | 'wide' | 'inside' | undefined
  /** What is said of no access; null: nothing is drawn then. */
  refused?: Partial<Said> | null | undefined
  /** There is no such thing; null: nothing is drawn then. What can never be absent leaves it out. */
  absent?: (Said & { kind?: 'empty' | 'notFound' }) | null | undefined
  level?: 2 | 3 | undefined
  /** Draws its own page, unless it stands inside one. */
  children: (content: T) => ReactNode
}

/**
 * Whatever is loaded: refused, its skeleton, failed, absent, or the content, above which stands of when it is once
 * asking for it anew has failed.
 */
export function Screen<T>({ state, skeleton, width, refused, absent, level, children }: ScreenProps<T>) {
  const inside = width === 'inside'
  const above = use(PageTopContext)
  const [technical, setTechnical] = useState('')
  if (state.kind === 'failed' && !state.busy && state.technical !== technical) setTechnical(state.technical)
  if (state.kind === 'content') {
    const age = state.stale === null ? null : <StaleNote at={state.stale} retry={state.retry} />
    return inside ? (
      <>
        {age}
        {children(state.content)}
      </>
    ) : (
      <PageTopContext
        value={
          <>
            {above}
            {age}
          </>
        }
      >
        {children(state.content)}
      </PageTopContext>
    )
  }
  if (state.kind === 'loading') return inside ? skeleton : <Page width={width}>{skeleton}</Page>
  if ((state.kind === 'refused' && refused === null) || (state.kind === 'absent' && absent === null)) return null
  const panel =
    state.kind === 'refused' ? (
      <Refused said={refused ?? {}} level={level} />
    ) : state.kind === 'absent' && absent ? (
      <Absent said={absent} level={level} />
    ) : (
      // What cannot be absent and is said to be so was answered by somebody else than this server.
      <FailedPanel level={level} {...(state.kind === 'failed' ? { ...state, technical } : {})} />
    )
  return inside ? panel : <Page width="phone">{panel}</Page>
}

function Way() {
  const { t } = useWords()
  const { user, home } = useSession()
  return (
    <Button variant="tonal" href={home}>
      {t(user.kind === 'user' ? 'app.state.home' : 'app.state.ownPage')}
    </Button>
  )
}

function Absent({ said, level }: { said: Said & { kind?: 'empty' | 'notFound' }; level: 2 | 3 | undefined }) {
  return (
    <StatePanel
      kind={said.kind ?? 'empty'}
      title={said.title}
      level={level}
      actions={said.action === undefined ? <Way /> : said.action}
    >
      {said.text}
    </StatePanel>
  )
}

function Refused({ said, level }: { said: Partial<Said>; level: 2 | 3 | undefined }) {
  const { t } = useWords()
  const { supportEmail } = useSession().tenant
  return (
    <StatePanel
      kind="refused"
      title={said.title ?? t('app.state.refusedTitle')}
      level={level}
      actions={
        <>
          {said.action}
          {supportEmail ? (
            <Button variant={said.action ? 'line' : 'main'} href={`mailto:${supportEmail}`}>
              {t('app.state.contactSupport')}
            </Button>
          ) : null}
          {said.action ? null : <Way />}
        </>
      }
    >
      {said.text ?? t('app.state.refusedText')}
    </StatePanel>
  )
}
