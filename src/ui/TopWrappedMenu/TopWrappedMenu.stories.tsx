import {
  IconCalendar,
  IconCalendarUser,
  IconFileDollar,
  IconHome,
  IconSignature,
  IconSpeakerphone,
  IconVersions,
} from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Page } from '../Page/Page.tsx'
import { Row, Rows } from '../Rows/Rows.tsx'
import { TopWrappedMenu } from './TopWrappedMenu.tsx'

const meta = {
  component: TopWrappedMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    rows: 1,
    height: 65,
    items: [
      { href: '#home', label: 'Home', icon: <IconHome aria-hidden="true" />, current: true },
      { href: '#version', label: 'Version', icon: <IconVersions aria-hidden="true" /> },
    ],
  },
  render: args => (
    <>
      <TopWrappedMenu {...args} />
      <Page width="list">
        <Rows>
          <Row href="#1" title="Stagehand" sub="Thu 28 May · Barclays Arena" />
          <Row href="#2" title="Stagehand" sub="Sat 30 May · Volksparkstadion" />
        </Rows>
      </Page>
    </>
  ),
} satisfies Meta<typeof TopWrappedMenu>
export default meta
type Story = StoryObj<typeof meta>

const product = [
  { href: '#home', label: 'Startseite', icon: <IconHome aria-hidden="true" /> },
  { href: '#planning', label: 'Planungskalender', icon: <IconCalendarUser aria-hidden="true" />, current: true },
  { href: '#payrolls', label: 'Lohnabrechnungen', icon: <IconFileDollar aria-hidden="true" /> },
  { href: '#contracts', label: 'Verträge', icon: <IconSignature aria-hidden="true" /> },
  { href: '#info', label: 'Crew-Informationen', icon: <IconSpeakerphone aria-hidden="true" /> },
]
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    href: `#${at}`,
    label: ['Veranstaltungskalender', 'Jobs', 'Arbeitszeitnachweise'][at % 3] ?? '',
    icon: <IconCalendar aria-hidden="true" />,
    current: at === count - 1,
  }))
const isBelow = async (canvasElement: HTMLElement) => {
  const menu = canvasElement.querySelector('nav')?.getBoundingClientRect()
  const next = canvasElement.querySelector('main')?.getBoundingClientRect()
  await expect(next?.top).toBeGreaterThanOrEqual(menu?.bottom ?? Infinity)
}

export const Home: Story = { play: ({ canvasElement }) => isBelow(canvasElement) }
export const Dark: Story = { globals: { scheme: 'dark' }, args: { title: 'Version' } }
export const Task: Story = {
  args: { title: 'Check in', back: { label: 'Back', onClick: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.back?.onClick).toHaveBeenCalledTimes(1)
  },
}
export const LongGerman: Story = {
  args: { items: product, title: 'Veranstaltungstechnikerinnen und Beleuchtungsanlagen' },
}
export const LongGermanInDark: Story = { ...LongGerman, globals: { scheme: 'dark' } }
export const Eleven: Story = {
  args: { items: many(11), rows: 2, height: 130, title: 'Planungskalender' },
  play: ({ canvasElement }) => isBelow(canvasElement),
}
export const ElevenInDark: Story = { ...Eleven, globals: { scheme: 'dark', tenant: 'harbour' } }
export const TwentyTwo: Story = { args: { items: many(22), rows: 3, height: 195, title: 'Planungskalender' } }
export const Single: Story = { args: { items: product.slice(1, 2), title: 'Planungskalender' } }
