import { sepaText } from '../../domain/bankTransfers/sepa-text.ts'
import { closed, element, opened, textElement, xmlHead } from '../papers/xml.ts'
import type { Payer, Transfer } from './payment.queries.ts'
import { sumOf } from './payment.queries.ts'

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

interface Order {
  /** Names this file to the bank, at most 35 letters. */
  id: string
  now: Date
  /** When the bank is to carry it out. */
  on: string
  payer: Payer & { iban: string }
  transfers: readonly (Transfer & { iban: string | null })[]
}

const euros = (cents: number) => (cents / 100).toFixed(2)
const name = (text: string) => textElement('Nm', sepaText(text, 70))
const account = (iban: string) => element('Id', [textElement('IBAN', iban)])
const bank = (tag: string, bic: string | null) =>
  element(tag, [
    element('FinInstnId', [
      bic === null ? element('Othr', [textElement('Id', 'NOTPROVIDED')]) : textElement('BICFI', bic),
    ]),
  ])

/** A credit transfer of SEPA (pain.001.001.09) in pieces: one order, booked as one, a transfer for each payment. */
export function* creditTransfer({ id, now, on, payer, transfers }: Order): Generator<string> {
  const counts = [textElement('NbOfTxs', String(transfers.length)), textElement('CtrlSum', euros(sumOf(transfers)))]
  yield [
    xmlHead,
    opened('Document', { xmlns: namespace }),
    opened('CstmrCdtTrfInitn'),
    element('GrpHdr', [
      textElement('MsgId', id),
      textElement('CreDtTm', now.toISOString()),
      ...counts,
      element('InitgPty', [name(payer.name)]),
    ]),
    opened('PmtInf'),
    textElement('PmtInfId', id),
    textElement('PmtMtd', 'TRF'),
    textElement('BtchBookg', 'true'),
    ...counts,
    element('PmtTpInf', [
      element('SvcLvl', [textElement('Cd', 'SEPA')]),
      // Banks show a salary to nobody but its recipient.
      element('CtgyPurp', [textElement('Cd', 'SALA')]),
    ]),
    element('ReqdExctnDt', [textElement('Dt', on)]),
    element('Dbtr', [name(payer.name)]),
    element('DbtrAcct', [account(payer.iban)]),
    bank('DbtrAgt', payer.bic),
    textElement('ChrgBr', 'SLEV'),
  ].join('')
  for (const { reference, amount, iban, bic, holder, description } of transfers)
    yield element('CdtTrfTxInf', [
      element('PmtId', [textElement('EndToEndId', sepaText(reference, 35))]),
      element('Amt', [textElement('InstdAmt', euros(amount), { Ccy: 'EUR' })]),
      bic !== null && bank('CdtrAgt', bic),
      element('Cdtr', [name(holder)]),
      element('CdtrAcct', [account(iban ?? '')]),
      element('RmtInf', [textElement('Ustrd', sepaText(`${description} ${reference}`, 140))]),
    ])
  yield [closed('PmtInf'), closed('CstmrCdtTrfInitn'), closed('Document'), '\n'].join('')
}
