import { type ComponentProps, Suspense, useEffect } from 'react'
import { later } from '../../../ui/lazily.tsx'

const load = {
  sharing: () => import('./SharingDialog.tsx').then(({ SharingDialog }) => ({ default: SharingDialog })),
  reason: () => import('./ReasonDialog.tsx').then(({ ReasonDialog }) => ({ default: ReasonDialog })),
}
const Sharing = later(async () => (await load.sharing()).default)
const Reason = later(async () => (await load.reason()).default)

/** What only follows a tap is loaded behind the screen, so that it is there when the network is gone by then. */
const useLoadedBehind = (which: keyof typeof load) =>
  useEffect(() => {
    void load[which]().catch(() => undefined)
  }, [which])

export function LateSharingDialog(props: ComponentProps<typeof Sharing>) {
  useLoadedBehind('sharing')
  return props.opened ? (
    <Suspense>
      <Sharing {...props} />
    </Suspense>
  ) : null
}

export function LateReasonDialog(props: ComponentProps<typeof Reason>) {
  useLoadedBehind('reason')
  return props.opened ? (
    <Suspense>
      <Reason {...props} />
    </Suspense>
  ) : null
}
