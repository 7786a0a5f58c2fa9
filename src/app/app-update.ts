import { createActor } from 'xstate'
import { appUpdateActors } from '../machines/app-update/app-update.actors.ts'
import { appUpdateMachine } from '../machines/app-update/app-update.machine.ts'

/** The one watch for new versions of this page, from when the shell is loaded. */
export const appUpdate = createActor(appUpdateMachine.provide({ actors: appUpdateActors })).start()
