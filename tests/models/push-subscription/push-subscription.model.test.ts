import { expect, it } from 'vitest'
import { pushSubscriptionModel } from './push-subscription.model.ts'
import { lineOf, walk } from '../walk.ts'

it('push subscription: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(pushSubscriptionModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
