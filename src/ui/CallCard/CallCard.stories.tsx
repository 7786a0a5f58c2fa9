import { IconCheck } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Note } from '../Note/Note.tsx'
import { Cards } from '../Page/Page.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { CallCard } from './CallCard.tsx'

const meta = {
  component: CallCard,
  args: {
    date: 'Wed 27 May',
    dateNote: 'today',
    time: '06:00',
    until: '14:00',
    role: 'Stagehand',
    venue: 'Elbphilharmonie',
    city: 'Großer Saal, Hamburg',
    chip: <StatusChip status="confirmed">Confirmed</StatusChip>,
    href: '#job',
    headingLevel: 2,
  },
} satisfies Meta<typeof CallCard>
export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const EndsNextDay: Story = { args: { time: '17:00', until: '00:30', untilNote: '+1' } }
export const Past: Story = { args: { muted: true, chip: <StatusChip status="signedOff">Signed off</StatusChip> } }
export const Least: Story = {
  args: {
    date: 'Sat 30 May',
    time: '06:30',
    role: 'Rigger',
    venue: 'Kampnagel',
    chip: undefined,
    until: undefined,
    city: undefined,
    dateNote: undefined,
    href: undefined,
  },
}
export const Conflict: Story = {
  args: {
    date: 'Sat 30 May',
    dateNote: undefined,
    role: 'Fork-lift driver',
    chip: <StatusChip status="changed">Changed</StatusChip>,
    note: (
      <Note tone="wait">
        Overlaps with <b>Rigger, Kampnagel</b>, 12:00 – 20:00. You said yes to both.
      </Note>
    ),
  },
}
export const LongGerman: Story = {
  args: {
    date: 'Donnerstag, 28. Mai',
    dateNote: 'übermorgen',
    role: 'Veranstaltungstechniker Beleuchtungsanlagen',
    venue: 'Kongresszentrum Westfalenhallen Dortmund, Lieferanteneingang Nordost',
    city: 'Rheinlanddamm, Dortmund',
    chip: <StatusChip status="invited">Zu bestätigen bis 12:00</StatusChip>,
  },
}
export const TwoHundred: Story = {
  render: args => (
    <Cards>
      {Array.from({ length: 200 }, (_, index) => (
        <CallCard key={index} {...args} role={`Stagehand ${index + 1}`} />
      ))}
    </Cards>
  ),
}

const confirm = fn()
export const ActionsAboveTheLink: Story = {
  args: {
    chip: <StatusChip status="invited">Confirm by 12:00</StatusChip>,
    actions: (
      <>
        <Button>Decline</Button>
        <Button variant="tonal" icon={<IconCheck aria-hidden="true" />} onClick={confirm}>
          Confirm
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    confirm.mockClear()
    await expect(canvas.getByRole('link', { name: 'Stagehand' })).toHaveAccessibleDescription(/Wed 27 May/)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(confirm).toHaveBeenCalledTimes(1)
    await expect(location.hash).not.toBe('#job')
  },
}
/** Twice as large, the words have the card's width, and each answer a line of its own. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  args: {
    actions: (
      <>
        <Button variant="line">Decline</Button>
        <Button variant="tonal">Confirm</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [decline, confirm] = ['Decline', 'Confirm'].map(name =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(confirm?.top).toBeGreaterThanOrEqual(decline?.bottom ?? Infinity)
    const [time, role] = [canvas.getByText('06:00'), canvas.getByText('Stagehand')].map(one =>
      one.getBoundingClientRect(),
    )
    await expect(role?.top).toBeGreaterThanOrEqual(time?.bottom ?? Infinity)
  },
}
