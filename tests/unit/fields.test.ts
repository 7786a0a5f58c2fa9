import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { longestShift } from '../../domain/deliveryNotes/hours.ts'
import { fields } from '../../src/client/fields.gen.ts'

const screens = join(import.meta.dirname, '../../src/screens')

it('no form knows by itself how much may be typed: it reads the contract’s shapes', () => {
  const own = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .filter(file => /maxLength=(\{\d|")/.test(readFileSync(join(screens, file), 'utf8')))
  expect(own).toEqual([])
})

it('no line is charged with more than a shift may last', () => {
  const charged = (['SignOff.lines', 'NewHoursAmendment', 'ProjectCrewItemStatusChange.hours'] as const).map(
    name => fields[`${name}.chargeable`].maximum,
  )
  expect(charged).toEqual([longestShift, longestShift, longestShift])
})
