import { route } from './route.ts'
import { IdParam } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Security checks by their own id, whichever crew made them'

const paper = {
  access: { sessions: ['user'], scope: row('securityCheck', 'oversees') },
  params: IdParam,
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
} as const

export const downloadCrewCheck = route({
  ...paper,
  operationId: 'downloadCrewCheck',
  method: 'get',
  path: '/crewChecks/{id}/download',
  summary: 'A security check as a paper, as it stands, in the language of whoever asks',
})

export const downloadSignedCrewCheck = route({
  ...paper,
  operationId: 'downloadSignedCrewCheck',
  method: 'post',
  path: '/crewChecks/{id}/download/signed',
  summary:
    'The signed paper of a finished check, with the certificate of its signatures: always the same file, until somebody who came later signs as well',
  problems: ['checkNotFinished'],
})
