import { drawn } from '../../support/calls.ts'
import type { Received } from '../../support/server.ts'
import type { Seeded } from '../../support/random/seeded.ts'
import { answered } from '../../support/stage.ts'
import type { FireCrew, FireLine } from './fire-crews.ts'
import type { Clients } from './outbox-client.ts'

interface Hours {
  from: string | null
  to: string | null
  chargeable: number | null
}
interface ProposedLine {
  id: string
  hours: Hours
}

/** What a crew's devices remember of what they were told. */
export interface CrewMemory {
  crew: FireCrew
  /** Minutes by line, as the last answer had them. */
  minutes: Map<string, number | null>
  /** Set once the hours were confirmed. */
  confirmed: { lines: { id: string; chargeable: number }[]; signed: boolean } | null
  amendments: number
  mails: number
}

/** How a replay of several punches of one line is answered. */
export interface Batched {
  answers: { key: string; outcome: string; at: string; projectCrewItemStatus?: unknown }[]
}
/** What the journal calls the replay of a line's punches. */
export const batchOf = (lineId: string) => `batch ${lineId}`

const minute = 60_000
const pageLife = crypto.randomUUID()
const reading = (at: number) => ({ deviceTime: new Date(at).toISOString(), pageLife, monotonic: performance.now() })

/** A punch made hours ago and kept on the device; each attempt says anew when it is sent. */
const kept = (caption: string, madeAt: number) => {
  const made = { ...reading(madeAt), pageLife: crypto.randomUUID() }
  return () => ({ type: 'LOG', caption, made, sent: reading(Date.now()), offsetBefore: 0, replayed: true })
}

async function punchAll(clients: Clients, line: FireLine, crew: FireCrew, random: Seeded): Promise<void> {
  const send = (caption: string, body: unknown) =>
    clients
      .write(caption, line.login, `/projectCrewItems/${line.itemId}/activities`, body)
      .then(received => answered(received, 201))
  if (random.chance(0.4)) {
    for (const caption of ['Pre-call', 'Check-in', 'Check-out']) await send(caption, { type: 'LOG', caption })
    return
  }
  const made = [
    kept('Pre-call', crew.starts - random.whole(30, 90) * minute),
    kept('Check-in', crew.starts + random.whole(-10, 30) * minute),
    kept('Check-out', crew.ends + random.whole(-60, 90) * minute),
  ]
  if (random.chance(0.5)) {
    const entries = random.shuffled(made).map(body => ({ key: crypto.randomUUID(), ...body(), sent: undefined }))
    const batch = () => ({
      entries: entries.map(entry => ({ ...entry, projectCrewItemId: line.itemId })),
      sent: reading(Date.now()),
    })
    const { answers } = answered<Batched>(await clients.write(batchOf(line.id), line.login, '/punches', batch))
    const refused = answers.filter(({ outcome }) => outcome === 'refused')
    if (refused.length) throw new Error(`a replay was refused: ${JSON.stringify(refused)}`)
    return
  }
  // In whatever order, and at once: the fold does not mind.
  await Promise.all(random.shuffled(made).map(body => send(body().caption, body)))
}

/** A crew's whole day as its devices send it, up to the mail with the delivery note. */
export async function crewDay(
  clients: Clients,
  logins: { chief: string; planner: string },
  crew: FireCrew,
  random: Seeded,
) {
  const memory: CrewMemory = { crew, minutes: new Map(), confirmed: null, amendments: 0, mails: 0 }
  const { chief, planner } = logins
  const post = (what: string, login: string, path: string, body?: unknown): Promise<Received> =>
    clients.write(what, login, path, body)
  const ofCrew = (rest: string) => `/projectCrews/${crew.id}/${rest}`

  await Promise.all(crew.lines.map(line => punchAll(clients, line, crew, random)))
  const { items } = answered<{ items: ProposedLine[] }>(
    await post('proposal', chief, ofCrew('setProposedPaidChargedHours')),
  )
  for (const { id, hours } of items) memory.minutes.set(id, hours.chargeable)
  for (const { id } of items.filter(() => random.chance(0.5))) {
    const chargeable = random.whole(0, 40) * 15
    answered(await post('correction', chief, `/projectCrewItemStatus/${id}`, { hours: { chargeable } }))
    memory.minutes.set(id, chargeable)
  }
  if (random.chance(0.15)) return memory

  const lines = items.map(({ id, hours }) => ({
    id,
    chargeable: memory.minutes.get(id) ?? 480,
    ...(hours.from === null || hours.to === null ? { startTime: '08:00', endTime: '16:00' } : {}),
  }))
  const signed = random.chance(0.7)
  const body = { lines, ...(signed ? { client: { name: 'Carla Client', signature: drawn } } : {}) }
  // Sometimes the chief and planning confirm at one time: one of them does, the other is told.
  const who = random.chance(0.2) ? [chief, planner] : [chief]
  const answers = await Promise.all(who.map(login => post('sign-off', login, ofCrew('digitalConfirm'), body)))
  const said = answers.map(({ status }) => status).toSorted()
  if (said.join() !== [200, 409].slice(0, who.length).join())
    throw new Error(`a sign-off was answered ${answers.map(({ text }) => text).join(' and ')}`)
  memory.confirmed = { lines, signed }
  if (!signed && random.chance(0.5)) {
    const client = { name: 'Carla Client', signature: drawn }
    answered(await post('signature', chief, ofCrew('deliveryNote/signed'), { client }))
    memory.confirmed.signed = true
  } else if (random.chance(0.5)) answered(await post('release', chief, ofCrew('deliveryNote/release')))
  for (const { id } of lines.filter(() => random.chance(0.2))) {
    const amended = { chargeable: random.whole(0, 40) * 15, reason: 'Came back for the truck' }
    answered(await post('amendment', planner, `/projectCrewItemStatus/${id}/amendments`, amended), 201)
    memory.amendments++
  }
  if (random.chance(0.6)) {
    answered(await post('mail', chief, ofCrew('deliveryNote/signed/send'), { email: 'books@client.test' }))
    memory.mails++
  }
  return memory
}
