import { IconArrowRight, IconCheck, IconLock, IconLogin2, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Confirm', onClick: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Main: Story = { args: { variant: 'main' } }
export const Tonal: Story = { args: { variant: 'tonal', icon: <IconCheck aria-hidden="true" /> } }
export const Line: Story = { args: { children: 'Decline' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Later' } }
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete project', icon: <IconTrash aria-hidden="true" /> },
}
export const Small: Story = { args: { size: 'small', children: 'Withdraw' } }
export const Call: Story = { args: { variant: 'main', size: 'call', full: true, children: 'Log in' } }
export const Punch: Story = {
  args: { variant: 'main', size: 'punch', full: true, icon: <IconLogin2 aria-hidden="true" />, children: 'Check in' },
}
export const PunchInDark: Story = { ...Punch, globals: { scheme: 'dark' } }
export const PunchAtHarbour: Story = { ...Punch, globals: { tenant: 'harbour' } }
export const Link: Story = { args: { href: '#vacancies', variant: 'tonal', children: 'See 7 vacancies' } }
export const LeadsOn: Story = {
  args: { href: '#items', variant: 'main', size: 'call', full: true, children: 'Check 2 items' },
  render: args => <Button {...args} after={<IconArrowRight data-testid="after" aria-hidden="true" />} />,
  play: async ({ canvas }) => {
    const [sign, words] = [canvas.getByTestId('after'), canvas.getByText('Check 2 items')].map(element =>
      element.getBoundingClientRect(),
    )
    await expect(sign?.left).toBeGreaterThanOrEqual(words?.right ?? NaN)
    await expect(sign?.top).toBeLessThan(words?.bottom ?? NaN)
  },
}
export const LongGerman: Story = {
  args: {
    variant: 'main',
    full: true,
    icon: <IconCheck aria-hidden="true" />,
    children: 'Veranstaltungstechniker Beleuchtungsanlagen verbindlich bestätigen',
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
}
export const Disabled: Story = {
  args: { disabled: true, icon: <IconLock aria-hidden="true" />, children: 'Not yet' },
}

export const Busy: Story = {
  args: { variant: 'main', busy: true, children: 'Sending' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LockedStillAnswers: Story = {
  args: { variant: 'main', locked: true, icon: <IconLock aria-hidden="true" />, children: 'Confirm 11 of 12' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
