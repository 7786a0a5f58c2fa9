import { authenticator } from '../support/outside/authenticator.ts'
import { password } from '../support/world/cast.ts'
import type { UnderTest } from './under-test.ts'
import { everybody, everyUser, type Verdicts } from './verdicts.ts'

const device = authenticator({ origin: 'https://crew.example', rpId: 'crew.example' })
/** The member’s own login. */
const owner: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 404, 403, 403, 403, 401]
const unasked = device.make('nobody-asked-for-this')

export const underTest: UnderTest = {
  calls: w => ({
    createPasskeyToken: { body: device.answer('nobody-asked-for-this') },
    beginPasskey: { body: { password } },
    createPasskey: { body: { name: 'Phone', credential: unasked } },
    deletePasskey: { id: w.passkeys.main },
  }),
  verdicts: {
    requestPasskey: everybody,
    createPasskeyToken: everybody,
    readPasskeys: everyUser,
    beginPasskey: everyUser,
    createPasskey: everyUser,
    deletePasskey: owner,
  },
  paths: { '/passkeys': { main: w => w.passkeys.main, other: w => w.passkeys.other } },
}
