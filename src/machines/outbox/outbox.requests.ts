import type { Drawing } from '../../../domain/deliveryNotes/signature.ts'
import type { EnteredHours, ShownLine } from '../../../domain/deliveryNotes/sign-off.ts'
import type { Answer } from '../../../domain/forms/answers.ts'
import type { Found } from '../../../domain/securityChecks/security-check.ts'

/** The clocks when something was made; instants as text, as the contract has them. */
interface Made {
  made: { deviceTime: string; pageLife: string; monotonic: number }
  offsetBefore: number | null
}

/** A punch as it lies in the outbox. */
export interface PunchRequest extends Made {
  kind: 'punch'
  crew: string
  caption: 'Pre-call' | 'Check-in' | 'Check-out'
  person: string | null
  place: { latitude: number; longitude: number; accuracy: number } | null
  reason: string | null
  /** Sealed PIN of the person, where one was typed at a kiosk. */
  pin?: string
  /** Ms from the tap until it was kept: from then on it can be undone for 5 s. */
  keptAfter?: number
  /** Takes back the punch of this entry; `caption` is its kind. */
  retracts?: string
  /** When it was, as the chief says; instant as text. */
  statedAt?: string
}

/** Hours entered by hand for one line of a crew. */
export interface HoursRequest {
  kind: 'hours'
  crew: string
  line: string
  hours: EnteredHours
}

/** What the client says: a signature or a refusal; null when nobody of the client was there. */
export interface Client {
  name: string
  signature?: Drawing
  refusal?: string
}

/** The sign-off of a whole crew: what was shown, and what was said to it. */
export interface SignatureRequest extends Made {
  kind: 'signature'
  crew: string
  lines: ShownLine[]
  client: Client | null
}

/** One answer of a form; of nothing: what was answered is taken back. */
export interface FormAnswerRequest {
  kind: 'formAnswer'
  form: string
  answer: Answer
}

/** A form is handed in, behind its answers. */
export interface FormEndRequest {
  kind: 'formEnd'
  form: string
}

/** Which security check of a crew something belongs to. */
export interface WhichCheck {
  formId: string
  date: string
  shift: number
}

/** How one thing was found before a shift; null: what was said is taken back. */
export interface CheckAnswerRequest {
  kind: 'checkAnswer'
  crew: string
  which: WhichCheck
  question: string
  found: Found | null
}

/** Somebody of the shift has signed its security check. */
export interface CheckSignatureRequest extends Made {
  kind: 'checkSignature'
  crew: string
  which: WhichCheck
  person: string
  signature: Drawing
}

/** A security check is finished, behind its answers and signatures. */
export interface CheckEndRequest {
  kind: 'checkEnd'
  crew: string
  which: WhichCheck
}

export type OutboxRequest =
  | PunchRequest
  | HoursRequest
  | SignatureRequest
  | FormAnswerRequest
  | FormEndRequest
  | CheckAnswerRequest
  | CheckSignatureRequest
  | CheckEndRequest

/** What each kind cannot be sent without. Entries outlive versions of the application: a kind only ever gains optional parts. */
const needs: Record<OutboxRequest['kind'], readonly string[]> = {
  punch: ['caption', 'made'],
  hours: ['line', 'hours'],
  signature: ['lines', 'made'],
  formAnswer: ['form', 'answer'],
  formEnd: ['form'],
  checkAnswer: ['crew', 'which', 'question', 'found'],
  checkSignature: ['crew', 'which', 'person', 'signature', 'made'],
  checkEnd: ['crew', 'which'],
}

/** A stored request, if this version knows how to send it. */
export function requestOf(stored: unknown): OutboxRequest | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return null
  const parts = Object.entries(needs).find(([kind]) => kind === stored.kind)?.[1]
  return parts?.every(part => part in stored) ? (stored as OutboxRequest) : null
}

/** Of a form with a file: it takes its time, and nothing that is not about forms waits for it. */
const isSlow = (request: OutboxRequest | null) => request?.kind === 'formAnswer' && Boolean(request.answer.file)
const isOfForm = (request: OutboxRequest | null) => request?.kind === 'formAnswer' || request?.kind === 'formEnd'

/** Entries that go in one request: punches as far as they stand side by side, anything else alone, so that order is kept. */
export function nextRequest<Entry extends { request: unknown }>(oldestFirst: readonly Entry[]): readonly Entry[] {
  const [first] = oldestFirst
  const other = oldestFirst.findIndex(({ request }) => !isOfForm(requestOf(request)))
  if (first && other > 0 && isSlow(requestOf(first.request))) return nextRequest(oldestFirst.slice(other))
  const isPunch = ({ request }: Entry) => requestOf(request)?.kind === 'punch'
  const end = oldestFirst.findIndex(entry => !isPunch(entry))
  return end === -1 ? oldestFirst : oldestFirst.slice(0, Math.max(end, 1))
}
