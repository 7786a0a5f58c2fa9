import { digitsOf } from '../../domain/money.ts'
import { type EInvoiceFormat, type Party, pricedLine, taxCategories } from '../../domain/invoices/e-invoice.ts'
import { lineTitle } from '../invoices/invoice-pdf.ts'
import { invoiceWords } from '../invoices/invoice-words.ts'
import type { InvoicePaper, PaperLine } from '../invoices/paper.queries.ts'
import { type Xml, element, textElement, xmlHead } from '../papers/xml.ts'

const spaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
const guidelines: Record<EInvoiceFormat, string> = {
  facturX: 'urn:cen.eu:en16931:2017',
  xRechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
/** UNTDID 1001. */
const types = { invoice: '380', partInvoice: '326', finalInvoice: '380', creditNote: '381' } as const

const ram = (name: string, children: readonly Xml[]) => element(`ram:${name}`, children)
const text = (name: string, value: string, attributes: Readonly<Record<string, string>> = {}) =>
  textElement(`ram:${name}`, value, attributes)
const maybe = (name: string, value: string | null) => (value === null ? null : text(name, value))
const day = (name: string, date: string) =>
  ram(name, [textElement('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' })])
/** A figure with at most so many places, none of them for nothing. */
const figure = (value: number, places: number) => String(Number(value.toFixed(places)))

/** A released invoice as a cross industry invoice (CII D16B) by EN 16931. A credit note counts upwards. */
export function crossIndustryInvoice(paper: InvoicePaper & { number: string }, format: EInvoiceFormat): string {
  const { number, type, date, reason, lines } = paper
  const sign = type === 'creditNote' ? -1 : 1
  const strict = format === 'xRechnung'
  return [
    xmlHead,
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          strict &&
            ram('BusinessProcessSpecifiedDocumentContextParameter', [
              text('ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
            ]),
          ram('GuidelineSpecifiedDocumentContextParameter', [text('ID', guidelines[format])]),
        ]),
        element('rsm:ExchangedDocument', [
          text('ID', number),
          text('TypeCode', types[type]),
          day('IssueDateTime', date),
          reason !== null && ram('IncludedNote', [text('Content', reason)]),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...lines.map((line, at) => lineItem(paper, line, at + 1, sign)),
          agreement(paper),
          delivery(paper),
          settlement(paper, sign),
        ]),
      ],
      spaces,
    ),
    '\n',
  ].join('')
}

const money = (minor: number, currency: string) => {
  const digits = digitsOf(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

const taxOf = ({ taxCode, taxRate }: InvoicePaper): readonly Xml[] => [
  text('CategoryCode', taxCategories[taxCode]),
  text('RateApplicablePercent', figure(taxRate / 100, 2)),
]

function lineItem(paper: InvoicePaper, line: PaperLine, at: number, sign: number): string {
  const { currency } = paper
  const { crew, minutes } = line
  const net = line.net * sign
  const rate = line.ratePerHour === null ? null : (line.ratePerHour * (line.percent ?? 100)) / 100
  const { unit, quantity, price, basis } = pricedLine(net, minutes, rate)
  const digits = digitsOf(currency)
  const of = { unitCode: unit }
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [text('LineID', String(at))]),
    ram('SpecifiedTradeProduct', [
      text('Name', lineTitle(line, invoiceWords(paper.language)) || paper.mark),
      crew && text('Description', `${crew.date}, ${crew.begin}–${crew.end} ${crew.name}`),
    ]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [
        text('ChargeAmount', figure(price / 10 ** digits, digits + 2)),
        text('BasisQuantity', figure(basis, 4), of),
      ]),
    ]),
    ram('SpecifiedLineTradeDelivery', [text('BilledQuantity', figure(quantity, 4), of)]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [text('TypeCode', 'VAT'), ...taxOf(paper)]),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [text('LineTotalAmount', money(net, currency))]),
    ]),
  ])
}

