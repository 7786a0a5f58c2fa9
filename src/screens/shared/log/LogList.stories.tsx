import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { morning } from '../fixtures.ts'
import { LogList } from './LogList.tsx'
import { lines } from './log.fixtures.ts'

const meta = {
  component: LogList,
  decorators: [withScreen],
  args: { lines, now: morning + 3 * 3_600_000 },
} satisfies Meta<typeof LogList>
export default meta
type Story = StoryObj<typeof meta>

export const NewestFirst: Story = {
  play: async ({ canvas }) => {
    const [added, changed, invited, confirmed, moved, cancelled, renewed] = canvas.getAllByRole('listitem')
    await expect(added).toHaveTextContent('Runner added to Show 1, Britta Claasen')
    await expect(changed).toHaveTextContent('Stagehand, Load-in: Places 7 8')
    await expect(changed).toHaveTextContent('Places was 7, is now 8')
    await expect(invited).toHaveTextContent('Ruben Castillo invited, Britta Claasen')
    // Whoever answers for themselves is not named twice.
    await expect(confirmed?.textContent).toMatch(/Ruben Castillo confirmed$/)
    await expect(moved).toHaveTextContent(/^Tue,? 26 May/)
    await expect(moved).toHaveTextContent('Start 22:00 23:00')
    await expect(moved).toHaveTextContent('Day Fri 29 May Sat 30 May')
    await expect(moved).toHaveTextContent('Break nothing 30 min')
    await expect(moved).toHaveTextContent('Open for applications yes no')
    await expect(moved).toHaveTextContent('17 people told, Arne Wulff')
    await expect(cancelled).toHaveTextContent('Ruben Castillo cannot come, “My daughter is ill.”')
    await expect(renewed?.textContent).toMatch(/Visitor link renewed$/)
  },
}
export const Empty: Story = { args: { lines: [] } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
