import { expect, it } from 'vitest'
import { openPositions } from '../../../src/screens/projects/onTheWay/positions.ts'
import { planned } from '../../../src/screens/projects/projects.fixtures.ts'

const first = planned[0]?.projectCrew.id
const positions = planned.filter(({ projectCrew }) => projectCrew.id === first)

it('puts positions nobody was asked for before those that only wait, and adds the full ones up', () => {
  const waiting = { ...positions[1], requested: 1 } as (typeof positions)[number]
  const { open, full } = openPositions([waiting, ...positions.filter((_, at) => at !== 1)])
  expect(open.map(position => position.function.code)).toEqual(['stagehand', 'runner', 'rigger'])
  expect(full).toEqual({ positions: 1, places: 1 })
})
it('leaves nothing open where all are full', () => {
  expect(openPositions(positions.slice(0, 1))).toEqual({ open: [], full: { positions: 1, places: 1 } })
})
