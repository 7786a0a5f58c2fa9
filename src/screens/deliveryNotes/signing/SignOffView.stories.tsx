import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { drawing, many, oneMissing, sheet, sheetRow } from '../sign-off.fixtures.ts'
import { SignOffView } from './SignOffView.tsx'

const answer = { kind: 'signed', name: 'Katharina Brandt', signature: drawing } as const
const desk = { globals: { viewport: { value: 'desk', isRotated: false } } }

const meta = {
  component: SignOffView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Sign-off' } },
  args: {
    content: sheet('signing'),
    taps: {
      openLine: fn(),
      confirm: fn(),
      name: fn(),
      draw: fn(),
      refuse: fn(),
      giveRefusal: fn(),
      withoutClient: fn(),
      cancel: fn(),
      lookedAgain: fn(),
    },
  },
} satisfies Meta<typeof SignOffView>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = {
  ...desk,
  args: { content: sheet('signing', { rows: [sheetRow('Amira Haddad', 'crewChief', 495, 495, { toDay: '+1' })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '14:34+1' })).toBeVisible()
  },
}
export const HoursMissing: Story = {
  args: { content: sheet('hoursMissing', { rows: oneMissing }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please set chargeable hours for all positions.')
    // Locked, not dead: a tap leads to the first missing row.
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and freeze hours' }))
    await expect(args.taps.confirm).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Chargeable hours of Kofi Mensah: Set' }))
    await expect(args.taps.openLine).toHaveBeenCalledWith('Kofi Mensah')
    // The alert says whose hours are missing, and leads there.
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Kofi Mensah' }))
    await expect(args.taps.openLine).toHaveBeenCalledTimes(2)
    await expect(args.taps.openLine).toHaveBeenLastCalledWith('Kofi Mensah')
  },
}
export const HoursMissingDark: Story = { args: HoursMissing.args ?? {}, globals: { scheme: 'dark' } }
/** The shift runs: who is in, from when; nothing is missing yet, and nothing is red. */
export const Running: Story = {
  args: {
    content: sheet('timesMissing', {
      runs: { until: '14:30', in: 1, all: 2 },
      rows: [
        sheetRow('Elif Kaya', 'stagehand', 0, null, {
          worked: null,
          missing: false,
          to: null,
          stands: 'in since 05:52',
        }),
        sheetRow('Kofi Mensah', 'stagehand', 0, null, {
          worked: null,
          missing: false,
          from: null,
          to: null,
          stands: 'not in yet',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The shift runs until 14:30: 1 of 2 are in/)).toBeVisible()
    await expect(canvas.getByText('Stagehand · in since 05:52')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByText('Signs when the shift is over')).toBeVisible()
  },
}
/** Three are named, the rest is counted. */
export const TimesMissing: Story = {
  args: {
    content: sheet('timesMissing', {
      rows: many
        .slice(0, 9)
        .map((row, at) => (at % 2 ? { ...row, to: null, minutes: null, missing: true, why: null } : row)),
    }),
  },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('No start or end time entered for a position.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Person 2, Person 4, Person 6 and 1 more' }))
    await expect(args.taps.openLine).toHaveBeenLastCalledWith('Person 2')
  },
}
export const Ready: Story = {
  play: async ({ canvas }) => {
    // The client reads how each sum comes about, and what the pad on the whole screen is for.
    await expect(canvas.getAllByText('06:00 – 14:34, break 0:30, to the quarter hour → 8:15')[0]).toBeVisible()
    await expect(canvas.getByText('HK-26-014 Nordic Sounds 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign on the whole screen' }))
    const pad = canvas.getByRole('dialog', { name: 'Client signature' })
    await expect(pad).toHaveTextContent('HamburgMusik')
    await expect(pad).toHaveTextContent('48:15 h · 6 people')
    await userEvent.click(within(pad).getByRole('button', { name: 'Done' }))
  },
}
export const Drawn: Story = { args: { content: sheet('signing', { context: { drawing } }) } }
export const DrawnDark: Story = { ...Drawn, globals: { scheme: 'dark' } }
export const DrawnHarbour: Story = { ...Drawn, globals: { tenant: 'harbour' } }
export const Desk: Story = { ...Drawn, ...desk }
export const NameMissing: Story = {
  args: { content: sheet('signing', { context: { drawing, name: '', hint: 'nameMissing' } }) },
}
export const Asking: Story = {
  args: { content: sheet('asking') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Freeze without signature' }))
    await expect(args.taps.withoutClient).toHaveBeenCalled()
  },
}
export const Refusing: Story = {
  args: { content: sheet('refusing') },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm with this remark' }))
    await expect(args.taps.giveRefusal).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why not?' }), 'Two people came late.')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm with this remark' }))
    await expect(args.taps.giveRefusal).toHaveBeenCalledWith('Two people came late.')
  },
}
export const SavedWithoutNetwork: Story = {
  args: { content: sheet('queued', { offline: true, context: { answer, entry: 'entry' } }) },
}
export const Signed: Story = { args: { content: sheet('signed', { context: { answer, entry: 'entry' } }) } }
export const SignedDark: Story = { ...Signed, globals: { scheme: 'dark' } }
export const Unsigned: Story = { args: { content: sheet('unsigned', { context: { answer: { kind: 'unsigned' } } }) } }
export const Changed: Story = {
  args: {
    content: sheet('changed', {
      rows: [
        sheetRow('Elif Kaya', 'stagehand', 482, 480),
        sheetRow('Kofi Mensah', 'stagehand', 441, 450, { changed: true }),
      ],
      context: { problem: 'hoursChanged', entry: 'entry' },
    }),
  },
}
export const Overtaken: Story = {
  args: { content: sheet('overtaken', { context: { answer, entry: 'entry', problem: 'hoursSigned' } }) },
}
export const Rejected: Story = {
  args: { content: sheet('rejected', { context: { answer, drawing, entry: 'entry', problem: 'crewChiefOnly' } }) },
}
export const NotSaved: Story = { args: { content: sheet('notSaved', { context: { answer, drawing } }) } }
export const Nobody: Story = { args: { content: sheet('signing', { rows: [] }) } }
export const TwoHundred: Story = { args: { content: sheet('signing', { rows: many }) } }
/** The last row stands clear of the bar, however high that is. */
export const LastRow: Story = {
  args: { content: sheet('signed', { rows: many.slice(0, 23), context: { answer, entry: 'entry' } }) },
  play: async ({ canvas, canvasElement }) => {
    const doc = canvasElement.ownerDocument
    doc.documentElement.scrollTop = doc.documentElement.scrollHeight
    const bar = doc.querySelector('[data-action-bar]')?.getBoundingClientRect()
    await waitFor(async () => {
      doc.documentElement.scrollTop = doc.documentElement.scrollHeight
      const last = canvas.getByText('Katharina Brandt, HamburgMusik').getBoundingClientRect()
      await expect(last.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
    })
  },
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Stundenabschluss', longer: true } },
  args: {
    content: sheet('hoursMissing', {
      place: 'Mehrzweckveranstaltungshalle Mönchengladbach-Rheindahlen, Mi 27. Mai, 06:00',
      company: 'Veranstaltungsgesellschaft Westfalenhallen mbH',
      rows: [
        sheetRow('Maximiliane-Charlotte von Schönburg-Hartenstein', 'stagehand', 488, 495, {
          role: 'Veranstaltungstechnikerin Beleuchtungsanlagen',
        }),
        ...oneMissing,
      ],
    }),
  },
}
