import type { DocumentFacts, SignatoryFacts, Signer } from '../../../domain/documents/signing-order.ts'

/** A signatory of p1, p2 … or of a contact (K…); null: no status, absent: none told. */
const by = (
  id: string,
  whose: string | null,
  caption: string | null | undefined,
  ...signed: boolean[]
): SignatoryFacts => ({
  id,
  ...(caption === undefined ? {} : { status: caption === null ? null : { caption } }),
  person: whose?.startsWith('p') ? { id: whose } : null,
  contact: whose?.startsWith('K') ? { number: whose } : null,
  signatures: signed.map(one => ({ signed: one })),
})
const ordered = { signatoriesOrder: 'one by one' }
const ready = 'Ready to sign'
const going = 'On Going'
const done = 'Signed'

interface Case {
  title: string
  document: DocumentFacts
  mine: readonly (string | number)[]
  canSign: readonly (string | number)[]
  /** Which hold: uses signatories, ordered one by one, ready to sign, signed. */
  is: string
  user: Signer
}
const told = (
  title: string,
  document: DocumentFacts,
  mine: readonly (string | number)[],
  canSign: readonly (string | number)[],
  is: string,
  user: Signer = { personId: 'p1', contactNumber: 'K100' },
): Case => ({ title, document, mine, canSign, is, user })

