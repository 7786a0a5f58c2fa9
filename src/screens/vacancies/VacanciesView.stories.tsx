import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { useWords } from '../../i18n/words.ts'
import { loaded, morning, quiet, uuid } from '../shared/fixtures.ts'
import type { Vacancy } from '../shared/job/vacancy.ts'
import { listOf } from '../shared/list/useList.ts'
import { VacanciesView } from './VacanciesView.tsx'
import { WeekLines } from './WeekLines.tsx'
import { byProject, longWords, overviewOf, vacancies, week } from './vacancies.fixtures.ts'
import { weekLines } from './week-lines.ts'

function Week({ vacancy }: { vacancy: Vacancy }) {
  return <WeekLines lines={weekLines(useWords(), vacancy, week, morning)} />
}

const [thursday, sunday] = vacancies
const meta = {
  component: VacanciesView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Vacancies' } },
  args: {
    order: 'day',
    state: loaded(listOf(vacancies)),
    overview: overviewOf(vacancies),
    now: morning,
    commands: { ...quiet, give: fn() },
    applies: true,
    week: vacancy => <Week vacancy={vacancy} />,
    at: {
      narrowing: { tab: 'all', role: null, day: null },
      onNarrow: fn(),
      selected: null,
      onSelect: fn(),
      hrefOf: id => `/vacancies?vacancy=${id}`,
      address: { search: '', onSearch: fn(), clear: fn() },
    },
  },
} satisfies Meta<typeof VacanciesView>
export default meta
type Story = StoryObj<typeof meta>

const desk = { viewport: { value: 'desk' } }

export const ByDay: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /Thu 28 May/ })).toHaveTextContent('tomorrow, 1 vacancy')
    const barred = canvas.getByRole('row', { name: /Follow-spot/ })
    await expect(barred).toHaveTextContent('1 place left')
    await expect(within(barred).getByRole('img', { name: 'In the way' })).toBeVisible()
    await expect(barred).toHaveTextContent('Double booking: 14:00 Barclays Arena')
    await userEvent.click(within(barred).getByRole('button', { name: 'Apply anyway' }))
    await expect(args.commands.give).toHaveBeenLastCalledWith(
      expect.objectContaining({ position: thursday?.id }),
      'apply',
    )
    const tired = canvas.getByRole('row', { name: /Volksparkstadion/ })
    await expect(tired).toHaveTextContent('Only 9 h of rest after Kampnagel, Sat 20:00')
    await expect(tired).toHaveTextContent('A working day of 12:30 h, 10 h are the most')
    await expect(within(tired).getByRole('button', { name: 'Apply' })).toBeVisible()
    const applied = canvas.getByRole('row', { name: /Stadtpark/ })
    await expect(applied).toHaveTextContent('Free all day')
    await expect(applied).toHaveTextContent('Rested 18 h')
    await expect(within(applied).getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Light hand/ })).toHaveTextContent(
      'You applied for that day: 05:45 Stadtpark Freilichtbühne',
    )
  },
}
export const Opened: Story = {
  globals: desk,
  args: { at: { ...meta.args.at, selected: sunday?.id ?? '' } },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Vacancy' }))
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Stagehand' })).toHaveFocus())
    await expect(panel.getByText('Warm meal at 18:00')).toBeVisible()
    const lines = panel.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines).toEqual(
      expect.arrayContaining([
        'Mon 25free',
        'Tue 2608:00Messe Hamburg',
        'Wed 27free',
        'Thu 2814:00Barclays Arena',
        'Fri 29Blocked date',
        'Sat 3012:00Kampnagel',
        'Sun 3105:00Volksparkstadion',
      ]),
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.at.onSelect).toHaveBeenCalledWith(null)
  },
}
export const ByProject: Story = {
  args: { order: 'project', overview: byProject },
  globals: desk,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Hafengeburtstag/ })).toHaveTextContent('3 vacancies')
    await expect(canvas.getByRole('row', { name: /Follow-spot/ })).toHaveTextContent('Thu 28 May')
  },
}
export const Keyboard: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('link', { name: 'Follow-spot' })).toHaveFocus()
    await userEvent.keyboard('ja')
    await expect(args.commands.give).toHaveBeenCalledWith(expect.objectContaining({ position: sunday?.id }), 'apply')
    await userEvent.keyboard('{Enter}')
    await expect(args.at.onSelect).toHaveBeenCalledWith(sunday?.id)
    // What was applied for is not applied for again.
    await userEvent.keyboard('ja')
    await expect(args.commands.give).toHaveBeenCalledOnce()
  },
}
export const Narrowing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /What fits/ }))
    await expect(args.at.onNarrow).toHaveBeenLastCalledWith({ tab: 'fits', role: null, day: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Day' }), 'Weekends')
    await expect(args.at.onNarrow).toHaveBeenLastCalledWith({ tab: 'all', role: null, day: 'weekend' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Function' }), 'Follow-spot')
    await expect(args.at.onNarrow).toHaveBeenLastCalledWith({ tab: 'all', role: 'followSpot', day: null })
  },
}
/** Planning looks into the list; it applies for nothing. */
export const Planner: Story = {
  args: { applies: false, week: () => <></> },
  globals: desk,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'For you' })).toBeNull()
  },
}
export const OneThousand: Story = {
  args: {
    state: loaded(
      listOf(Array.from({ length: 1_000 }, (_, at) => ({ ...(sunday as Vacancy), id: uuid(50_000 + at) }))),
    ),
    overview: { ...overviewOf([]), groups: [{ group: '2026-05-31', name: null, total: 1_000 }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('5 places left')).not.toHaveLength(0)
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(100)
  },
}
const nothing = { state: loaded(listOf<Vacancy>([])), overview: overviewOf([]) }
export const Nothing: Story = { args: nothing }
export const NothingFits: Story = {
  args: { ...nothing, at: { ...meta.args.at, narrowing: { tab: 'fits', role: null, day: null } } },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing that is open fits your calendar.')).toBeVisible(),
}
export const NothingFound: Story = {
  args: { ...nothing, at: { ...meta.args.at, narrowing: { tab: 'all', role: null, day: 'weekend' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.at.address.clear).toHaveBeenCalledWith('tab', 'function', 'day')
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' }, overview: undefined } }
export const Refused: Story = { args: { state: { kind: 'refused' }, overview: undefined } }
export const NotRefreshed: Story = { args: { state: loaded(listOf(vacancies), morning) } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OpenedDark: Story = { ...Opened, globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OpenedPhone: Story = {
  args: { at: { ...meta.args.at, selected: sunday?.id ?? '' } },
  globals: { viewport: { value: 'phone' } },
}
export const LongWords: Story = {
  args: { state: loaded(listOf(longWords)), overview: overviewOf(longWords) },
  parameters: { screen: { title: 'Vacancies', longer: true } },
}
export const LargeText: Story = {
  globals: { ...desk, text: 'twice' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Follow-spot' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
