import { describe, expect, it } from 'vitest'
import { nothing } from '../../../domain/forms/answers.ts'
import { filesOf, laidOver } from '../../../src/screens/forms/device-form.ts'
import { formHref } from '../../../src/screens/forms/form.types.ts'
import { safety } from '../../../src/screens/forms/forms.fixtures.ts'
import { drawing } from '../../../src/screens/shared/fixtures.ts'

const years = (text: string) => ({ ...nothing('years'), text })
const said = (key: string, answer: object, more: object = {}) => ({
  ...{ key, request: { kind: 'formAnswer', form: 'f1', answer } },
  ...more,
})
const handedIn = (more: object = {}) => ({ key: 'end', request: { kind: 'formEnd', form: 'f1' }, ...more })
const waits = { refused: null }
const told = {
  ...safety,
  answers: [
    { ...years('3'), optionIds: [], count: 1, answeredAt: '2026-05-27T05:00:00Z' },
    { ...nothing('sign'), optionIds: [], signature: drawing, count: 1, answeredAt: '2026-05-27T05:01:00Z' },
  ],
}

describe('what lies on the device about a form', () => {
  it('is laid over what the server told, the latest last', () => {
    const entries = [said('a', years('4'), waits), said('b', years('5'), waits)]
    expect(laidOver(told, entries)).toEqual({ answers: [years('5')], handIn: { kind: 'open' } })
  })
  it('leaves alone what was refused, and what is about something else', () => {
    const other = { key: 'c', request: { kind: 'formAnswer', form: 'f2', answer: years('9') }, ...waits }
    const punch = { key: 'd', request: { kind: 'punch', caption: 'Check-in', made: {} }, ...waits }
    const known = laidOver(told, [said('a', years('4'), { refused: 'formHandedIn' }), other, punch])
    expect(known.answers).toEqual([years('3'), { ...nothing('sign'), signature: drawing }])
  })
  it('says which file was refused, until the question is answered anew', () => {
    const file = { id: 'p1', name: 'harness.jpg', format: 'picture', size: 1 } as const
    const photo = { ...nothing('photo'), file }
    const refused = said('a', photo, { refused: 'pictureBroken' })
    const shown = laidOver(safety, [refused]).answers
    expect(shown).toEqual([{ ...photo, file: { ...file, refused: 'pictureBroken' } }])
    const again = { ...photo, file: { ...file, id: 'p2' } }
    expect(laidOver(safety, [refused, said('b', again, waits)]).answers).toEqual([again])
  })
  it('still sends one file of a question, and none once it is answered without', () => {
    const photo = (id: string) => ({
      ...nothing('photo'),
      file: { id, name: 'harness.jpg', format: 'picture', size: 1 },
    })
    const turned = [said('a', photo('p1'), waits), said('b', photo('p2'), waits), handedIn(waits)]
    expect(filesOf(turned)).toEqual([{ id: 'p2', questionId: 'photo' }])
    expect(filesOf([...turned, said('c', nothing('photo'), waits)])).toEqual([])
    expect(filesOf([said('a', photo('p1'), { refused: 'pictureBroken' })])).toEqual([])
  })
  it('says how far handing in is', () => {
    expect(laidOver(told, [handedIn(waits)]).handIn).toEqual({ kind: 'waiting' })
    expect(laidOver(told, [handedIn()]).handIn).toEqual({ kind: 'done' })
    expect(laidOver(told, [handedIn({ refused: 'answersMissing' })]).handIn).toEqual({
      ...{ kind: 'refused', entry: 'end', problem: 'answersMissing' },
    })
  })
  it('is nothing once the form is handed in', () => {
    const done = { ...told, handedInAt: '2026-05-27T05:02:00Z' }
    const known = laidOver(done, [said('a', years('4'), waits), handedIn({ refused: 'unknown' })])
    expect(known.handIn).toEqual({ kind: 'done' })
    expect(known.answers[0]).toEqual(years('3'))
  })
})

it.each([
  ['Safety on site', '/forms/f1/safety-on-site/q1'],
  ['Prüfung: 2026/27?', `/forms/f1/${encodeURIComponent('prüfung-2026-27')}/q1`],
  ['???', '/forms/f1/-/q1'],
])('a form that is called %s is at %s', (name, href) => {
  expect(formHref({ id: 'f1', name }, 'q1')).toBe(href)
  expect(formHref({ id: 'f1', name })).toBe('/forms/f1')
})
