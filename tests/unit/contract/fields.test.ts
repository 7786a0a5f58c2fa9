import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { longestShift } from '../../../domain/deliveryNotes/hours.ts'
import { counts } from '../../../src/screens/shared/form/counts.gen.ts'
import { fields } from '../../../src/client/fields.gen.ts'

const screens = join(import.meta.dirname, '../../../src/screens')

it('no form knows by itself how much may be typed: it reads the contract’s shapes', () => {
  const own = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .filter(file => /maxLength=(\{\d|")/.test(readFileSync(join(screens, file), 'utf8')))
  expect(own).toEqual([])
})

/** What a screen shows at once, or a device keeps; of a proposal its days, which the contract says in words. */
const shown = [
  ...['home/crew/CrewHomeView.tsx mostAsked', 'home/crew/CrewHomeView.tsx mostNext', 'home/desk/Approvals.tsx most'],
  ...['home/desk/Contacts.tsx most', 'home/desk/DeskHome.tsx mostToDos', 'home/desk/ToDos.tsx most'],
  ...['invoices/creating/CreateInvoice.tsx most'],
  ...['kiosks/finding/useRoom.ts mostLetters', 'mobileDocuments/useKeptPapers.ts most'],
  ...['payrolls/handOver/TakeBackPart.tsx most', 'plannerCrews/PlannerCrewScreen.tsx most'],
  ...['profile/picture/cut.ts mostNear', 'projects/profiling/LackingCards.tsx most'],
  ...['projects/templates/history.ts most'],
  ...['shared/approvals/ApprovalQueue.tsx mostDecided', 'shared/approvals/ApprovalQueue.tsx mostOpen'],
  ...['shared/fillProposals/days.ts most', 'shared/paper/Pages.tsx mostMarks', 'shared/paper/open-paper.ts mostDense'],
  ...['shared/paper/open-paper.ts mostPixels', 'vacancies/VacancyReasons.tsx most'],
]

it('nor how many: what a list takes, and how far a figure goes, it reads there as well', () => {
  const own = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(stories|fixtures)\.tsx?$/.test(file))
    .flatMap(file =>
      [...readFileSync(join(screens, file), 'utf8').matchAll(/^(?:export )?const (most\w*|largest) = [\d_]+$/gm)].map(
        ([, name = '']) => `${file} ${name}`,
      ),
    )
  expect(own.toSorted()).toEqual(shown.toSorted())
})

it('a crew is added to as many days as a plan takes crews', () => {
  expect(counts['ProjectPlanChange.crews']).toBe(100)
  expect(counts['FaqEntry.tags']).toBe(20)
  expect(counts['RateCardItemEntry.addOns.sunday.percent']).toBe(500)
})

it('no line is charged with more than a shift may last', () => {
  const charged = (['SignOff.lines', 'NewHoursAmendment', 'ProjectCrewItemStatusChange.hours'] as const).map(
    name => fields[`${name}.chargeable`].maximum,
  )
  expect(charged).toEqual([longestShift, longestShift, longestShift])
})
