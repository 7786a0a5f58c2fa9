import { type AnyEventObject, type NonReducibleUnknown, fromCallback, fromPromise } from 'xstate'

/**
 * An effect nobody provided. No machine has an `onError`, so this stops the machine and is reported: it can never pass
 * for an answer of the network. For the same reason a real effect answers its failures and never rejects.
 */
export class NotProvided extends Error {
  constructor(name: string) {
    super(`${name}: not provided`)
    this.name = 'NotProvided'
  }
}

/** Placeholder of an effect that answers once; `provide({ actors })` replaces it. */
export const effect = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new NotProvided(name)))

/** Placeholder of an effect that lasts and sends events, such as a lock that is held while a state lasts. */
export const lasting = <Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromCallback<AnyEventObject, Input>(() => {
    throw new NotProvided(name)
  })

/** A real effect: whatever `run` throws becomes the answer `failed` makes of it, so that it never rejects. */
export const answering = <Output, Input = undefined>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
  failed: (error: unknown) => Output,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await run(input, signal)
    } catch (error) {
      return failed(error)
    }
  })

/** Events a state leaves alone on purpose: `meta: ignoring('BACK')`. */
export interface Ignores<Type extends string> {
  ignored: readonly Type[]
}
export const ignoring = <const Type extends string>(...ignored: readonly Type[]): Ignores<Type> => ({ ignored })
