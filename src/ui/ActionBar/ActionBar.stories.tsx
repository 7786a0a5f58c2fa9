import { IconCurrentLocation, IconLogin2 } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Fact } from '../Fact/Fact.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = {
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Fact icon={<IconCurrentLocation aria-hidden="true" />}>
          Outside the 150 m circle. You can still check in; you will be asked for a reason.
        </Fact>
        <Button variant="main" size="punch" full icon={<IconLogin2 aria-hidden="true" />}>
          Check in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const CheckIn: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
/** A bar that would take half of the height stands where it is written instead. */
export const TooTall: Story = {
  args: {
    beside: true,
    children: (
      <>
        <p>23 of 23 set</p>
        <p>184:00 h chargeable</p>
        <p>Frozen, signed by Katharina Brandt</p>
        <p>Saved on this device</p>
        <Button variant="main" size="call" full>
          Look at the delivery note
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('contentinfo')
    await waitFor(() => expect(getComputedStyle(bar).position).toBe('static'))
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--actionbar')).toBe('0px'))
  },
}
export const NotTooTall: Story = {
  args: { beside: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('contentinfo')).position).toBe('fixed')
  },
}
/** At a desk it stays at the foot, as wide as the page. */
export const Wide: Story = {
  args: { beside: true, wide: true },
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('contentinfo')).position).toBe('fixed')
  },
}
