import { drawn, signOffIn } from '../support/calls.ts'
import type { UnderTest } from './under-test.ts'
import { everyUser, leaders, noteReaders, noteSigners, projectReaders, type Verdicts } from './verdicts.ts'

/** Whose word it was, once the note is released: it is not. */
const itsClient: Verdicts = [403, 403, 403, 403, 403, 404, 404, 403, 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    setProposedPaidChargedHours: { id: w.crews.main },
    setProposedPaidChargedHoursByPost: { id: w.crews.main },
    digitalConfirm: { id: w.crews.main, body: signOffIn(w) },
    readDeliveryNote: { id: w.crews.main },
    readDeliveryNoteDetails: { id: w.crews.main },
    releaseDeliveryNote: { id: w.crews.main },
    signDeliveryNote: { id: w.crews.main, body: { client: { name: 'Carla Client', signature: drawn } } },
    sendDeliveryNote: { id: w.crews.main, body: { email: 'carla@example.test' } },
    listAmendments: { id: w.crews.main },
    amendHours: { id: w.jobs.member.today, body: { chargeable: 435, reason: 'Left half an hour early' } },
    listCrewItemRatings: { id: w.crews.main },
    rateCrewItems: {
      id: w.crews.main,
      body: { rater: 'Carla Client', ratings: [{ projectCrewItemStatusId: w.jobs.member.today, rating: 5 }] },
    },
    changeCrewItemRating: { id: w.ratings.main, body: { rater: 'Carla Client', rating: 3, remark: 'Better' } },
    exportDeliveryNotes: { id: w.projects.main },
  }),
  verdicts: {
    setProposedPaidChargedHours: leaders,
    setProposedPaidChargedHoursByPost: leaders,
    digitalConfirm: leaders,
    // Everybody has a list; it holds what one leads, plans or ordered.
    listDeliveryNotes: everyUser,
    readDeliveryNote: noteReaders,
    readDeliveryNoteDetails: noteReaders,
    releaseDeliveryNote: leaders,
    signDeliveryNote: noteSigners,
    sendDeliveryNote: leaders,
    listAmendments: noteReaders,
    amendHours: leaders,
    listCrewItemRatings: noteReaders,
    rateCrewItems: noteSigners,
    changeCrewItemRating: itsClient,
    exportDeliveryNotes: projectReaders,
  },
  paths: {
    '/projectCrewItemRatings': { main: w => w.ratings.main, other: w => w.ratings.other },
  },
}
