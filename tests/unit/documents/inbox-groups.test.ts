import { describe, expect, it } from 'vitest'
import { inboxGroups } from '../../../src/screens/documents/inbox/inbox-groups.ts'
import { inbox } from '../../../src/screens/documents/inbox/inbox.fixtures.ts'
import type { FormToFill, OwnPaper, PersonDocument } from '../../../src/screens/documents/inbox/inbox.types.ts'

const nameOf = (paper: OwnPaper): string =>
  paper.kind === 'form' ? paper.form.name : paper.kind === 'again' ? paper.training.name : paper.document.name
const names = (papers: readonly { name: string }[]) => papers.map(({ name }) => name)

const paper = (name: string, of: Partial<PersonDocument>): PersonDocument => ({
  ...{ id: name, name, type: { id: 't', caption: 'Paper', code: 'paper' }, wants: 'upload', state: 'valid' },
  ...{ dueDate: null, validUntil: null, uploadedAt: null, place: null, signatories: 0, waitsFor: null },
  ...of,
})
const form = (name: string, dueDate: string | null): FormToFill => ({
  ...{ id: name, name, dueDate, asked: 3, answered: 0, training: false },
})
const none = { documents: [], forms: [], trainings: [] }

describe('where a paper stands', () => {
  it.each<[PersonDocument['state'], 'own' | 'certificates' | 'others' | null]>([
    ['toSign', 'own'],
    ['toUpload', 'own'],
    ['declined', 'own'],
    ['expired', 'certificates'],
    ['ending', 'certificates'],
    ['inReview', 'certificates'],
    ['valid', 'certificates'],
    ['waits', 'others'],
    ['signed', null],
    ['toRead', null],
  ])('%s: %s', (state, group) => {
    const { own, certificates, others } = inboxGroups({ ...none, documents: [paper('one', { state })] })
    expect({ own: own.length, certificates: certificates.length, others: others.length }).toEqual({
      ...{ own: 0, certificates: 0, others: 0 },
      ...(group && { [group]: 1 }),
    })
  })
})

describe('the order', () => {
  it('of what waits: by day, that without one last', () => {
    expect(inboxGroups(inbox).own.map(nameOf)).toEqual([
      'Identity card',
      'Safety briefing',
      'Rate agreement 2026',
      'Health insurance card',
      'Lifting and carrying',
      'Fire safety',
      'Emergency card',
    ])
  })

  it('of one day: to sign, to upload, to fill in', () => {
    const dueDate = '2026-05-27'
    const { own } = inboxGroups({
      ...none,
      documents: [paper('upload', { state: 'toUpload', dueDate }), paper('sign', { state: 'toSign', dueDate })],
      forms: [form('form', dueDate), form('any day', null)],
    })
    expect(own.map(nameOf)).toEqual(['sign', 'upload', 'form', 'any day'])
  })

  it('of certificates: expired, ending, in review, valid; each by its end', () => {
    const documents = [
      paper('for good', {}),
      paper('valid later', { validUntil: '2029-01-01' }),
      paper('valid', { validUntil: '2028-01-01' }),
      paper('reviewed', { state: 'inReview' }),
      paper('ending later', { state: 'ending', validUntil: '2026-06-20' }),
      paper('ending', { state: 'ending', validUntil: '2026-06-12' }),
      paper('expired', { state: 'expired', validUntil: '2026-05-22' }),
    ]
    expect(names(inboxGroups({ ...none, documents }).certificates)).toEqual([
      ...['expired', 'ending', 'ending later', 'reviewed', 'valid', 'valid later', 'for good'],
    ])
  })
})

describe('a training', () => {
  it('is a form that says how long it takes; one that was passed is not to be taken', () => {
    const found = inboxGroups(inbox).own
    expect(found.find(one => nameOf(one) === 'Fire safety')).toMatchObject({ kind: 'form', minutes: 12 })
    expect(found.find(one => nameOf(one) === 'Emergency card')).toMatchObject({ minutes: null })
    expect(found.map(nameOf)).not.toContain('First aid, theory')
  })

  it('that ends is due on its last day', () => {
    expect(inboxGroups(inbox).own.find(({ kind }) => kind === 'again')?.due).toBe('2026-06-20')
  })
})
