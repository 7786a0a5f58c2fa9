import type { TestServer } from './server.ts'
import { until } from './until.ts'

/**
 * Until the server remembers whose token this is, so that statements can be counted without its session's. An end of
 * another session that is heard of just then has it read once more.
 */
export const untilRemembered = (
  server: TestServer,
  host: string,
  token: string,
  statements: string[],
): Promise<boolean> =>
  until(async () => {
    statements.length = 0
    await server.request(host, 'GET', '/api/v1/tenant', { token })
    return !statements.some(text => text.includes('from "session"'))
  }, 'the session to be remembered')
