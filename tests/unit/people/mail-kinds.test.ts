import { describe, expect, it } from 'vitest'
import { isNecessary, kindsOf, mailboxOf, mailKinds } from '../../../domain/emailMessages/mail-kinds.ts'
import { nearCall } from '../../../domain/near-call.ts'

/** By mailbox, what an agency writes; `stays`: it comes to whoever has unsubscribed as well. */
const mails: Readonly<Record<string, Readonly<Record<string, 'stays' | 'stops'>>>> = {
  accounts: { passwordLink: 'stays', calendarWithdrawn: 'stops' },
  planning: {
    cannotCome: 'stops',
    jobNotice: 'stops',
    crewMessage: 'stops',
    crewChiefSheet: 'stops',
    vacationAnswered: 'stops',
  },
  documents: {
    documentTurn: 'stays',
    documentAsked: 'stays',
    documentFinished: 'stops',
    documentDecided: 'stops',
    payslip: 'stops',
    formPaper: 'stays',
    securityCheck: 'stays',
  },
  deliveryNotes: { deliveryNote: 'stays' },
  invoices: { invoice: 'stays' },
  quotations: { quotation: 'stays', quotationAnswered: 'stops' },
}
const now = new Date('2026-06-10T08:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

describe('mails an agency sends', () => {
  it.each(Object.entries(mails))('stand in the mailbox %s, each kind in one', (mailbox, kinds) => {
    expect([...kindsOf(mailbox as Parameters<typeof kindsOf>[0])].toSorted()).toEqual(Object.keys(kinds).toSorted())
    for (const kind of Object.keys(kinds)) expect(mailboxOf(kind)).toBe(mailbox)
  })
  it('are all named', () => {
    expect(Object.keys(mailKinds).toSorted()).toEqual(Object.values(mails).flatMap(Object.keys).toSorted())
  })
  it('open an account, carry a paper or wait for somebody, and come then whoever has unsubscribed', () => {
    for (const [kind, stays] of Object.values(mails).flatMap(Object.entries<string>))
      expect({ kind, necessary: isNecessary(kind, null, now) }).toEqual({ kind, necessary: stays === 'stays' })
  })
  it('come in any case where the call they are about is near, or has begun', () => {
    expect(nearCall).toBe(12 * 60 * 60 * 1000)
    expect(isNecessary('jobNotice', after(nearCall), now)).toBe(false)
    expect(isNecessary('jobNotice', after(nearCall - 1), now)).toBe(true)
    expect(isNecessary('jobNotice', after(-nearCall), now)).toBe(true)
    expect(isNecessary('documentTurn', after(nearCall), now)).toBe(true)
  })
  it('of a kind nobody knows are sent, and stand with planning', () => {
    for (const kind of ['', 'newsletter', 'toString']) {
      expect(isNecessary(kind, null, now)).toBe(true)
      expect(mailboxOf(kind)).toBe('planning')
    }
  })
})
