import { passwordIn, prepareFolder, type Wish } from './folder.ts'
import { isOwned } from './ownership.ts'
import { isPostgresOn, readPidFile } from './pid-file.ts'
import { DATABASE, ROLE, rolePassword } from './provision.ts'

/** The application's address in the embedded database of a Calltime that runs now; nothing if none runs on the folder. */
export async function runningAddress(wish: Wish): Promise<string | undefined> {
  const folder = prepareFolder(wish)
  const file = readPidFile(folder.pidFile)
  if (file === undefined || !isPostgresOn(folder.db, file.pid)) return undefined
  const password = passwordIn(folder)
  const owned = await isOwned({ port: file.port, password }).catch(() => false)
  return owned
    ? `postgres://${ROLE}:${rolePassword(password)}@127.0.0.1:${file.port}/${DATABASE}?sslmode=disable`
    : undefined
}
