import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { OneTimeCodesView } from './OneTimeCodesView.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SpareCodesDialog } from './SpareCodesDialog.tsx'

const meta = {
  component: OneTimeCodesView,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Profile' } },
  args: {
    state: loaded({ codesSince: '2026-05-20T10:00:00Z', spareCodesLeft: 9 }),
    now: Date.parse('2026-05-27T12:32:00Z'),
    ...{ onSetUp: fn(), onEnd: fn() },
  },
} satisfies Meta<typeof OneTimeCodesView>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/9 spare codes left/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off one-time codes' }))
    await expect(args.onEnd).toHaveBeenCalled()
  },
}
export const Off: Story = {
  args: { state: loaded({ codesSince: null, spareCodesLeft: 0 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up one-time codes' }))
    await expect(args.onSetUp).toHaveBeenCalled()
  },
}
/** Whoever loses the phone now needs the office. */
export const NoSpareCodeLeft: Story = {
  args: { state: loaded({ codesSince: '2026-05-20T10:00:00Z', spareCodesLeft: 0 }) },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Profile', longer: true } } }

const asked = fn()
export const Password: Story = {
  render: () => (
    <PasswordDialog
      title="Set up one-time codes"
      submitLabel="Go on"
      busy={false}
      said="The password is wrong."
      onSubmit={asked}
      onClose={fn()}
    >
      {null}
    </PasswordDialog>
  ),
  play: async () => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }))
    await expect(dialog.getByText('Type your password.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'secret{Enter}')
    await expect(asked).toHaveBeenCalledWith('secret')
  },
}

const given = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  setupAddress: 'otpauth://totp/Nordlicht:mara@nordlicht.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  spareCodes: Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`),
}
const typed = fn()
const key = (over: Partial<Parameters<typeof KeyDialog>[0]> = {}) => (
  <KeyDialog
    {...{ given, busy: false, notice: null, notCopied: false }}
    {...{ onCopy: fn(), onTyped: typed, onClose: fn() }}
    {...over}
  />
)
/** Scanned, opened on this very phone, or typed. */
export const Key: Story = {
  render: () => key(),
  play: async () => {
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Code/), '12345{Enter}')
    await expect(dialog.getByText('Type the six digits.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Code/), '6{Enter}')
    await expect(typed).toHaveBeenCalledWith('123456')
  },
}
export const KeyRefused: Story = { render: () => key({ notice: 'refused', notCopied: true }) }
export const KeyDark: Story = { render: () => key(), globals: { scheme: 'dark' } }
export const KeyPhone: Story = { render: () => key(), globals: { viewport: { value: 'phone' }, language: 'de' } }
export const KeyLongWords: Story = { render: () => key(), parameters: { screen: { title: 'Profile', longer: true } } }

const kept = fn()
const spare = () => <SpareCodesDialog codes={given.spareCodes} notCopied={false} onCopy={fn()} onKept={kept} />
export const SpareCodes: Story = {
  render: spare,
  play: async () => {
    kept.mockClear()
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(kept).not.toHaveBeenCalled()
    await expect(dialog.getByText(/^Nobody can show them again/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'I have kept them' }))
    await expect(kept).toHaveBeenCalledTimes(1)
  },
}
export const SpareCodesPhone: Story = { render: spare, globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const SpareCodesDark: Story = { render: spare, globals: { scheme: 'dark' } }
