import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { CrewProofsView } from './CrewProofsView.tsx'
import { many, onFile, proofs } from './proofs.fixtures.ts'

const args: ComponentProps<typeof CrewProofsView> = {
  ...{ rows: proofs, days: ['2026-05-27', '2026-05-28'], date: '', narrow: false },
  ...{ onDate: fn(), onExport: fn(), onList: fn() },
  ...{ search: '', onSearch: fn(), isLackingOnly: false, onLackingOnly: fn() },
}
/** As the address has it, what it is narrowed to stays. */
function Narrowed(props: ComponentProps<typeof CrewProofsView>) {
  const [search, setSearch] = useState(props.search)
  const [isLackingOnly, setIsLackingOnly] = useState(props.isLackingOnly)
  const kept = { search, onSearch: setSearch, isLackingOnly, onLackingOnly: setIsLackingOnly }
  return <CrewProofsView {...props} {...kept} />
}
const meta = {
  component: CrewProofsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Documents' } },
  globals: { viewport: { value: 'desk' } },
  render: props => (
    <Page width="list">
      <Narrowed {...props} />
    </Page>
  ),
  args,
} satisfies Meta<typeof CrewProofsView>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = within(canvas.getByRole('grid'))
    await expect(
      grid.getByRole('link', {
        name: 'Tomasz Zieliński, Certificate of function: 16d, ends on 12 June 2026, 16 days left',
      }),
    ).toBeVisible()
    await expect(grid.getByRole('img', { name: 'Aylin Demir, Safety briefing: Missing' })).toBeVisible()
    // Tab reaches one cell, arrows the others.
    grid.getByRole('link', { name: /^Hauke Brandt, Identity/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(grid.getByRole('link', { name: /^Mirko Vuković, Social security/ })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Everybody' }), '3 people lack papers')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await userEvent.type(canvas.getByRole('searchbox'), 'samira')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'ZIP, 7 people' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
}
/** That a proof is there or is not: no day, no paper, no archive. */
export const Client: Story = {
  args: { rows: onFile, onExport: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText(/\d+d$/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Proof list' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /ZIP/ })).toBeNull()
  },
}
export const Many: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 people')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80)
  },
}
export const Nobody: Story = { args: { rows: [] } }
export const Phone: Story = { args: { narrow: true }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const DarkPhone: Story = {
  args: { narrow: true },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
}
export const German: Story = { globals: { language: 'de' } }
export const LargeText: Story = {
  args: { narrow: true },
  globals: { text: 'twice', language: 'de', viewport: { value: 'phone' } },
}
