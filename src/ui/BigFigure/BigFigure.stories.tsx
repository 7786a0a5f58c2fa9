import type { Meta, StoryObj } from '@storybook/react-vite'
import { BigFigure } from './BigFigure.tsx'

const meta = {
  component: BigFigure,
  args: { label: 'Team speed', value: '€58.86', unit: 'per hour', note: 'Turnover by worked hours' },
} satisfies Meta<typeof BigFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WithEnd: Story = { args: { value: '90 %', unit: undefined, end: '€111,930 of €124,000' } }
export const Unknown: Story = { args: { value: '–', unit: undefined } }
export const Wall: Story = { args: { wall: true, note: undefined } }
export const WallLong: Story = { args: { wall: true, value: '12.380 €', unit: undefined, note: undefined } }
export const WallLonger: Story = {
  args: { wall: true, label: 'Bonws y tîm', value: '1 234 567 Ft', unit: undefined, note: undefined },
}