/** What the document is to p1, whose company knows them as K100. */
export const cases: readonly Case[] = [
  told(
    'one signatory, Ready to sign, unsigned',
    { signatories: [by('s1', 'p1', ready, false)] },
    ['s1'],
    ['s1'],
    'uses ready',
  ),
  told(
    'one signatory, On Going, unsigned',
    { signatories: [by('s1', 'p1', going, false)] },
    ['s1'],
    ['s1'],
    'uses ready',
  ),
  told('own signatory already Signed', { signatories: [by('s1', 'p1', done, true)] }, ['s1'], [], 'uses'),
  told('other status', { signatories: [by('s1', 'p1', 'Pending', false)] }, ['s1'], [], 'uses'),
  told(
    'signatory of another person',
    {
      signatories: [
        {
          id: 's1',
          status: { caption: 'Ready to sign' },
          person: { id: 'p2' },
          contact: { number: 'K999' },
          signatures: [{ signed: false }],
        },
      ],
    },
    [],
    [],
    'uses',
  ),
  told('signatories missing', {}, [], [], ''),
  told('signatories empty list', { signatories: [] }, [], [], ''),
  told(
    'two own signatories, no order, both ready',
    { signatories: [by('s1', 'p1', ready, false), by('s2', 'p1', ready, false)] },
    ['s1', 's2'],
    ['s1', 's2'],
    'uses ready',
  ),
  told(
    'one by one, previous of another person not signed',
    { parameters: ordered, signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', ready, false)] },
    ['s2'],
    [],
    'uses ordered',
  ),
  told(
    'one by one, previous Signed',
    { parameters: ordered, signatories: [by('s1', 'p2', done, true), by('s2', 'p1', ready, false)] },
    ['s2'],
    ['s2'],
    'uses ordered ready',
  ),
  told(
    'order "One By One", previous On Going',
    {
      parameters: { signatoriesOrder: 'One By One' },
      signatories: [by('s1', 'p2', going, false), by('s2', 'p1', going, false)],
    },
    ['s2'],
    [],
    'uses ordered',
  ),
  told(
    'order "ONE BY ONE", previous Signed',
    {
      parameters: { signatoriesOrder: 'ONE BY ONE' },
      signatories: [by('s1', 'p2', done, true), by('s2', 'p1', going, false)],
    },
    ['s2'],
    ['s2'],
    'uses ordered ready',
  ),
  told(
    'one by one, previous with status null',
    { parameters: ordered, signatories: [by('s1', 'p2', null, false), by('s2', 'p1', ready, false)] },
    ['s2'],
    ['s2'],
    'uses ordered ready',
  ),
  told(
    'one by one, previous without status key',
    { parameters: ordered, signatories: [by('s1', 'p2', undefined, false), by('s2', 'p1', ready, false)] },
    ['s2'],
    ['s2'],
    'uses ordered ready',
  ),
  told(
    'one by one, own signatory is first',
    { parameters: ordered, signatories: [by('s1', 'p1', ready, false), by('s2', 'p2', ready, false)] },
    ['s1'],
    ['s1'],
    'uses ordered ready',
  ),
  told(
    'order "parallel", previous not signed',
    {
      parameters: { signatoriesOrder: 'parallel' },
      signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', ready, false)],
    },
    ['s2'],
    ['s2'],
    'uses ready',
  ),
  told(
    'order "one-by-one" with hyphens',
    {
      parameters: { signatoriesOrder: 'one-by-one' },
      signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', ready, false)],
    },
    ['s2'],
    ['s2'],
    'uses ready',
  ),
  told(
    'parameters without signatoriesOrder',
    { parameters: { other: 1 }, signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', ready, false)] },
    ['s2'],
    ['s2'],
    'uses ready',
  ),
  told('own signatory with no signatures', { signatories: [by('s1', 'p1', ready)] }, ['s1'], ['s1'], 'uses'),
  told(
    'all own signatures signed, status still On Going',
    { signatories: [by('s1', 'p1', going, true, true)] },
    ['s1'],
    ['s1'],
    'uses ready signed',
  ),
  told(
    'some own signatures signed',
    { signatories: [by('s1', 'p1', going, true, false)] },
    ['s1'],
    ['s1'],
    'uses ready',
  ),
  told(
    'one by one, two own signatories both ready',
    { parameters: ordered, signatories: [by('s1', 'p1', ready, false), by('s2', 'p1', ready, false)] },
    ['s1', 's2'],
    ['s1'],
    'uses ordered ready',
  ),
  told(
    'one by one, first own Signed, second own all signed',
    { parameters: ordered, signatories: [by('s1', 'p1', done, true), by('s2', 'p1', going, true)] },
    ['s1', 's2'],
    ['s2'],
    'uses ordered ready signed',
  ),
  told(
    'no order, one own signed and one own unsigned, both On Going',
    { signatories: [by('s1', 'p1', going, true), by('s2', 'p1', going, false)] },
    ['s1', 's2'],
    ['s1', 's2'],
    'uses ready',
  ),
  told('own signatory without status', { signatories: [by('s1', 'p1', null, false)] }, ['s1'], [], 'uses'),
  told(
    'matched by contact number only',
    { signatories: [by('s1', 'K100', ready, false)] },
    ['s1'],
    ['s1'],
    'uses ready',
  ),
  told(
    'three in order, second not signed',
    {
      parameters: ordered,
      signatories: [by('s1', 'p2', done, true), by('s2', 'p3', going, false), by('s3', 'p1', ready, false)],
    },
    ['s3'],
    [],
    'uses ordered',
  ),
  told(
    'three in order, first not signed, second Signed',
    {
      parameters: ordered,
      signatories: [by('s1', 'p2', going, false), by('s2', 'p3', done, true), by('s3', 'p1', ready, false)],
    },
    ['s3'],
    ['s3'],
    'uses ordered ready',
  ),
  told('deleted document', { signatories: [by('s1', 'p1', ready, false)] }, ['s1'], ['s1'], 'uses ready'),
  told(
    'user without contact number, signatory without person and contact',
    { signatories: [by('s1', null, ready, false)] },
    [],
    [],
    'uses',
    { personId: 'p1', contactNumber: null },
  ),
  told(
    "another person's signed signatures do not count",
    { signatories: [by('s1', 'p2', going, true, true), by('s2', 'p1', ready, false)] },
    ['s2'],
    ['s2'],
    'uses ready',
  ),
  told(
    'another person unsigned, own all signed',
    { signatories: [by('s1', 'p2', going, false), by('s2', 'p1', going, true)] },
    ['s2'],
    ['s2'],
    'uses ready signed',
  ),
  told('signedUrl set, no signatories', { signatories: [] }, [], [], ''),
  told(
    'one by one, own second signatory is Signed too',
    { parameters: ordered, signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', done, true)] },
    ['s2'],
    [],
    'uses ordered',
  ),
  told(
    'parameters delivered as a JSON string',
    {
      parameters: '{"signatoriesOrder":"One by one"}',
      signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', ready, false)],
    },
    ['s2'],
    [],
    'uses ordered',
  ),
  told(
    'parameters invalid JSON string',
    { parameters: '{oops', signatories: [by('s1', 'p1', ready, false)] },
    ['s1'],
    ['s1'],
    'uses ready',
  ),
  told(
    'status caption in other letter case',
    { signatories: [by('s1', 'p1', 'ready to sign', false)] },
    ['s1'],
    [],
    'uses',
  ),
  told(
    'numeric id against string id',
    {
      signatories: [
        {
          id: 1,
          status: { caption: 'Ready to sign' },
          person: { id: 7 },
          contact: null,
          signatures: [{ signed: false }],
        },
      ],
    },
    [1],
    [1],
    'uses ready',
    { personId: '7', contactNumber: null },
  ),
  told(
    'order with surrounding spaces',
    {
      parameters: { signatoriesOrder: ' one by one ' },
      signatories: [by('s1', 'p2', ready, false), by('s2', 'p1', ready, false)],
    },
    ['s2'],
    ['s2'],
    'uses ready',
  ),
  told(
    'one by one, previous status object without caption',
    {
      parameters: ordered,
      signatories: [
        { id: 's1', status: { caption: null }, person: { id: 'p2' }, contact: null, signatures: [{ signed: false }] },
        by('s2', 'p1', ready, false),
      ],
    },
    ['s2'],
    ['s2'],
    'uses ordered ready',
  ),
]
