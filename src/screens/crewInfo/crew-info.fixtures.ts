import { uuid } from '../shared/fixtures.ts'
import type { Entry, EntryIcon } from './crew-info.types.ts'

const said = (n: number, kind: Entry['kind'], title: string, body: string): Entry => ({
  id: uuid(61_000 + n),
  kind,
  title,
  body,
  icon: null,
  phone: null,
  important: false,
  publishedAt: `2026-05-${10 + n}T08:00:00Z`,
})
const topic = (n: number, icon: EntryIcon, title: string, body: string): Entry => ({
  ...said(n, 'topic', title, body),
  icon,
})

export const entries: readonly Entry[] = [
  {
    ...said(1, 'emergency', 'Planning, day and night', 'Late, sick, lost or unsafe: call first'),
    phone: '040 5550 100',
  },
  topic(
    2,
    'tools',
    'What you bring',
    '- **Safety shoes S3**, helmet, gloves\n- Cutter, 13 mm and 17 mm spanner, tied\n- Identity card for the gate',
  ),
  topic(3, 'sick', 'Sick before a shift', 'Call planning as soon as you know.'),
  topic(4, 'late', 'Late, or the train does not come', 'Call your crew chief, the number stands on your job.'),
  topic(5, 'pay', 'When you are paid', 'On the **15th of the next month**, for all hours signed.'),
  topic(6, 'accident', 'Accident on site', 'Help first, call **112**.'),
  { ...said(9, 'notice', 'Helmets are checked at the gate', 'Yours is older than five years?'), important: true },
  said(8, 'notice', 'Summer party', 'The boat is booked.'),
]
