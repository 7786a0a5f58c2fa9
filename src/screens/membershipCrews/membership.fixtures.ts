import { caption, uuid } from '../shared/fixtures.ts'
import type { Candidate, Crew, Member } from './membership.types.ts'

const britta = { id: uuid(7), name: 'Britta Claasen' }
const crew = (at: number, name: string, favourites: number, blocked: number, company: string | null): Crew => ({
  id: uuid(100 + at),
  name,
  type: null,
  company: company === null ? null : { id: uuid(200 + at), name: company },
  planner: britta,
  favourites,
  blocked,
  createdAt: '2026-03-02T08:00:00Z',
  functions: [],
  city: null,
})
export const crews: readonly Crew[] = [
  crew(1, 'Hanse Konzerte, regulars', 5, 2, 'Hanse Konzerte GmbH'),
  crew(2, 'Sturmflut arena crew', 52, 5, 'Sturmflut Arena GmbH'),
  crew(3, 'Messe Hamburg builders', 88, 9, 'Messe Hamburg'),
  crew(4, 'Riggers level 3', 19, 0, null),
]

const [rigger, chief, stagehand] = [
  caption('rigger', 'Rigger'),
  caption('crewChief', 'Crew chief'),
  caption('stagehand', 'Stagehand'),
]
const member = (at: number, name: string, more: Partial<Member> = {}): Member => ({
  id: uuid(300 + at),
  name,
  pictureUrl: null,
  functions: [rigger],
  shifts: 31,
  lastDay: '2026-05-23',
  rating: 4.9,
  ratings: 31,
  phone: '+49 151 5550142',
  membership: {
    id: uuid(400 + at),
    kind: 'favourite',
    assignmentType: 'regular',
    reason: null,
    endDate: null,
    author: britta.name,
    createdAt: '2026-04-10T09:00:00Z',
  },
  invited: false,
  nextShift: { date: '2026-05-28', startTime: '16:00', name: 'Show 1' },
  ...more,
})
const blocked = (at: number, name: string, reason: string, endDate: string | null): Member => {
  const one = member(at, name, { nextShift: null })
  return { ...one, membership: { ...one.membership, kind: 'blocked', assignmentType: null, reason, endDate } }
}
const substitute = member(4, 'Oke Thomsen')
export const members: readonly Member[] = [
  member(1, 'Björn Hallström'),
  member(2, 'Charlotte Evans', { shifts: 18, rating: 4.8, ratings: 16 }),
  member(3, 'Hauke Brandt', { functions: [chief], shifts: 64 }),
  {
    ...substitute,
    functions: [stagehand],
    shifts: 9,
    membership: { ...substitute.membership, assignmentType: 'substitute' },
  },
  member(5, 'Nele Niemann', {
    functions: [],
    shifts: 0,
    lastDay: null,
    rating: null,
    ratings: 0,
    phone: null,
    invited: true,
    nextShift: null,
  }),
  blocked(6, 'Anouk Visser', 'Client does not want her on the grid after 14 March.', null),
  blocked(7, 'Lars Behrendt', 'No show twice, 2 and 9 April.', '2026-10-10'),
]
export const many: readonly Member[] = Array.from({ length: 300 }, (_, at) => member(at, `Person ${at + 1}`))

const offered = (at: number, name: string, shifts: number, rating: number | null): Candidate => ({
  id: uuid(500 + at),
  name,
  pictureUrl: null,
  functions: [stagehand],
  shifts,
  lastDay: shifts > 0 ? '2026-05-20' : null,
  rating,
  ratings: rating === null ? 0 : shifts,
})
export const candidates: readonly Candidate[] = [
  offered(1, 'Tomasz Zieliński', 11, 4.7),
  offered(2, 'Emre Kaya', 8, 4.6),
  offered(3, 'Lena Petersen', 0, null),
]
