import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { $api } from '../../../client/query.ts'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { pushSubscriptionActors } from '../../../machines/push-subscription/push-subscription.actors.ts'
import { pushSubscriptionMachine } from '../../../machines/push-subscription/push-subscription.machine.ts'
import { thisDevice } from '../../../machines/push-subscription/this-device.ts'
import { type Loadable, loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { type Device, DevicesView, type Turned } from './DevicesView.tsx'

const machine = pushSubscriptionMachine.provide({ actors: pushSubscriptionActors })
const { kind } = thisDevice(navigator.userAgent)
const nothing = () => undefined

/** Own devices that are told while the app is closed; what this browser does about it begins once they are known. */
export function Devices() {
  const asked = $api.useQuery('get', '/api/v1/pushNotificationSubscriptions')
  const now = useNow()
  const state = loadable([asked], asked.data?.items)
  if (state.kind !== 'content' || !asked.data) {
    const fixed = { turned: 'reading', mark: null, kind, problem: null, removing: null, quietHours: null } as const
    return <DevicesView state={state} now={now} {...fixed} onTurn={nothing} onRemove={nothing} />
  }
  return <Known state={state} devices={asked.data} now={now} />
}

const turnedIn: Readonly<Record<string, Turned>> = {
  reading: 'reading',
  unsupported: 'unsupported',
  denied: 'denied',
  off: 'off',
  asking: 'turning',
  subscribing: 'turning',
  on: 'on',
  removing: 'turning',
}

interface KnownProps {
  state: Loadable<readonly Device[]>
  devices: components['schemas']['PushDevices']
  now: number
}

function Known({ state, devices, now }: KnownProps) {
  const { t } = useWords()
  const refresh = useRefresh()
  const [here, send] = useMachine(machine, { input: { serverKey: devices.serverKey, listed: devices.items } })
  const [removing, setRemoving] = useState<string | null>(null)
  const change = useCommand('post', '/api/v1/deletePushNotificationSubscription')
  useEffect(() => send({ type: 'LISTED', listed: devices.items }), [send, devices.items])
  const turned = turnedIn[here.value] ?? 'reading'
  const isTurning = turned === 'turning'
  // What this browser did is seen in the list.
  useEffect(
    () => (isTurning ? () => void refresh.now('pushNotificationSubscriptions') : undefined),
    [isTurning, refresh],
  )
  const remove = async ({ id }: Device) => {
    setRemoving(id)
    await change.give({ body: { id } }, { done: t('profile.devices.removed') })
    setRemoving(null)
  }
  return (
    <DevicesView
      state={state}
      now={now}
      quietHours={devices.quietHours}
      turned={turned}
      mark={here.context.mark}
      kind={kind}
      problem={here.context.problem}
      removing={removing}
      onTurn={on => send({ type: on ? 'TURNED_ON' : 'TURNED_OFF' })}
      onRemove={device => void remove(device)}
    />
  )
}
