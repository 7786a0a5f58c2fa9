import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Column, DeskFoot, DeskGroup, DeskLink, DeskRow, DeskTable, TwoLines } from './DeskTable.tsx'

const columns: readonly Column[] = [
  { key: 'dates', label: 'Dates', width: '12rem' },
  { key: 'project', label: 'Project', width: 'minmax(10rem, 1fr)' },
  { key: 'manager', label: 'Managed by', width: '10rem', deskOnly: true },
]
const shows = [
  'Nordic Sounds 2026',
  'Mira Okonjo, Open Windows Tour',
  'Donaudampfschifffahrtsgesellschaftskapitänskonzert',
]

const meta = {
  component: DeskTable,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Projects', columns, total: 3, around: { before: 0, after: 0 }, children: null },
  render: args => (
    <DeskTable {...args}>
      <DeskGroup line={0} columns={3} title="Running now" sub="3 projects, 2 people late" />
      {shows.map((show, index) => (
        <DeskRow
          key={show}
          index={index}
          line={index + 1}
          columns={columns}
          current={index === 0}
          cells={[
            <TwoLines key="dates" title={<b>Wed 27 May</b>} sub="Now 07:00, Load-in" />,
            <TwoLines key="project" title={<DeskLink href={`#${index}`}>{show}</DeskLink>} sub="Hanse Konzerte GmbH" />,
            'Britta Claasen',
          ]}
        />
      ))}
    </DeskTable>
  ),
} satisfies Meta<typeof DeskTable>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Projects' })).toHaveAttribute('aria-rowcount', '4')
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Nordic Sounds 2026')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }

const priced: readonly Column[] = [
  { key: 'begin', label: 'Begin', width: '5rem' },
  { key: 'person', label: 'Person', width: 'minmax(8rem, 1fr)' },
  { key: 'hours', label: 'Hours', width: '6rem', number: true, named: true },
  { key: 'total', label: 'Total', width: '8rem', number: true, named: true },
]
const sums = { columns: priced, cells: ['14:30', '€449.50'] }
/** Figures stand one below the other, with what each group and all of it come to. */
export const Summed: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <DeskTable
      label="Lines"
      columns={priced}
      total={2}
      around={{ before: 0, after: 0 }}
      foot={<DeskFoot title="2 lines" sub="before tax" sums={sums} />}
    >
      <DeskGroup line={0} columns={4} title="Fri 8 May" sub="Build-up" sums={sums} />
      {['Finn Albers', 'Hauke Brandt'].map((person, index) => (
        <DeskRow
          key={person}
          index={index}
          line={index + 1}
          columns={priced}
          cells={['10:00', person, '7:15', '€224.75']}
        />
      ))}
    </DeskTable>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(5)
    await expect(rows.at(-1)).toHaveTextContent(/2 lines before tax.*14:30.*€449.50/)
  },
}
export const SummedOnAPhone: Story = { ...Summed, globals: { viewport: { value: 'phone' } } }
