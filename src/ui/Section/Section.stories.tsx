import type { Meta, StoryObj } from '@storybook/react-vite'
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