const address = ({ zipcode, street, city, country }: Party) =>
  ram('PostalTradeAddress', [
    maybe('PostcodeCode', zipcode),
    maybe('LineOne', street),
    text('CityName', city),
    text('CountryID', country),
  ])
const mailbox = ({ contactEmail }: Party) =>
  contactEmail !== null && ram('URIUniversalCommunication', [text('URIID', contactEmail, { schemeID: 'EM' })])
const registration = (id: string | null, schemeID: string) =>
  id !== null && ram('SpecifiedTaxRegistration', [text('ID', id, { schemeID })])

function agreement({ issuer, client, clientMark, reference }: InvoicePaper): string {
  const { contactName, contactPhone, contactEmail } = issuer
  return ram('ApplicableHeaderTradeAgreement', [
    maybe('BuyerReference', client.buyerReference ?? clientMark),
    ram('SellerTradeParty', [
      text('Name', issuer.name),
      contactName !== null &&
        ram('DefinedTradeContact', [
          text('PersonName', contactName),
          contactPhone !== null && ram('TelephoneUniversalCommunication', [text('CompleteNumber', contactPhone)]),
          contactEmail !== null && ram('EmailURIUniversalCommunication', [text('URIID', contactEmail)]),
        ]),
      address(issuer),
      mailbox(issuer),
      registration(issuer.taxNumber, 'FC'),
      registration(issuer.vatId, 'VA'),
    ]),
    ram('BuyerTradeParty', [
      text('Name', client.name),
      address(client),
      mailbox(client),
      registration(client.vatId, 'VA'),
    ]),
    reference !== null && ram('BuyerOrderReferencedDocument', [text('IssuerAssignedID', reference)]),
  ])
}

/** The last day of a shift that is charged; without one, nothing was delivered on a day. */
function delivery({ lines }: InvoicePaper): string {
  const last = lines
    .flatMap(({ crew }) => (crew ? [crew.date] : []))
    .toSorted()
    .at(-1)
  return ram('ApplicableHeaderTradeDelivery', [
    last !== undefined && ram('ActualDeliverySupplyChainEvent', [day('OccurrenceDateTime', last)]),
  ])
}

function settlement(paper: InvoicePaper & { number: string }, sign: number): string {
  const { issuer, currency, taxCode, language, due, credits, type, number } = paper
  const words = invoiceWords(language)
  const amount = (minor: number) => money(minor * sign, currency)
  const why = taxCode === 'reverseCharge' ? words.reverseCharge : taxCode === 'exempt' ? words.exempt : null
  const [category, rate] = taxOf(paper)
  return ram('ApplicableHeaderTradeSettlement', [
    text('PaymentReference', number),
    text('InvoiceCurrencyCode', currency),
    issuer.iban !== null &&
      ram('SpecifiedTradeSettlementPaymentMeans', [
        // UNTDID 4461: a credit transfer, of SEPA in euros.
        text('TypeCode', currency === 'EUR' ? '58' : '30'),
        ram('PayeePartyCreditorFinancialAccount', [text('IBANID', issuer.iban), text('AccountName', issuer.name)]),
        issuer.bic !== null && ram('PayeeSpecifiedCreditorFinancialInstitution', [text('BICID', issuer.bic)]),
      ]),
    ram('ApplicableTradeTax', [
      text('CalculatedAmount', amount(paper.tax)),
      text('TypeCode', 'VAT'),
      maybe('ExemptionReason', why),
      text('BasisAmount', amount(paper.net)),
      category ?? null,
      rate ?? null,
    ]),
    type !== 'creditNote' && ram('SpecifiedTradePaymentTerms', [day('DueDateDateTime', due)]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('LineTotalAmount', amount(paper.net)),
      text('TaxBasisTotalAmount', amount(paper.net)),
      text('TaxTotalAmount', amount(paper.tax), { currencyID: currency }),
      text('GrandTotalAmount', amount(paper.total)),
      text('DuePayableAmount', amount(paper.total)),
    ]),
    credits !== null && ram('InvoiceReferencedDocument', [text('IssuerAssignedID', credits)]),
  ])
}
