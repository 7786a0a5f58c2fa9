/** What PostgreSQL's programs may see of our environment: nothing that would change how they behave. */
export const databaseEnvironment = (): NodeJS.ProcessEnv =>
  process.platform === 'win32'
    ? { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    : { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
