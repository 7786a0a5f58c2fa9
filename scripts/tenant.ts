/**
 * `npm run tenant -- create --name "Nordlicht Crew" --host crew.example.com --login office@example.com`
 * makes an agency; `invite` gives somebody a login there, `look` gives it its colours, `frames` says which sites may
 * embed it, `pins` whether kiosks ask for a PIN. Running servers take it over.
 */
import { create, usage as createUsage } from './tenant/create.ts'
import { frames, usage as framesUsage } from './tenant/frames.ts'
import { invite, usage as inviteUsage } from './tenant/invite.ts'
import { look, usage as lookUsage } from './tenant/look.ts'
import { pins, usage as pinsUsage } from './tenant/pins.ts'

const commands: Partial<Record<string, (args: string[]) => Promise<string>>> = {
  create,
  invite,
  look,
  frames,
  pins,
}
const usage = [createUsage, inviteUsage, lookUsage, framesUsage, pinsUsage]
  .map(line => `npm run tenant -- ${line}`)
  .join('\n')

async function main() {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`Say what to do:\n${usage}`)
  console.log(await command(args))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
