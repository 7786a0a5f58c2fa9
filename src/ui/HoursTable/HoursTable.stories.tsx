import type { Meta, StoryObj } from '@storybook/react-vite'
import { HoursField } from '../HoursField/HoursField.tsx'
import { HoursTable, type HoursRow } from './HoursTable.tsx'

const figures = (hours: string | null, name: string, worked = '8:15') => ({
  from: '06:00',
  planned: '8:00',
  worked,
  hours: <HoursField label={`Chargeable hours of ${name}`} value={hours} setLabel="Set" onClick={() => undefined} />,
})
const row = (id: number, name: string, sub: string, hours: string | null, look?: HoursRow['look']): HoursRow => ({
  id: String(id),
  name,
  sub,
  figures: figures(hours, name),
  look,
})
const rows = [
  row(1, 'Amira Haddad', 'Crew chief', '8:15'),
  row(2, 'Elif Kaya', 'Stagehand', '8:00'),
  row(3, 'Kofi Mensah', 'Stagehand', null, 'missing'),
  row(4, 'Łukasz Wiśniewski', 'Rigger', '8:15'),
]

const meta = {
  component: HoursTable,
  args: {
    label: 'Hours of the crew',
    head: '4 people',
    columns: [
      { key: 'from', label: 'From', desk: true },
      { key: 'planned', label: 'Planned' },
      { key: 'worked', label: 'Worked' },
      { key: 'hours', label: 'Charge\u00ADable' },
    ],
    rows,
  },
} satisfies Meta<typeof HoursTable>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const WithFoot: Story = { args: { foot: { label: 'In all', figures: { hours: '24:30' } } } }
export const Marked: Story = {
  args: {
    rows: [
      { ...row(1, 'Amira Haddad', 'Crew chief', '8:30', 'marked'), note: 'Changed' },
      row(2, 'Chiara Lombardi', 'No show', '0:00', 'gone'),
    ],
  },
}
export const LongGerman: Story = {
  args: {
    head: '2 Personen',
    columns: [
      { key: 'planned', label: 'Geplant' },
      { key: 'worked', label: 'Geleistet' },
      { key: 'hours', label: 'Berechnet' },
    ],
    rows: [
      row(
        1,
        'Maximiliane-Charlotte von Schönburg-Hartenstein',
        'Veranstaltungstechnikerin Beleuchtungsanlagen',
        '8:15',
      ),
      row(2, 'Donaudampfschifffahrtskapitän', 'Gabelstaplerfahrer', null, 'missing'),
    ],
  },
}
export const TwoHundred: Story = {
  args: {
    head: '200 people',
    rows: Array.from({ length: 200 }, (_, at) =>
      row(at, `Person ${at + 1}`, 'Stagehand', at % 40 === 7 ? null : '8:15'),
    ),
  },
}
