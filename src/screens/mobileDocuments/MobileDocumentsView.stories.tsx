import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { papers, rates } from './mobile-documents.fixtures.ts'
import { MobileDocumentsView } from './MobileDocumentsView.tsx'

const meta = {
  component: MobileDocumentsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Documents' } },
  globals: { viewport: { value: 'phone' } },
  args: { documents: papers, kept: new Set([papers[1]?.version?.id ?? '']), rates },
} satisfies Meta<typeof MobileDocumentsView>
export default meta
type Story = StoryObj<typeof meta>

export const AtHand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Travel and expenses' })).toHaveAccessibleDescription(
      'PDF, 1 page, kept on this device',
    )
    await expect(canvas.getByRole('link', { name: 'Rate agreement 2025' })).toHaveAccessibleDescription(
      /signed by all 3/,
    )
    await expect(canvas.getByRole('row', { name: /Rigger/ })).toHaveTextContent('Rigger€21.50€22.40')
    await expect(canvas.getByRole('row', { name: /Sunday/ })).toHaveTextContent('Sunday+50%by function')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const LargeText: Story = { globals: { text: 'twice' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const WithoutRates: Story = { args: { rates: null } }
export const OnlyToCome: Story = { args: { documents: [], rates: { now: null, next: rates.next } } }
export const Nothing: Story = {
  args: { documents: [], rates: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No documents found.')).toBeVisible()
  },
}
