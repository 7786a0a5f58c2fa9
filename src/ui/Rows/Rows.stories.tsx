import { IconPhone, IconSignature } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CallTime } from '../CallTime/CallTime.tsx'
import { Face } from '../Face/Face.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Row, Rows, Tile } from './Rows.tsx'

const opened = fn()
const called = fn()
const meta = {
  component: Rows,
  args: {
    label: 'Next jobs',
    children: (
      <>
        <Row
          href="#1"
          lead={<CallTime size="row">14:00</CallTime>}
          title="Stagehand"
          sub="Thu 28 May · Barclays Arena"
        />
        <Row
          href="#2"
          lead={<CallTime size="row">06:30</CallTime>}
          title="Stagehand"
          sub="Sat 30 May · Volksparkstadion"
        />
      </>
    ),
  },
} satisfies Meta<typeof Rows>
export default meta
type Story = StoryObj<typeof meta>

export const Jobs: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Documents: Story = {
  args: {
    children: (
      <Row
        href="#1"
        lead={<Tile icon={<IconSignature aria-hidden="true" />} />}
        title="2 documents to sign"
        sub="Rate agreement, safety briefing"
      />
    ),
  },
}
const tones = ['good', 'wait', 'bad', 'info', 'plain'] as const
/** What a paper stands for, beside its words. */
export const Tones: Story = {
  args: {
    children: [false, true].flatMap(open =>
      tones.map(tone => (
        <Row
          key={`${tone}${open}`}
          lead={<Tile tone={tone} open={open} icon={<IconSignature aria-hidden="true" />} />}
          title={open ? `${tone}, open` : tone}
        />
      )),
    ),
  },
}
export const TonesDark: Story = { ...Tones, globals: { scheme: 'dark' } }
export const Person: Story = {
  args: {
    label: 'Crew chief',
    children: (
      <Row
        onClick={opened}
        lead={<Face name="Amira Haddad" />}
        title="Amira Haddad"
        sub="Crew chief, at stage door C"
        end={<IconButton label="Call Amira Haddad" onClick={called} tonal icon={<IconPhone aria-hidden="true" />} />}
      />
    ),
  },
  play: async ({ canvas }) => {
    opened.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Call Amira Haddad' }))
    await expect(called).toHaveBeenCalled()
    await expect(opened).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Amira Haddad' }))
    await expect(opened).toHaveBeenCalledTimes(1)
  },
}
export const LongGerman: Story = {
  args: {
    children: (
      <Row
        href="#1"
        lead={<CallTime size="row">14:00</CallTime>}
        title="Veranstaltungstechniker Beleuchtungsanlagen"
        sub="Donnerstag, 28. Mai · Kongresszentrum Westfalenhallen Dortmund"
      />
    ),
  },
}
export const Wrapped: Story = {
  args: {
    children: (
      <Row
        wrap
        href="#1"
        lead={<Tile icon={<IconSignature aria-hidden="true" />} />}
        title="112 offene Positionen, auf die man sich bewerben kann, bis Donnerstag"
        sub="Hier beginnt der nächste Einsatz, auch wenn er weit weg und noch lange nicht geplant ist"
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}
export const TwoHundred: Story = {
  args: {
    children: Array.from({ length: 200 }, (_, index) => (
      <Row
        key={index}
        href={`#${index}`}
        lead={<CallTime size="row">14:00</CallTime>}
        title={`Stagehand ${index + 1}`}
        sub="Thu 28 May · Barclays Arena"
      />
    )),
  },
}
/** Twice as large, nothing is cut, and no button squeezes the words beside it. */
export const LargeText: Story = {
  args: {
    children: (
      <>
        <Row
          href="#1"
          lead={<CallTime size="row">14:00</CallTime>}
          title="Stagehand"
          sub="Thu 28 May · Barclays Arena"
        />
        <Row
          wrap
          lead={<Tile icon={<IconSignature aria-hidden="true" />} />}
          title="Elbphilharmonie"
          sub="Hamburg"
          end={<IconButton label="Call" onClick={called} tonal icon={<IconPhone aria-hidden="true" />} />}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  play: async ({ canvas }) => {
    const sub = canvas.getByText('Thu 28 May · Barclays Arena')
    await expect(sub.scrollWidth).toBeLessThanOrEqual(sub.clientWidth)
    const words = canvas.getByText('Elbphilharmonie').getBoundingClientRect()
    await expect(canvas.getByRole('button', { name: 'Call' }).getBoundingClientRect().top).toBeGreaterThan(words.bottom)
  },
}
