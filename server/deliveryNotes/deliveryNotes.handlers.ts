import type * as contract from '../../openapi/deliveryNotes.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { amend, amendmentListing } from './amendments.ts'
import { exportNotes } from './export-notes.ts'
import { noteRow } from './delivery-note.queries.ts'
import { noteFile } from './note-file.ts'
import { noteWire } from './note-wire.ts'
import { proposeHours } from './propose-hours.ts'
import { changeRating, rate, ratingListing } from './ratings.ts'
import { answerNote, release } from './release.ts'
import { sendNote } from './send-note.ts'
import { signOff } from './sign-off.ts'
import { unsignedListing } from './unsigned.queries.ts'
import { clientAnswer } from './strokes-of-png.ts'

const firstPage = { limit: 1000, page: 1 }

/** The note as it stands after the handler's work, in the same transaction. */
const noteNow = async (ctx: Context<'notFound'>, crewId: string) => ({
  status: 200 as const,
  body: noteWire(ctx, await noteRow(ctx, crewId)),
})

export const handlers: Handlers<typeof contract> = {
  setProposedHours: async ({ params }, ctx) => ({ status: 200, body: await proposeHours(ctx, params.id) }),
  setProposedHoursByPost: async ({ params }, ctx) => ({ status: 200, body: await proposeHours(ctx, params.id) }),

  digitalConfirm: async ({ params, body }, ctx) => {
    await signOff(ctx, params.id, body)
    return noteNow(ctx, params.id)
  },

  listDeliveryNotes: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, unsignedListing(ctx)),
  }),

  readDeliveryNote: async ({ params }, ctx) => ({ status: 200, raw: await noteFile(ctx, params.id) }),
  readDeliveryNoteDetails: async ({ params }, ctx) => noteNow(ctx, params.id),

  releaseDeliveryNote: async ({ params }, ctx) => {
    await release(ctx, params.id)
    return noteNow(ctx, params.id)
  },

  signDeliveryNote: async ({ params, body }, ctx) => {
    await answerNote(ctx, params.id, await clientAnswer(ctx.refuse, body))
    return noteNow(ctx, params.id)
  },

  sendDeliveryNote: async ({ params, body }, ctx) => {
    await sendNote(ctx, params.id, body.email)
    return noteNow(ctx, params.id)
  },

  listAmendments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, amendmentListing(ctx, params.id)),
  }),
  amendHours: async ({ params, body }, ctx) => ({ status: 201, body: await amend(ctx, params.id, body) }),

  listCrewItemRatings: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, ratingListing(ctx, params.id)),
  }),
  rateCrewItems: async ({ params, body }, ctx) => {
    await rate(ctx, params.id, body)
    return { status: 201, body: await listOf(ctx, firstPage, ratingListing(ctx, params.id)) }
  },

  changeCrewItemRating: async ({ params, body }, ctx) => ({
    status: 200,
    body: await changeRating(ctx, params.id, body),
  }),

  exportDeliveryNotes: async ({ params }, ctx) => ({ status: 200, raw: await exportNotes(ctx, params.id) }),
}
