import { assertEvent, assign, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { effect, type Ignores } from '../effects.ts'
import { edit, giveUp, hasQueued, keepMine, pick, takeTheirs, travel, tryAgain } from './value-editor.queue.ts'
import type {
  CellRows,
  EditorContext,
  EditorEvent,
  EditorInput,
  SendAnswer,
  Sheet,
  Step,
} from './value-editor.types.ts'

/** Types, effects and named actions of the value editor's chart. */
export const valueEditorSetup = setup({
  types: {
    context: {} as EditorContext,
    input: {} as EditorInput,
    events: {} as EditorEvent,
    meta: {} as Ignores<EditorEvent['type']>,
  },
  actors: {
    /** Each request of a cell of its own, side by side; answers for each. */
    send: effect<SendAnswer, readonly Step[]>('send'),
    /** The month as the server has it; null when it cannot be had now. */
    load: effect<CellRows | null, Sheet>('load'),
  },
  guards: { hasQueued: ({ context }) => hasQueued(context) },
  actions: {
    pick: assign(({ context }) => pick(context)),
    carryOut: assign(({ context, event }) => {
      assertEvent(event, ['EDITED', 'UNDONE', 'REDONE', 'KEPT_MINE', 'TOOK_THEIRS', 'TRIED_AGAIN', 'GIVEN_UP'])
      switch (event.type) {
        case 'EDITED':
          return edit(context, event.edits, event.key, event.source)
        case 'UNDONE':
          return travel(context, 'back', event.key)
        case 'REDONE':
          return travel(context, 'forth', event.key)
        case 'KEPT_MINE':
          return keepMine(context, event.cell)
        case 'TOOK_THEIRS':
          return takeTheirs(context, event.cell)
        case 'TRIED_AGAIN':
          return tryAgain(context, event.cell)
        case 'GIVEN_UP':
          return giveUp(context, event.cell)
      }
    }),
  },
  delays: { untilNextTry: ({ context }) => backOff(context.attempt - 1, context.jitter) },
})
