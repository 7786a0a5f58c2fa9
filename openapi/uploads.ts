import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Files that are sent in pieces and go on where they stopped (tus 1.0.0), until something uses them'

/** Bytes of a file. */
export const mostUploadBytes = 25 * 1024 * 1024
/** Bytes of a piece that is not the last one. */
export const leastPieceBytes = 64 * 1024

export const Upload = named(
  'Upload',
  z.object({
    id: Id,
    name: z.string().describe('of the file, as the device calls it'),
    size: z.number().int().describe('bytes the file has'),
    received: z.number().int().describe('bytes of it that have arrived: where the next piece begins'),
    expiresAt: Instant.describe('when it is taken away, where nothing has used it until then'),
  }),
)

const uploads = resource({ one: 'Upload', many: 'Uploads', path: '/uploads', item: Upload })
const whoever = { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'] } as const
const owns = { ...whoever, scope: row('upload', 'owns') } as const

export const createUpload = route({
  operationId: 'createUpload',
  method: 'post',
  path: '/uploads',
  summary: 'Begin a file of at most 25 MB; `Location` says where its pieces go',
  access: { ...whoever, scope: 'own' },
  headers: {
    'Upload-Length': 'how many bytes the file has',
    'Upload-Metadata': '`filename` and `filetype`, each with its value in base64, parted by a comma',
  },
  problems: ['invalidInput', 'fileTooLarge', 'tooManyUploads'],
  responses: { 201: Upload },
  withoutKey: true,
  extension: true,
})

export const readUpload = route(
  uploads.read({
    summary: 'How much of it has arrived; a HEAD answers the same in `Upload-Offset` and `Upload-Length`',
    access: owns,
    extension: true,
  }),
)

export const sendUploadPiece = route({
  operationId: 'sendUploadPiece',
  method: 'patch',
  path: '/uploads/{id}',
  summary: 'A piece of it: it is taken whole or not at all, and only where the one before ended',
  access: owns,
  params: IdParam,
  headers: { 'Upload-Offset': 'where the piece begins' },
  takes: { contentType: 'application/offset+octet-stream', most: mostUploadBytes },
  problems: ['invalidInput', 'uploadOffsetWrong', 'uploadPieceTooSmall', 'fileTooLarge'],
  responses: { 204: null },
  withoutKey: true,
  ownTransactions: true,
  extension: true,
})

export const deleteUpload = route(
  uploads.remove({
    summary: 'Throw a file away that nothing uses yet',
    access: owns,
    withoutKey: true,
    ownTransactions: true,
    extension: true,
  }),
)
