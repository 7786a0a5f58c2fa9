import { seeded } from '../../support/random/seeded.ts'
import { password } from '../../support/world/cast.ts'
import type { TenantWorld } from '../../support/world.ts'
import { crewDay, type CrewMemory } from './crew-day.ts'
import type { FireCrew } from './fire-crews.ts'
import { type Clients, type Journal, newJournal, outboxClients } from './outbox-client.ts'

export interface Fire {
  clients: Clients
  journal: Journal
  /** Of every crew whose day was begun: each is sent to its end. */
  memories: CrewMemory[]
  /** Crews whose day was not begun. */
  left: () => number
  /** Resolves when every device has ended; rejects with the first that met what it should not. */
  ended: Promise<unknown>
  /** Begins no further crew. */
  stop: () => void
}

const devices = 8

/** Devices that send the days of crews, one crew after the other, until they are told to stop. `ports`: the servers to try. */
export async function lightFire(
  world: TenantWorld,
  crews: readonly FireCrew[],
  ports: () => number[],
  seed: number,
): Promise<Fire> {
  const journal = newJournal()
  let over = false
  const clients = outboxClients(journal, world.host, ports, () => over)
  const logins = { chief: world.logins.chief, planner: world.logins.planner }
  const everybody = [...Object.values(logins), ...crews.flatMap(({ lines }) => lines.map(({ login }) => login))]
  for (const login of new Set(everybody)) await clients.logIn(login, password)

  const memories: CrewMemory[] = []
  const waiting = [...crews]
  const device = async () => {
    for (let crew = over ? undefined : waiting.pop(); crew; crew = over ? undefined : waiting.pop())
      memories.push(await crewDay(clients, logins, crew, seeded(seed + waiting.length)))
  }
  const ended = Promise.all(Array.from({ length: devices }, device))
  return { clients, journal, memories, left: () => waiting.length, ended, stop: () => (over = true) }
}
