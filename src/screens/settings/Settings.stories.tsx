import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsView } from './SettingsView.tsx'
import { settings } from './settings.fixtures.ts'

const sent = fn<(body: unknown) => void>()
const office = { user: { loginTypes: ['office' as const] } }

const meta = {
  component: SettingsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Settings', session: office } },
  args: { state: loaded(settings), children: content => <SettingsForm settings={content} /> },
  beforeEach: ({ parameters }) => {
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('/api/v1/')) return fetch(input, init)
      sent(await request.json())
      const [status, body] = (parameters['answer'] ?? [200, { ...settings, revision: 5 }]) as [number, object]
      return Response.json(body, { status })
    }
    sent.mockClear()
    return () => void (globalThis.fetch = fetch)
  },
} satisfies Meta<typeof SettingsView>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

const save = ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }))

/** What was changed is named in the bar, and nothing else is sent. */
export const Changed: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    const late = canvas.getByLabelText('Late only after')
    await userEvent.clear(late)
    await userEvent.type(late, '10')
    await userEvent.click(canvas.getByLabelText('People type a PIN at the kiosk'))
    await userEvent.type(canvas.getByLabelText('Planted with'), ' e. V.')
    await expect(canvas.getByText('Not saved yet: Rules of the day, Page of trees')).toBeVisible()
    await save(context)
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      rules: { graceMinutes: 10, kioskPin: false },
      trees: { partner: 'Schutzgemeinschaft Deutscher Wald e. V.' },
      revision: 4,
    })
    await expect(await canvas.findByText('Everything is saved.')).toBeVisible()
    await expect(canvas.getByText(/^Saved\. Everybody sees it/)).toBeVisible()
  },
}

/** Hours are chosen, or there are none; each goes by itself. */
export const QuietHours: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Quiet from' }))
    await userEvent.click(await screen.findByRole('option', { name: '05:00' }))
    await save(context)
    await expect(await canvas.findByText('Choose two different hours.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Quiet until' }))
    await userEvent.click(await screen.findByRole('option', { name: '08:00' }))
    await userEvent.click(canvas.getByLabelText('E-mail that an answer comes too late'))
    await expect(canvas.getByText('Not saved yet: Notices')).toBeVisible()
    await save(context)
    await expect(sent).toHaveBeenCalledWith({
      rules: { quietHours: { from: 5, to: 8 }, mailed: { lapsed: false } },
      revision: 4,
    })
  },
}
export const WithoutTextMessages: Story = {
  args: { state: loaded({ ...settings, sendsSms: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail that somebody is on')).toBeChecked()
    await expect(canvas.queryByLabelText('Text message about a near call')).toBeNull()
  },
}
export const NoTextMessages: Story = {
  play: async context => {
    await context.userEvent.click(context.canvas.getByLabelText('Text message about a near call'))
    await save(context)
    await expect(sent).toHaveBeenCalledWith({ rules: { sms: false }, revision: 4 })
  },
}
export const NoQuietHours: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('combobox', { name: 'Quiet from' })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Devices have quiet hours'))
    await expect(canvas.queryByRole('combobox', { name: 'Quiet from' })).toBeNull()
    await save(context)
    await expect(sent).toHaveBeenCalledWith({ rules: { quietHours: null }, revision: 4 })
  },
}

/** Said while it is typed; the whole look can be mended at once. */
export const FaintColour: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    const light = within(canvas.getByRole('group', { name: 'Where the page is light' }))
    const accent = light.getByLabelText('Accent')
    await expect(light.getAllByText(/^Contrast .* at least 3 : 1$/)).toHaveLength(1)
    await userEvent.clear(accent)
    await userEvent.type(accent, '#ffee00')
    await expect(accent).toBeInvalid()
    await expect(canvas.getByText(/^2 colours cannot be read/)).toBeVisible()
    await save(context)
    await expect(sent).not.toHaveBeenCalled()
    await expect(accent).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Take the nearest that can be read' }))
    await expect(accent).toBeValid()
    await save(context)
    await expect(sent).toHaveBeenCalledOnce()
  },
}
export const FromOneColour: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    const light = within(canvas.getByRole('group', { name: 'Where the page is light' }))
    await userEvent.clear(light.getByLabelText('Accent'))
    await userEvent.type(light.getByLabelText('Accent'), '#1f4f99')
    await userEvent.click(canvas.getByRole('button', { name: 'Make all colours from the light accent' }))
    await expect(canvas.queryByText(/cannot be read/)).toBeNull()
    await save(context)
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        look: expect.objectContaining({ light: expect.objectContaining({ accent: '#1f4f99' }) as unknown }) as unknown,
      }),
    )
  },
}
export const Wrong: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.clear(canvas.getByLabelText('Name of the agency'))
    await userEvent.type(canvas.getByLabelText('Rest between two shifts'), '0')
    await userEvent.type(canvas.getByLabelText('E-mail'), ' or phone')
    await save(context)
    await expect(canvas.getByText('Enter a name.')).toBeVisible()
    await expect(canvas.getByText('Enter a whole number from 0 to 24.')).toBeVisible()
    await expect(canvas.getByText('Enter an e-mail address, or leave it empty.')).toBeVisible()
    await expect(canvas.getByText('Something is not right yet. It is marked above.')).toBeVisible()
    await expect(canvas.getByLabelText('Name of the agency')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}
/** Somebody else was quicker: what one did not touch stays as the other left it. */
export const ChangedMeanwhile: Story = {
  parameters: {
    answer: [
      409,
      {
        code: 'changedMeanwhile',
        settings: { ...settings, name: 'Nordlicht', rules: { ...settings.rules, graceMinutes: 7 }, revision: 9 },
      },
    ],
  },
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('Late only after'), '0')
    await save(context)
    const dialog = within(await screen.findByRole('alertdialog', { name: /changed the settings meanwhile/ }))
    await expect(dialog.getByText('Nordlicht')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ rules: { graceMinutes: 50 }, revision: 9 }))
  },
}
export const RefusedColours: Story = {
  parameters: { answer: [409, { code: 'colourUnreadable', colours: [{ colour: 'dark.accentText' }] }] },
  play: async context => {
    await context.userEvent.type(context.canvas.getByLabelText('Phone'), '0')
    await save(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Not saved, for it cannot be read: Text in the accent (Where the page is dark).',
    )
  },
}
export const Discarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+49 40 5550 100')
    await expect(canvas.getByText('Everything is saved.')).toBeVisible()
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desk' } } }
export const DarkOnPhone: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } }
export const LongGerman: Story = {
  parameters: { screen: { title: 'Settings', longer: true, session: office } },
  args: { state: loaded({ ...settings, name: 'Veranstaltungsdienstleistungsgesellschaft'.repeat(4) }) },
  globals: { viewport: { value: 'phone' } },
}
export const LargeText: Story = { globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
