import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { now, project } from '../projects.fixtures.ts'
import { hundreds, longDays, people, positions } from './profiling.fixtures.ts'
import { ProjectPeopleView } from './ProjectPeopleView.tsx'

/** As the address has it, what it is narrowed to stays. */
function Narrowed(props: ComponentProps<typeof ProjectPeopleView>) {
  const [day, setDay] = useState(props.day)
  const [asClient, setAsClient] = useState(props.asClient)
  return <ProjectPeopleView {...props} {...{ day, asClient }} onDay={setDay} onAsClient={setAsClient} />
}

const desk = { viewport: { value: 'desk' } }
const meta = {
  component: ProjectPeopleView,
  decorators: [
    Story => (
      <Page width="wide">
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Nordic Sounds 2026' } },
  args: {
    project,
    positions,
    people,
    now: now - 86_400_000,
    inside: true,
    ...{ day: '', onDay: fn(), asClient: false, onAsClient: fn() },
    hrefToFind: id => `?view=person&position=${id}`,
    link: <p>The link</p>,
  },
  render: args => <Narrowed {...args} />,
} satisfies Meta<typeof ProjectPeopleView>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever leads stands first; what is missing stands hollow behind those who come. */
export const Desk: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Crew chief', 'Stagehand', 'Rigger'])
    const riggers = canvas.getByRole('region', { name: 'Rigger' })
    await expect(
      within(riggers)
        .getAllByRole('link', { name: /^(Mirko|Tomasz|Aylin|Björn)/ })
        .map(({ textContent }) => textContent),
    )
      // Most places first.
      .toEqual(['Mirko Vuković', 'Tomasz Zieliński', 'Aylin Demir', 'Björn Hallström'])
    await expect(within(riggers).getByRole('link', { name: /Find a person: 1 to fill, Wed/ })).toBeVisible()
    await expect(within(riggers).getByText('Rigger ends 30 May')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Thu' }))
    await expect(canvas.queryByText('Björn Hallström')).toBeNull()
    await expect(canvas.getByText('Tomasz Zieliński')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All days' }))

    await userEvent.click(canvas.getByRole('button', { name: 'Visitor link' }))
    await expect(within(canvas.getByRole('dialog')).getByText('The link')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
/** Phones, warnings and reasons of the agency are gone, and so is whoever was only asked. */
export const AsTheClientSeesIt: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Late 2 times in 60 days')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'As the client sees it' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('This is what Hanse Konzerte GmbH and visitors see')
    for (const hidden of [/Late/, /ends 30 May/, /Blocked/, /ratings/, /Did not come/, /requested/])
      await expect(canvas.queryByText(hidden)).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Call|^Find/ })).toBeNull()
    await expect(canvas.queryByText('Björn Hallström')).toBeNull()
  },
}
export const Client: Story = {
  args: { inside: false, people: people.slice(3, 8) },
  render: ({ hrefToFind: _h, link: _l, ...args }) => <Narrowed {...args} />,
  globals: desk,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'As the client sees it' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Call|^Find/ })).toBeNull()
  },
}
export const NobodyYet: Story = { args: { people: [] } }
export const NoPositions: Story = { args: { people: [], positions: [] } }
export const TwelveDaysThreeHundred: Story = {
  args: { positions: longDays, people: hundreds },
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/144 more to fill, from/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'All days' }), '2026-06-02')
    await expect(canvas.getAllByRole('link', { name: /^Person/ })).toHaveLength(100)
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneGermanDark: Story = { globals: { viewport: { value: 'phone' }, language: 'de', scheme: 'dark' } }
export const LongWords: Story = {
  globals: desk,
  parameters: { screen: { title: 'Project', longer: true } },
}
