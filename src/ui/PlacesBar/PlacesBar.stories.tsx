import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlacesBar } from './PlacesBar.tsx'

const meta = { component: PlacesBar, args: { amount: 18, filled: 15, requested: 1 } } satisfies Meta<typeof PlacesBar>
export default meta
type Story = StoryObj<typeof meta>

export const Shift: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Full: Story = { args: { amount: 6, filled: 6, requested: 0 } }
export const Empty: Story = { args: { amount: 4, filled: 0, requested: 0 } }
export const MoreAskedThanFree: Story = { args: { amount: 4, filled: 3, requested: 9 } }
export const Shares: Story = { args: { amount: 91, filled: 70, requested: 11 } }
export const WholeWidth: Story = { args: { amount: 9, filled: 5, requested: 2, full: true } }
export const NoPlaces: Story = { args: { amount: 0, filled: 0, requested: 0 } }
