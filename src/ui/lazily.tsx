import { type ComponentType, Suspense, createElement, lazy } from 'react'

/** A part that is loaded when it is first shown; until then `Waiting` stands in its place, in its size. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function Lazily(props: Props) {
    return <Suspense fallback={createElement(Waiting, props)}>{createElement(Loaded, props)}</Suspense>
  }
}
