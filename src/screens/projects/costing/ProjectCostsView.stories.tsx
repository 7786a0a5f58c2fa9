import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { costs, nothing, now, partlyPriced, withoutPrices } from './costing.fixtures.ts'
import { CostBar } from './CostBar.tsx'
import { ProjectCostsView } from './ProjectCostsView.tsx'

const meta = {
  component: ProjectCostsView,
  decorators: [
    Story => (
      <Page width="wide">
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Windkraft Forum 2026' } },
  args: { costs, now },
} satisfies Meta<typeof ProjectCostsView>
export default meta
type Story = StoryObj<typeof meta>

/** Every figure of the foot is the sum of those above; what runs is no charge yet. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Costs' })
    const rows = within(table).getAllByRole('row')
    const cells = (of: HTMLElement | undefined) =>
      of
        ? within(of)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent)
        : []
    await expect(cells(rows.at(-1))).toEqual([
      '55 of 56',
      '506:00',
      '473:19',
      '335:15',
      '–',
      'before tax',
      '€17,201.00',
      '€11,660.25',
      '–',
    ])
    const running = within(table).getByRole('row', { name: /Hall A4, stands/ })
    await expect(cells(running).slice(2, 4)).toEqual(['136:28', '–'])
    await expect(within(table).getByRole('row', { name: /Stagehand.*over the plan: 8:24/ })).toBeVisible()
  },
}
const onBy = fn()
const onSave = fn()
const bar = (
  <CostBar by="position" onBy={onBy} papers={['calculation', 'sheet', 'report']} onSave={onSave} busy={null} />
)
/** The same positions by what they do: the foot stays what it was. */
export const ByPosition: Story = {
  args: { by: 'position', bar },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Costs' })
    const stagehands = within(table).getByRole('row', { name: /^Stagehand/ })
    await expect(
      within(stagehands)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['41 of 42', '378:00', '353:50', '223:00', '–', '', '11,718.00', '6,913.00', '–'])
    await expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('€17,201.00')
    await userEvent.click(canvas.getByRole('button', { name: 'By crew' }))
    await expect(onBy).toHaveBeenCalledWith('crew')
    await userEvent.click(canvas.getByRole('button', { name: 'XLSX' }))
    await expect(onSave).toHaveBeenCalledWith('sheet')
  },
}
export const PhoneByPosition: Story = {
  args: { by: 'position', bar },
  globals: { viewport: { value: 'phone' }, language: 'cy' },
}
/** When somebody came and left is not the client's matter: neither a column nor a figure says so. */
export const Client: Story = {
  args: { mayKnowWorked: false },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Worked')).toBeNull()
    const foot = within(canvas.getByRole('table', { name: 'Costs' }))
      .getAllByRole('row')
      .at(-1)
    await expect(within(foot ?? document.body).getAllByRole('cell')).toHaveLength(8)
  },
}
export const Dark: Story = { globals: { viewport: { value: 'desk' }, scheme: 'dark' } }
export const WithoutPrices: Story = {
  args: { costs: withoutPrices },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rate per hour')).toBeNull()
    await expect(canvas.queryByText(/EUR|€/)).toBeNull()
  },
}
export const PartlyPriced: Story = {
  args: { costs: partlyPriced },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 position without a rate: it is not in these sums.')).toBeVisible()
  },
}
export const NothingPlanned: Story = { args: { costs: nothing } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneGermanDark: Story = { globals: { viewport: { value: 'phone' }, language: 'de', scheme: 'dark' } }
export const LongWords: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: { screen: { title: 'Project', longer: true } },
}
