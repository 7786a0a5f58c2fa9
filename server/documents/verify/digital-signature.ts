import { X509Certificate, createHash, verify } from 'node:crypto'
import { type Der, contentOf, derAt, wholeOf, within } from './der.ts'

/** The signature a paper carries by an agency's key. */
export interface DigitalSignature {
  /** Subject of the certificate, as it names itself. */
  by: string
  /** Last day of the certificate, as it says. */
  until: string
  /** It is over every byte of this paper, and by the key of that certificate. Who gave that out is not asked. */
  intact: boolean
}

const messageDigest = '2a864886f70d010904'
const marker = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g

/** Null: it carries none. */
export function digitalSignature(bytes: Uint8Array): DigitalSignature | null {
  const text = Buffer.from(bytes).toString('latin1')
  const said = [...text.matchAll(marker)].at(-1)
  if (!said) return null
  const [from = 0, before = 0, after = 0, rest = 0] = said.slice(1).map(Number)
  try {
    const hex = text.slice(from + before + 1, after - 1)
    const cms = Buffer.from(hex, 'hex')
    const { certificate, attributes, digest, signature } = signer(cms)
    const covered = Buffer.concat([bytes.subarray(from, before), bytes.subarray(after, after + rest)])
    // What is left of its room is nothing.
    const isAlone = cms.subarray(wholeOf(cms, derAt(cms, 0)).length).every(byte => byte === 0)
    const isWhole = from === 0 && after + rest === bytes.length && /^[0-9a-f]+$/i.test(hex) && isAlone
    return {
      by: certificate.subject.split('\n').join(', '),
      until: certificate.validTo,
      intact:
        isWhole &&
        createHash('sha256').update(covered).digest().equals(digest) &&
        verify('sha256', attributes, certificate.publicKey, signature),
    }
  } catch {
    // Whatever stands there is no signature any more.
    return { by: '', until: '', intact: false }
  }
}

/** Of a detached CMS: who signed, and what. Throws for anything else. */
function signer(cms: Uint8Array) {
  const [, content] = within(cms, derAt(cms, 0))
  const [data] = within(cms, must(content))
  const parts = within(cms, must(data))
  const certificates = within(cms, must(parts.find(({ tag }) => tag === 0xa0))).map(
    one => new X509Certificate(wholeOf(cms, one)),
  )
  const [info] = within(cms, must(parts.at(-1)))
  const [, issuerAndSerial, , attributes, , signature] = within(cms, must(info))
  const [, serial] = within(cms, must(issuerAndSerial))
  const certificate = certificates.find(
    one => BigInt(`0x${one.serialNumber}`) === numberOf(contentOf(cms, must(serial))),
  )
  if (!certificate) throw new Error('no certificate of whoever signed')
  const said = within(cms, must(attributes)).find(one => oidOf(cms, one) === messageDigest)
  const [, values] = within(cms, must(said))
  const [digest] = within(cms, must(values))
  const signed = wholeOf(cms, must(attributes))
  // Signed as a set, though it stands there under a tag of its own (RFC 5652, 5.4).
  signed[0] = 0x31
  return {
    certificate,
    attributes: signed,
    digest: contentOf(cms, must(digest)),
    signature: contentOf(cms, must(signature)),
  }
}

const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)
const oidOf = (cms: Uint8Array, attribute: Der) => contentOf(cms, must(within(cms, attribute)[0])).toString('hex')

function must(one: Der | undefined): Der {
  if (!one) throw new Error('no detached signature')
  return one
}
