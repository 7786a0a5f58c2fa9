/** Places whose rows no test of `api` and `security` sees, by file and function, and why. */
export const unreached: Record<string, string> = {
  'database/embedded/ownership.ts takeOwnership': 'asks a PostgreSQL of its own; tests/faults starts some',
  'database/embedded/provision.ts provision': 'asks a PostgreSQL of its own; tests/faults starts some',
}
