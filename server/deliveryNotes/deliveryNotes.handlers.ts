import type * as contract from '../../openapi/deliveryNotes.ts'
import type { Handlers } from '../context.ts'
import { Problem } from '../problem.ts'

const notYet = async (): Promise<never> => {
  throw new Problem('notReady')
}

export const handlers: Handlers<typeof contract> = {
  setProposedHours: notYet,
  setProposedHoursByPost: notYet,
  digitalConfirm: notYet,
  listDeliveryNotes: notYet,
  readDeliveryNote: notYet,
  readDeliveryNoteDetails: notYet,
  releaseDeliveryNote: notYet,
  signDeliveryNote: notYet,
  sendDeliveryNote: notYet,
  listAmendments: notYet,
  amendHours: notYet,
  listCrewItemRatings: notYet,
  rateCrewItems: notYet,
}
