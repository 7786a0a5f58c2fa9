import {
  type ComponentType,
  type LazyExoticComponent,
  Suspense,
  createContext,
  createElement,
  lazy,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useTransition,
} from 'react'

/** What is said of a part that could not be loaded, in its place. */
export interface NotLoadedProps {
  retry: () => void
  /** It is asked for again just now. */
  busy: boolean
  /** `page`: it is the whole screen; `line`: something else stands where it will. */
  as: 'page' | 'part' | 'line'
  /** It would have been a dialog. */
  onClose?: (() => void) | undefined
}
/** Who knows the words says it. */
export const NotLoadedContext = createContext<ComponentType<NotLoadedProps>>(() => null)

const styleless = new Set<HTMLLinkElement>()
if (typeof window !== 'undefined')
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') styleless.add(target)
    },
    true,
  )
/** Styles that did not come: whoever loads a part a second time believes they are there. */
async function stylesAgain(): Promise<void> {
  await Promise.all(
    [...styleless].map(link => {
      styleless.delete(link)
      const again = link.cloneNode() as HTMLLinkElement
      const loaded = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve)
        again.addEventListener('error', () => reject(new Error(`no styles from ${again.href}`)))
      })
      link.replaceWith(again)
      return loaded
    }),
  )
}

/** What did not come is asked for again at a tap, and once there is network; it is forgotten when it is left. */
export function useAgain(
  missing: boolean,
  ask: () => Promise<unknown>,
  forget: () => void,
): { retry: () => void; busy: boolean } {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [busy, start] = useTransition()
  const retry = () =>
    start(async () => {
      await ask()
      start(draw)
    })
  const again = useEffectEvent(retry)
  const leave = useEffectEvent(forget)
  useEffect(() => {
    if (!missing) return
    const onOnline = () => again()
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      leave()
    }
  }, [missing])
  return { retry, busy }
}

function WhenOnline({ onOnline }: { onOnline: () => void }) {
  const online = useEffectEvent(onOnline)
  useEffect(() => {
    const heard = () => online()
    window.addEventListener('online', heard)
    return () => window.removeEventListener('online', heard)
  }, [])
  return null
}

interface Late<Props> {
  /** The whole screen. */
  page?: boolean
  /** What stands there while it is missing. */
  Instead?: ComponentType<Props>
  /** What stands above the words that it could not be loaded: what it would have drawn itself and is needed without it. */
  Above?: ComponentType<Props>
  /** Whether nothing is said of it: the screen is whole without. */
  quiet?: (props: Props) => boolean
}

const AgainContext = createContext<{ retry: () => void; busy: boolean }>({ retry: () => undefined, busy: false })

/**
 * A part that is loaded when it is first shown. One that cannot come says so in its place and can be asked for again;
 * nothing around it is lost.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { page = false, Instead, Above, quiet }: Late<Props> = {},
): ComponentType<Props> {
  type Part = LazyExoticComponent<ComponentType<Props>>
  let current: Part | null = null
  /** One try; what comes of one that failed is what says so. */
  const tried = (): Part => {
    const part = lazy(() =>
      stylesAgain()
        .then(load)
        .catch(() => Missing)
        .then(found => ({ default: found })),
    )
    function Missing(props: Props) {
      const NotLoaded = use(NotLoadedContext)
      const { retry, busy } = use(AgainContext)
      useEffect(
        () => () => {
          // Whoever comes back asks anew.
          if (current === part) current = null
        },
        [],
      )
      const onClose = 'onClose' in props && !Instead ? (props.onClose as () => void) : undefined
      return (
        <>
          {Instead ? createElement(Instead, props) : null}
          {Above ? createElement(Above, props) : null}
          {quiet?.(props)
            ? null
            : createElement(NotLoaded, { as: page ? 'page' : Instead ? 'line' : 'part', retry, busy, onClose })}
          <WhenOnline onOnline={retry} />
        </>
      )
    }
    return part as Part
  }
  return function Later(props: Props) {
    // Held here: while it is asked for again, what says so stays, also when something else is drawn anew.
    const [part, setPart] = useState(() => (current ??= tried()))
    const [busy, start] = useTransition()
    const retry = () => {
      const next = tried()
      current = next
      start(() => setPart(next))
    }
    return <AgainContext value={{ retry, busy }}>{createElement(part, props)}</AgainContext>
  }
}

/** The same, where `Waiting` stands in its place and size until it is there. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
  quiet?: (props: Props) => boolean,
): ComponentType<Props> {
  const Loaded = later(load, { Instead: Waiting, ...(quiet ? { quiet } : {}) })
  return function Lazily(props: Props) {
    return <Suspense fallback={createElement(Waiting, props)}>{createElement(Loaded, props)}</Suspense>
  }
}
