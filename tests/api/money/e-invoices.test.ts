import { XmlDocument } from 'libxml2-wasm'
import { PDFDocument, PDFName } from 'pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const spaces = { ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100' }
/** What an independent reader finds at each place. */
function readXml(xml: string) {
  const { root } = XmlDocument.fromString(xml)
  const all = (path: string) => root.find(path, spaces).map(node => node.content)
  return { all, first: (path: string) => all(path)[0] }
}
const file = (format: 'facturX' | 'xRechnung', id: string = a.invoices.main) =>
  stage.as('office', 'GET', `/invoices/${id}/eInvoice/${format}`)
const company = (which: 'own' | 'client', change: object) =>
  stage.as('office', 'PATCH', `/companies/${a.companies[which]}/accounting`, change)

/** What lies in a PDF, read by another library than wrote it. */
async function attached(pdf: Uint8Array): Promise<string> {
  const found = (await (await getDocumentProxy(new Uint8Array(pdf))).getAttachments()) as Record<
    string,
    { content: Uint8Array }
  > | null
  expect(Object.keys(found ?? {})).toEqual(['factur-x.xml'])
  return new TextDecoder().decode(found?.['factur-x.xml']?.content)
}

describe('an invoice for bookkeeping', () => {
  it('says what each format lacks, and is refused with the same list until it is entered', async () => {
    const lacks = [
      { of: 'client', field: 'contactEmail' },
      { of: 'client', field: 'buyerReference' },
    ]
    expect(answered(await stage.as('office', 'GET', `/invoices/${a.invoices.main}/eInvoice`))).toEqual({
      released: true,
      issuer: { id: a.companies.own, name: 'Agency a' },
      client: { id: a.companies.client, name: 'Client Ltd' },
      formats: [
        { format: 'facturX', lacks: [] },
        { format: 'xRechnung', lacks },
      ],
    })
    expect(await file('xRechnung')).toMatchObject({ status: 409, body: { code: 'eInvoiceIncomplete', lacks } })
    answered(await company('client', { contactEmail: 'books@client.example', buyerReference: '04011000-12345-34' }))
    const { first } = readXml((await file('xRechnung')).text)
    expect(first('//ram:BuyerReference')).toBe('04011000-12345-34')
    expect(first('//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')).toContain('xrechnung_3.0')
  })

  it('in design has no such format', async () => {
    expect(codeOf(await file('facturX', a.invoices.draft))).toBe('invoiceInDesign')
    expect(codeOf(await file('facturX', crypto.randomUUID()))).toBe('notFound')
    expect(codeOf(await file('facturX', stage.world.b.invoices.main))).toBe('notFound')
  })

  it('is its PDF with the data in it, whose sums are the invoice’s', async () => {
    const answer = await file('facturX')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { first, all } = readXml(await attached(answer.bytes))
    expect(first('//ram:TypeCode')).toBe('380')
    expect(first('//ram:LineTotalAmount[parent::ram:SpecifiedTradeSettlementHeaderMonetarySummation]')).toBe('240.00')
    expect(first('//ram:TaxTotalAmount[@currencyID="EUR"]')).toBe('45.60')
    expect(all('//ram:GrandTotalAmount | //ram:DuePayableAmount')).toEqual(['285.60', '285.60'])
    expect(all('//ram:CategoryCode')).toEqual(['S', 'S'])
    expect(all('//ram:RateApplicablePercent')).toEqual(['19', '19'])
    expect(first('//ram:BilledQuantity[@unitCode="HUR"]')).toBe('8')
    expect(first('//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]')).toBe('DE118347203')
    expect(first('//ram:IBANID')).toBe('DE02120300000000202051')
    expect(first('//ram:BuyerTradeParty//ram:CountryID')).toBe('DE')
    expect(Buffer.from((await file('facturX')).bytes).equals(Buffer.from(answer.bytes))).toBe(true)
  })

  it('is one for archives, and says what lies in it', async () => {
    const { bytes } = await file('facturX')
    const { catalog, context } = await PDFDocument.load(bytes)
    expect(catalog.has(PDFName.of('AF'))).toBe(true)
    expect(catalog.has(PDFName.of('OutputIntents'))).toBe(true)
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(text).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(text).toMatch(/AFRelationship \/Alternative/)
    expect(context.trailerInfo.ID).toBeDefined()
  })

  it('takes nothing from names but letters', async () => {
    await stage.admin(`update company set name = '</ram:Name><Evil a="1"/>&Ŵ' where id = $1`, [a.companies.client])
    const { first, all } = readXml(await attached((await file('facturX')).bytes))
    expect(first('//ram:BuyerTradeParty/ram:Name')).toBe('</ram:Name><Evil a="1"/>&Ŵ')
    expect(all('//*[local-name() = "Evil"]')).toEqual([])
  })
})

describe('a credit note', () => {
  it('counts upwards as type 381, and names what it takes back', async () => {
    const made = answered<{ id: string; number: string | null; mark: string; total: number }>(
      await stage.as('office', 'POST', `/invoices/${a.invoices.main}/credit`, { reason: 'Late', net: 1000 }),
      201,
    )
    const { first, all } = readXml(await attached((await file('facturX', made.id)).bytes))
    expect(first('//ram:TypeCode')).toBe('381')
    expect(first('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('2026-0901')
    expect(all('//ram:GrandTotalAmount')).toEqual([(Math.abs(made.total) / 100).toFixed(2)])
    expect(Number(first('//ram:IncludedSupplyChainTradeLineItem//ram:LineTotalAmount'))).toBe(10)
    expect(all('//ram:DueDateDateTime')).toEqual([])
  })
})
