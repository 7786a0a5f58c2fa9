import type { MailCause } from '../../openapi/emailMessages.ts'

/** A mail as it goes out: whole, with every header. */
export interface Letter {
  id: string
  from: string
  to: string
  text: Buffer
}

/** `refused`: certainly not taken. `unclear`: handed over, at least in part, and nobody said whether it was taken. */
export type Delivery =
  | { state: 'sent' }
  | { state: 'refused'; cause: MailCause; reason: string; forGood: boolean }
  | { state: 'unclear'; cause: MailCause; reason: string }

export interface Mailer {
  /**
   * Hands a letter over. `begin` is awaited before the first byte of its text leaves, and the letter is kept back when
   * it throws: whatever ends the process later finds written down that the letter may have arrived. Throws what `begin`
   * threw, and nothing for what the other side does.
   */
  send(letter: Letter, begin: () => Promise<void>): Promise<Delivery>
}
