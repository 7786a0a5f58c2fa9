import type { ReceivedMessage, SentMessage } from './message.types.ts'

const person = (n: number, name: string) => ({ id: `0b9c1f7e-6a51-4a0e-9f6a-0f7b2f0f3e0${n}`, name })
export const chief = person(0, 'Henrike Lohmann')
const readAt = '2026-05-27T14:05:00.000Z'

export const sent: SentMessage[] = [
  {
    ...{ id: 'm2', text: 'The gate is on the other side: Hafenstraße 12, next to the lift.', audience: 'all' },
    ...{ sentAt: '2026-05-27T14:02:00.000Z', sentBy: chief },
    recipients: [
      { person: person(1, 'Jonas Petersen'), device: true, readAt: null },
      { person: person(2, 'Mia Brandt'), device: false, readAt: null },
      { person: person(3, 'Emre Yıldız'), device: true, readAt },
    ],
  },
  {
    ...{ id: 'm1', text: 'Where are you?', audience: 'late', sentAt: '2026-05-27T12:40:00.000Z', sentBy: chief },
    recipients: [{ person: person(1, 'Jonas Petersen'), device: true, readAt }],
  },
]

export const received: ReceivedMessage[] = [
  {
    ...{ id: 'm2', text: 'The gate is on the other side:\nHafenstraße 12, next to the lift.', readAt: null },
    ...{ sentAt: '2026-05-27T14:02:00.000Z', sentBy: chief, jobId: 'j1', crew: { id: 'c1', name: 'Load-in' } },
  },
]
