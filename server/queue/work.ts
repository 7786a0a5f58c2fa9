import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Tx } from '../database/tenant.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'

export type Payload = Record<string, unknown> & { tenant: string }

/**
 * Does one job. It opens its own transactions, and running it twice, even at the same time, does no harm: a row's state
 * decides. Whatever it throws is logged and the job tried again later.
 */
export type Task = (services: Services, payload: Payload) => Promise<void>

/** Adds jobs again for whatever of a tenant is due. */
export type Sweep = (tx: Tx, tenantId: string, now: Date, tenant: TenantRecord) => Promise<void>

export interface Work {
  tasks: Record<string, Task>
  sweeps: Sweep[]
}

const WithTenant = z.looseObject({ tenant: z.uuid() })

/** The tasks as the queue's library runs them. What failed is logged here: its own log and table would keep parameters. */
export const taskList = (services: Services, { tasks }: Work): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await task(services, WithTenant.parse(payload))
        } catch (err) {
          services.log.error({ err, task: name }, 'a job failed and is tried again later')
          throw new Error(`the task ${name} failed: the server's log says why`, { cause: err })
        }
      },
    ]),
  )

/** Looks through every tenant once; one that cannot be read does not keep the others waiting. */
export async function sweepAll(services: Services, { sweeps }: Work): Promise<void> {
  const { database, tenants, log, now } = services
  for (const tenant of tenants.all())
    for (const sweep of sweeps)
      await database
        .withTenant(tenant.id, tx => sweep(tx, tenant.id, now(), tenant))
        .catch((err: unknown) => log.error({ err, tenant: tenant.id }, 'looking for due work failed'))
}
