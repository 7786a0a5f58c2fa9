import { expect, it } from 'vitest'
import { mostAsked, mostShifts } from '../../../domain/dateQuestions/limits.ts'
import { NewDateQuestion } from '../../../openapi/dateQuestions.ts'

it('forms offer as many shifts and people as a question takes', () => {
  const of = (shifts: number, people: number) =>
    NewDateQuestion.safeParse({
      shifts: Array.from({ length: shifts }, (_, at) => ({
        date: '2026-10-02',
        begin: `${String(at).padStart(2, '0')}:00`,
        end: '23:00',
      })),
      personIds: Array.from({ length: people }, () => crypto.randomUUID()),
      answerBy: '2026-09-01T12:00:00.000Z',
    }).success
  expect([of(mostShifts, mostAsked), of(mostShifts + 1, 1), of(1, mostAsked + 1)]).toEqual([true, false, false])
})
