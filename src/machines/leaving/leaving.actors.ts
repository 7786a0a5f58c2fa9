import { navigate } from 'wouter/use-browser-location'
import { type AnyEventObject, fromCallback } from 'xstate'
import { holdAt } from '../../client/held-address.ts'
import { answering } from '../effects.ts'
import { isSamePage } from './same-page.ts'
import type { Away } from './leaving.types.ts'

const ways = ['popstate', 'pushState', 'replaceState'] as const
const here = () => location.pathname + location.search

const hold = fromCallback<AnyEventObject, readonly string[]>(({ sendBack, input: within }) => {
  let address = here()
  let letGo = holdAt(address)
  const heldBack = (event: Event) => {
    const to = here()
    if (to === address) return
    if (isSamePage(address, to, within)) {
      letGo()
      address = to
      letGo = holdAt(to)
      return
    }
    event.stopImmediatePropagation()
    const how = event.type as Away['how']
    // At once: whatever renders meanwhile reads the address.
    if (how === 'popstate') history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    sendBack({ type: 'HELD', away: { to, how } })
  }
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  for (const way of ways) window.addEventListener(way, heldBack, { capture: true })
  window.addEventListener('beforeunload', warn)
  return () => {
    letGo()
    for (const way of ways) window.removeEventListener(way, heldBack, { capture: true })
    window.removeEventListener('beforeunload', warn)
  }
})

async function goTo(away: Away | null): Promise<undefined> {
  if (away?.how === 'popstate')
    await new Promise(heard => {
      window.addEventListener('popstate', heard, { once: true })
      history.back()
    })
  else if (away) navigate(away.to, { replace: away.how === 'replaceState' })
}

/** The real effects of leaving a page. */
export const leavingActors = { hold, go: answering<undefined, Away | null>(goTo, () => undefined) }
