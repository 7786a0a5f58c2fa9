import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { PayrollItemView } from './PayrollItemView.tsx'
import { correction, night } from './payrolls.fixtures.ts'

const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: PayrollItemView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payroll item' } },
  args: { state: loaded(night) },
} satisfies Meta<typeof PayrollItemView>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Night 23:00 – 06:00; Sunday 00:00 – 06:30/)
    await expect(canvas.getByText(/× €5\.375/)).toBeVisible()
    await expect(canvas.getByText('€34.94')).toBeVisible()
    await expect(canvas.getByText('€286.44')).toBeVisible()
    await expect(canvas.getByText('Signed off by Amira Haddad')).toBeVisible()
  },
}
export const Dark: Story = { globals: { ...phone, scheme: 'dark' } }
export const German: Story = { globals: { ...phone, locale: 'de' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
/** Nobody of the client has signed. */
export const OnTheChiefsWord: Story = {
  args: { state: loaded({ ...night, basis: 'chief', signature: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hours of Amira Haddad')).toBeVisible()
  },
}
export const Correction: Story = {
  args: { state: loaded(correction) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('−€24.00')).toHaveLength(2)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const PutRight: Story = {
  args: { state: loaded({ ...night, former: 27_000, formerPay: { minutes: 450, lines: [], amount: 27_000 } }) },
}
export const Absent: Story = { args: { state: { kind: 'absent' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
