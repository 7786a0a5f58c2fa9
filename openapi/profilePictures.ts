import { z } from 'zod'
import { desks } from './access.ts'
import { uploadStates } from './documentUploads.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, Paging, listOf, manyLines, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Faces of people, looked at before others see them'

/** Bytes of one: the device cuts it out and makes it smaller before. */
export const mostPictureBytes = 5_000_000

export const ProfilePicture = named(
  'ProfilePicture',
  z.object({
    id: Id,
    state: z.enum(uploadStates).describe('each is approved or declined once, or withdrawn before'),
    current: z.boolean().describe('this is the one others see'),
    uploadedAt: Instant.describe('when it was sent'),
    decidedAt: Instant.nullable().describe('when it was approved, declined or withdrawn; null: not yet'),
    reason: z.string().nullable().describe('why it was declined; null: it was not'),
  }),
)
export const ProfilePictureRefusal = named(
  'ProfilePictureRefusal',
  z.strictObject({ reason: manyLines(1000).min(1).describe('why others do not see it; the person reads it') }),
)

const deciding = { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' } as const

export const listProfilePictures = route({
  operationId: 'listProfilePictures',
  method: 'get',
  path: '/persons/{id}/profilePictures',
  summary: 'Pictures a person has sent of themselves, the newest first',
  access: { sessions: ['user'], scope: row('person', 'owns') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ProfilePictureList', ProfilePicture) },
})

export const createProfilePicture = route({
  operationId: 'createProfilePicture',
  method: 'post',
  path: '/persons/{id}/profilePictures',
  summary: 'Send a picture of oneself; the one before is seen until it is approved, one that was in review goes',
  access: { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'], scope: row('person', 'owns') },
  params: IdParam,
  takes: { contentType: 'image/jpeg', most: mostPictureBytes },
  problems: ['personErased', 'fileKindWrong', 'pictureBroken', 'pictureTooLarge', 'fileInfected', 'scannerAway'],
  responses: { 201: ProfilePicture },
  ownTransactions: true,
})

export const withdrawProfilePicture = route({
  operationId: 'withdrawProfilePicture',
  method: 'post',
  path: '/profilePictures/{id}/withdraw',
  summary: 'Take a picture back that nobody has decided about',
  access: { sessions: ['user'], scope: row('profilePicture', 'owns') },
  params: IdParam,
  problems: ['uploadDecided'],
  responses: { 200: ProfilePicture },
  extension: true,
})

export const approveProfilePicture = route({
  operationId: 'approveProfilePicture',
  method: 'post',
  path: '/profilePictures/{id}/approve',
  summary: 'Everybody who may see the person sees it from now on',
  access: deciding,
  params: IdParam,
  problems: ['uploadDecided'],
  responses: { 200: ProfilePicture },
  extension: true,
})

export const declineProfilePicture = route({
  operationId: 'declineProfilePicture',
  method: 'post',
  path: '/profilePictures/{id}/decline',
  summary: 'Nobody sees it; the person is told why',
  access: deciding,
  params: IdParam,
  body: ProfilePictureRefusal,
  problems: ['uploadDecided'],
  responses: { 200: ProfilePicture },
  extension: true,
})

export const readProfilePictureFile = route({
  operationId: 'readProfilePictureFile',
  method: 'get',
  path: '/profilePictures/{id}/file',
  summary: 'The picture, for whoever sent it and whoever decides',
  access: { sessions: ['user'], scope: row('profilePicture', 'reads') },
  params: IdParam,
  responses: { 200: { contentType: 'image/webp' } },
})
