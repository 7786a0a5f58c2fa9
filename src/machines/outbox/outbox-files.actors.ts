import { judgeAnswer } from '../../../domain/http-message.ts'
import { keepWhole } from '../../client/files/kept-papers.ts'
import { beginUpload, namesUpload, sendPiece } from '../../client/files/send-pieces.ts'
import { type StoredFile, changeFile, dropFile, keptFile } from '../../client/files/upload-store.ts'
import type { Owner } from '../../client/outbox/outbox-entries.ts'
import { findEntries } from '../../client/outbox/outbox-store.ts'
import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { type FormAnswerRequest, requestOf } from './outbox.requests.ts'
import type { Parcel, SendAnswer } from './outbox.types.ts'

/** Ms a piece may take on a bad line. */
const patience = 60_000

const notYet = (): SendAnswer => ({ kind: 'notYet', jitter: Math.random() })
/** Nothing is settled: what is next is looked at anew, and a punch goes before the next piece. */
const goesOn: SendAnswer = { kind: 'answered', answers: [] }
const answered = (key: string, problem: string | null): SendAnswer => ({
  kind: 'answered',
  answers: [problem === null ? { key, kind: 'received' } : { key, kind: 'refused', problem }],
})

async function entriesOf(owner: Owner, form: string) {
  const found = await findEntries(owner, { position: form })
  return found.flatMap(({ key, request, refused }) => {
    const made = requestOf(request)
    return made?.kind === 'formAnswer' ? [{ key, made, refused }] : []
  })
}

/**
 * What goes before an entry of a form: the file of an answer, a piece each time it is asked; and nothing is handed in while
 * a file that was refused is not dealt with. Null: the entry itself goes.
 */
export async function beforeForm(owner: Owner, { entries }: Parcel): Promise<SendAnswer | null> {
  const [entry] = entries
  const made = requestOf(entry?.request)
  if (!entry || !made) return null
  if (made.kind === 'formEnd') {
    const wrong = (await entriesOf(owner, made.form)).find(one => one.refused !== null && one.made.answer.file)
    return wrong?.refused ? answered(entry.key, wrong.refused) : null
  }
  return made.kind === 'formAnswer' && made.answer.file ? sendFile(owner, entry.key, made) : null
}

async function sendFile(owner: Owner, key: string, { form, answer }: FormAnswerRequest): Promise<SendAnswer | null> {
  const { questionId, file } = answer
  const stored = file ? await keptFile(file.id) : null
  if (!stored) {
    const others = await entriesOf(owner, form)
    const later = others.slice(others.findIndex(one => one.key === key) + 1)
    // Answered anew since, and the file is gone with that: it is never sent.
    const isOver = later.some(({ made }) => made.answer.questionId === questionId)
    return answered(key, isOver ? null : 'pictureBroken')
  }
  try {
    return await sendStored(stored, { formId: form, questionId })
  } catch (error) {
    const failure = failureFrom(error)
    const { code, status, details } = failure
    if (status === 401) return { kind: 'sessionEnded' }
    if (isUnanswered(failure) || code === 'tooManyUploads' || (status !== null && judgeAnswer(status) === 'notYet'))
      return notYet()
    const received = details['received']
    if (code === 'uploadOffsetWrong' && typeof received === 'number') return again(stored, { sent: received })
    // Too long ago, or thrown away: sent anew from the device.
    const isSent = stored.sent >= stored.blob.size
    if (code === 'uploadUnfinished' || namesUpload(failure) || (code === 'notFound' && !isSent))
      return again(stored, { sent: 0, uploadId: null })
    return answered(key, code)
  }
}

async function again(stored: StoredFile, more: Partial<StoredFile>): Promise<SendAnswer> {
  await changeFile(stored, more)
  return goesOn
}

/** A piece of it; once all have arrived it is given to its question, under the id it has here. */
async function sendStored(stored: StoredFile, of: { formId: string; questionId: string }): Promise<SendAnswer | null> {
  const { id, blob, sent, uploadId } = stored
  const signal = AbortSignal.timeout(patience)
  if (uploadId === null)
    return again(stored, { uploadId: await beginUpload(blob, blob instanceof File ? blob.name : id, signal), sent: 0 })
  if (sent < blob.size) return again(stored, { sent: await sendPiece(uploadId, blob, sent, signal) })
  await send('post', '/api/v1/formAnswerFiles', { body: { id, uploadId, ...of } }, id)
  await keepWhole(`/formAnswerFiles/${id}`, blob)
  return null
}

/** The server has the answer: its file need not wait here any longer. */
export async function sentForm({ entries }: Parcel, answer: SendAnswer): Promise<void> {
  if (answer.kind !== 'answered' || !answer.answers.some(({ kind }) => kind === 'received')) return
  for (const { request } of entries) {
    const made = requestOf(request)
    if (made?.kind === 'formAnswer' && made.answer.file) await dropFile(made.answer.file.id).catch(() => undefined)
  }
}
