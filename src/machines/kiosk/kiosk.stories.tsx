import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { kioskMachine } from './kiosk.machine.ts'
import type { Roster, RosterLine } from './kiosk.types.ts'

const meta: Meta = { title: 'Statecharts/Kiosk', parameters: { layout: 'fullscreen' } }
export default meta

const six = Date.UTC(2026, 4, 27, 4)
const reading = { deviceTime: six, pageLife: 'page', monotonic: 5 }
const line = (firstName: string, pin: boolean): RosterLine => ({
  id: firstName,
  projectCrewItemId: 'stagehands',
  person: { id: firstName, firstName, lastName: 'Sörensen', pictured: false, pin },
  function: { id: 'stagehand', caption: 'Stagehand', code: 'stagehand' },
  task: null,
  starts: new Date(six).toISOString(),
  ends: new Date(six + 8 * 3_600_000).toISOString(),
  startTime: '06:00',
  endTime: '14:00',
  status: 'confirmed',
  preCallAt: null,
  checkInAt: null,
  checkOutAt: null,
})
const roster: Roster = {
  crew: { id: 'crew', name: 'Load-in' },
  kiosk: { id: 'kiosk', label: 'Dock C' },
  location: {
    id: 'venue',
    name: 'Elbphilharmonie',
    city: 'Hamburg',
    entrance: null,
    timeZone: 'Europe/Berlin',
    geoData: null,
  },
  meetingPoint: 'Loading dock C',
  timeZone: 'Europe/Berlin',
  crewChief: { name: 'Amira Haddad' },
  checkInOpensMinutes: 60,
  pinRequired: true,
  sealKey: '',
  lines: [line('Lena', true), line('Noor', false)],
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof kioskMachine>
      machine={kioskMachine}
      about="A tablet at the door: faces, a PIN where the agency asks for one, a confirmation that never waits for the network; left by the exit PIN, and closed from afar only when everything was sent."
      samples={{
        input: { task: 'Check-in' },
        events: ({ context: { entry } }) => [
          { type: 'LOCK_HELD' },
          ['Lena', { type: 'TAPPED', line: 'Lena', reading, now: six }],
          ['Noor, two hours too early', { type: 'TAPPED', line: 'Noor', reading, now: six - 7_200_000 }],
          { type: 'DIGIT', digit: '7', reading, now: six },
          { type: 'DELETED' },
          { type: 'FORGOT' },
          { type: 'BACK' },
          { type: 'TOUCHED' },
          { type: 'LETTER_CHOSEN', letters: 'L' },
          { type: 'PAGE_TURNED', page: 1 },
          { type: 'UNDO_ASKED', reading },
          { type: 'MENU_OPENED' },
          { type: 'TASK_CHOSEN', task: 'Check-out' },
          { type: 'EXIT_ASKED' },
          { type: 'EXIT_SUBMITTED' },
          { type: 'ROSTER_DUE' },
          { type: 'OUTBOX_CHANGED', online: false, waiting: 1 },
          { type: 'OUTBOX_CHANGED', online: true, waiting: 0 },
          { type: 'RETRY' },
          { type: 'LEFT' },
          ...(entry === null
            ? []
            : [
                { type: 'PIN_WRONG' as const, entry, left: 4 },
                { type: 'ENTRY_RECEIVED' as const, entry },
                { type: 'ENTRY_DROPPED' as const, entry },
              ]),
        ],
        answers: {
          readStored: [
            { roster: null, punches: [] },
            { roster, punches: [] },
          ],
          loadFirst: [{ kind: 'loaded', roster }, { kind: 'revoked' }, { kind: 'ended' }, { kind: 'unreachable' }],
          loadRoster: [{ kind: 'loaded', roster }, { kind: 'revoked' }, { kind: 'ended' }, { kind: 'unreachable' }],
          punch: [{ kind: 'saved', entry: 'punch 1' }, { kind: 'failed' }],
          undo: [{ kind: 'saved', entry: 'undo 1' }, { kind: 'failed' }],
          undoable: [undefined],
          lateTouch: [undefined],
          undoneSaid: [undefined],
          failedSaid: [undefined],
          checkExit: [{ kind: 'right' }, { kind: 'wrong', left: 4 }, { kind: 'paused', until: six }],
          drain: [{ kind: 'empty' }, { kind: 'waiting', entries: 2 }],
          leave: [{ kind: 'empty' }, { kind: 'waiting', entries: 2 }],
          wipe: [undefined],
        },
        shows: [
          'task',
          'chosen',
          'line',
          'last',
          'digits',
          'entry',
          'hint',
          'left',
          'punches',
          'letters',
          'page',
          'online',
          'waiting',
        ],
      }}
    />
  ),
  play: presses('LOCK_HELD', 'readStored answers', 'loadFirst answers', 'TAPPED Lena', 'FORGOT'),
}
