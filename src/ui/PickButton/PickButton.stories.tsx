import type { Meta, StoryObj } from '@storybook/react-vite'
import { PickButton } from './PickButton.tsx'

const meta = { component: PickButton, args: { look: 'bar', text: 'May 2026' } } satisfies Meta<typeof PickButton>
export default meta
type Story = StoryObj<typeof meta>

export const InABar: Story = {}
export const InABarInDark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = { args: { empty: true, text: 'Any month' } }
export const Long: Story = {
  args: { text: 'Veranstaltungstechniker Beleuchtungsanlagen und Verfolgerscheinwerfer' },
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice' },
}
