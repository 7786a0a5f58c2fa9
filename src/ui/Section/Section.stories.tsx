import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CallCard } from '../CallCard/CallCard.tsx'
import { Cards } from '../Page/Page.tsx'
import { Row, Rows } from '../Rows/Rows.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Section } from './Section.tsx'

const meta = {
  component: Section,
  args: {
    title: 'Next jobs',
    end: <TextLink href="#all">All 4</TextLink>,
    children: (
      <Rows>
        <Row title="Stagehand" sub="Thu 28 May" />
      </Rows>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const WithLink: Story = {}
export const Greeting: Story = { args: { level: 1, title: 'Morning, Jonas', end: 'Wed 27 May', children: undefined } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = {
  args: { title: 'Bestätigungsbedürftige Veranstaltungstechnikereinsätze', end: '12 Einsätze' },
}
/** With large letters there is room for one of them a line: no word is broken into letters, nothing reaches beyond. */
export const LargeLetters: Story = {
  globals: { text: 'twice', viewport: { value: 'phone', isRotated: false } },
  args: { title: 'Lieblinge und Sperren', end: <Button>Liebling oder Sperre hinzufügen</Button> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    const lines = heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).fontSize)
    await expect(lines).toBeLessThan(4)
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** What stands above a card's link passes below the heading all the same. */
export const Stays: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    stick: true,
    title: 'Next week',
    end: '12 positions',
    children: (
      <Cards>
        {Array.from({ length: 12 }, (_, day) => (
          <CallCard
            key={day}
            date={`${day + 1} June`}
            time="07:00"
            until="16:00"
            role="Rigger"
            venue="Volksparkstadion"
            city="Hamburg"
            href={`#${day}`}
            actions={<Button full>{`Apply for ${day + 1} June`}</Button>}
          />
        ))}
      </Cards>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Next week' })
    const passing = canvas.getByRole('button', { name: 'Apply for 4 June' })
    const middle = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return { x: left + 24, y: top + height / 2 }
    }
    passing.scrollIntoView({ block: 'start' })
    window.scrollBy(0, middle(passing).y - middle(heading).y)
    await waitFor(() => expect(Math.abs(middle(passing).y - middle(heading).y)).toBeLessThan(8))
    const { x, y } = middle(heading)
    await expect(document.elementFromPoint(x, y)?.closest('button, h2')).toBe(heading)
  },
}
