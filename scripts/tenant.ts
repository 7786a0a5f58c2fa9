/**
 * `npm run tenant -- create --name "Nordlicht Crew" --host crew.example.com --login office@example.com`
 * makes an agency; `invite` gives somebody a login there, `login` changes it, `end` ends it for who leaves, `look` gives it its colours, `frames` says which sites may
 * embed it, `pins` whether kiosks ask for a PIN, `rules` how its day is run. Running servers take it over.
 */
import { create, usage as createUsage } from './tenant/create.ts'
import { end, usage as endUsage } from './tenant/end.ts'
import { frames, usage as framesUsage } from './tenant/frames.ts'
import { invite, usage as inviteUsage } from './tenant/invite.ts'
import { login, usage as loginUsage } from './tenant/login.ts'
import { look, usage as lookUsage } from './tenant/look.ts'
import { pins, usage as pinsUsage } from './tenant/pins.ts'
import { rules, usage as rulesUsage } from './tenant/rules.ts'

const commands: Partial<Record<string, (args: string[]) => Promise<string>>> = {
  create,
  invite,
  login,
  end,
  look,
  frames,
  pins,
  rules,
}
const usage = [createUsage, inviteUsage, loginUsage, endUsage, lookUsage, framesUsage, pinsUsage, rulesUsage]
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
