import { expect } from 'vitest'
import { fillProposalMachine } from '../../../src/machines/fill-proposal/fill-proposal.machine.ts'
import { chosenOf } from '../../../src/machines/fill-proposal/fill-places.ts'
import type { Proposal, Wanted } from '../../../src/machines/fill-proposal/fill-proposal.types.ts'
import { activeDelays } from '../definitions.ts'
import { fillProposalTable } from './fill-proposal.table.ts'
import type { Model, Visit } from '../walk.ts'

const wanted: Wanted = { from: '2026-05-27', to: '2026-05-30', method: 'bestMatch' }
const facts = {
  qualified: null,
  favourite: null,
  timesHere: 0,
  timesForClient: 0,
  rating: null,
  ratings: 0,
  distance: null,
  quotaMinutes: null,
  weekMinutes: 480,
}
const one = (id: string, invited: boolean) => ({
  ...facts,
  person: { id, name: id, pictureUrl: null, phone: null },
  invited,
  runnerUp: null,
})
/** Two places of one position, of which some were accepted. */
const ready = (...invited: string[]): Proposal => ({
  id: 'f1',
  state: 'ready',
  abortReason: null,
  step: null,
  ...wanted,
  project: null,
  createdAt: '2026-05-27T05:00:00.000Z',
  open: 2,
  filled: 2,
  people: 2,
  missed: { places: 0, perMille: 0 },
  positions: [
    {
      projectCrewItemId: 'i1',
      function: { id: 'f', caption: 'Rigger', code: 'rigger' },
      task: null,
      projectCrew: { id: 'c1', name: 'Load-in' },
      project: { id: 'r1', number: '26-0114', name: 'Nordic Sounds' },
      company: { id: 'h1', name: 'Hanse Konzerte' },
      location: { id: 'v1', name: 'Arena', city: 'Hamburg', entrance: null, timeZone: 'Europe/Berlin', geoData: null },
      startDate: '2026-05-27',
      endDate: null,
      startTime: '07:00',
      endTime: '15:00',
      timeZone: 'Europe/Berlin',
      starts: '2026-05-27T05:00:00.000Z',
      ends: '2026-05-27T13:00:00.000Z',
      open: 2,
      proposed: ['p1', 'p2'].map(id => one(id, invited.includes(id))),
      left: [],
    },
  ],
})
const nothingYet = { open: 0, filled: 0, people: 0, missed: null, positions: [] }
const working: Proposal = { ...ready(), ...nothingYet, state: 'working', step: 'filling' }
const aborted: Proposal = { ...ready(), ...nothingYet, state: 'aborted', abortReason: 'time' }
const old = { projectCrewItemId: 'i1', personId: 'p1', reasons: ['doubleBooking'] }

type Seen = Visit<typeof fillProposalMachine>
const context = (visit: Seen) => visit.snapshot.context

export const fillProposalModel: Model<typeof fillProposalMachine> = {
  machine: fillProposalMachine,
  table: fillProposalTable,
  inputs: [
    { id: null, projectId: 'r1', wanted },
    { id: 'f1', projectId: null, wanted },
  ],
  matters: ({ wanted: { method }, proposal, chosen, outdated, told, lost, notice }) => [
    method,
    proposal?.state,
    proposal?.positions[0]?.proposed.map(({ invited }) => invited),
    chosen.toSorted(),
    outdated.length,
    told,
    lost,
    notice,
  ],
  events: () => [
    { type: 'CHANGED', change: { method: 'nearest' } },
    { type: 'ASKED', change: {} },
    { type: 'ASKED', change: { method: 'experience' } },
    { type: 'STOPPED' },
    { type: 'TOGGLED', keys: ['i1 p1'], on: false },
    { type: 'TOGGLED', keys: ['i1 p1', 'i1 p2'], on: false },
    { type: 'TOGGLED', keys: ['i1 p2'], on: true },
    { type: 'ACCEPTED', invitation: { answerBy: null, note: 'Stage door C' } },
    { type: 'RETRIED' },
    { type: 'LEFT' },
  ],
  answers: {
    askProposal: () => [
      { kind: 'working', proposal: working },
      { kind: 'ready', proposal: ready() },
      { kind: 'aborted', proposal: aborted },
      { kind: 'refused', code: 'rightRequired' },
      { kind: 'unreachable' },
    ],
    readProposal: () => [
      { kind: 'working', proposal: working },
      { kind: 'ready', proposal: ready() },
      { kind: 'ready', proposal: ready('p1') },
      { kind: 'aborted', proposal: aborted },
      { kind: 'gone' },
      { kind: 'refused', code: 'rightRequired' },
      { kind: 'unreachable' },
    ],
    stopProposal: () => [{ kind: 'stopped' }, { kind: 'refused', code: 'rightRequired' }, { kind: 'unreachable' }],
    acceptProposal: snapshot => [
      { kind: 'invited', told: chosenOf(snapshot.context).length },
      { kind: 'outdated', places: [old] },
      { kind: 'refused', code: 'outOfTurn' },
      { kind: 'unreachable' },
    ],
  },
  expectations: {
    choosing: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).proposal).toBeNull()
      expect(context(visit).chosen).toEqual([])
    },
    asking: visit => {
      expect(visit.live).toEqual(['askProposal'])
      expect(context(visit).id).toBeNull()
    },
    'working.waiting': visit => {
      expect(visit.live).toEqual([])
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([context(visit).lost ? 2_000 : 500])
    },
    'working.reading': visit => expect(visit.called('readProposal')?.input).toBe('f1'),
    stopping: visit => expect(visit.called('stopProposal')?.input).toBe('f1'),
    ready: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).proposal?.state).toBe('ready')
      expect(context(visit).lost).toBe(false)
    },
    accepting: visit => {
      const { input } = visit.called('acceptProposal') ?? {}
      // Only what is chosen, never what was accepted before, and never nothing.
      expect(input).toMatchObject({ id: 'f1', invitation: { note: 'Stage door C' } })
      expect((input as { places: unknown[] }).places.length).toBeGreaterThan(0)
    },
    unsent: visit => {
      expect(visit.live).toEqual([])
      expect(chosenOf(context(visit)).length).toBeGreaterThan(0)
    },
    aborted: visit => expect(context(visit).proposal?.abortReason).toBe('time'),
    failed: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).id).toBeNull()
    },
  },
}
