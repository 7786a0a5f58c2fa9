import { useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { RightsView } from './RightsView.tsx'
import { permissionWords, rightWords } from './rights-words.ts'
import type { LoginType, RightChange, TypeRights } from './rights.types.ts'

/** In the order of how much there is to settle. */
const types = ['planners', 'office', 'crew', 'clients'] as const satisfies readonly LoginType[]

/** What people may do, by what they log in as. */
export default function RightsScreen() {
  const { user } = useSession()
  const words = useWords()
  const { t } = words
  const address = useListAddress()
  const reads = mayCall(user, 'readLoginTypeRights')
  const query = $api.useQuery('get', '/api/v1/loginTypeRights', {}, { enabled: reads })
  const command = useCommand('patch', '/api/v1/loginTypeRights/{loginType}')
  /** What was ticked last, until it was asked for again. */
  const [ticked, setTicked] = useState<{ at: number; of: TypeRights } | null>(null)
  const isTicked = ticked !== null && ticked.at === query.dataUpdatedAt
  const all = types.flatMap(type => {
    if (isTicked && ticked.of.loginType === type) return [ticked.of]
    return query.data?.items.filter(({ loginType }) => loginType === type) ?? []
  })

  const give = async (of: TypeRights, rights: readonly RightChange[], isUndo = false) => {
    const tick = (to: TypeRights) => setTicked({ at: query.dataUpdatedAt, of: to })
    tick({ ...of, rights: of.rights.map(one => ({ ...one, ...rights.find(({ code }) => code === one.code) })) })
    const done = await command.give(
      { params: { path: { loginType: of.loginType } }, body: { rights: [...rights] } },
      {
        done: saidOf(rights),
        // With one of them others may have come or gone.
        undo: after => {
          const back = of.rights.filter(({ code, given }) =>
            after.rights.some(other => other.code === code && other.given !== given),
          )
          return isUndo || back.length === 0
            ? undefined
            : () =>
                void give(
                  after,
                  back.map(({ code, given }) => ({ code, given })),
                  true,
                )
        },
        then: tick,
      },
    )
    if (!done) setTicked(null)
  }
  const saidOf = ([first, ...more]: readonly RightChange[]) =>
    first === undefined || more.length > 0
      ? t('rights.saved')
      : t(first.given ? 'rights.given' : 'rights.taken', {
          right: `${rightWords(words, first.code)}, ${permissionWords(words, first.code)}`,
        })
  return (
    <RightsView
      state={reads ? loadable([query], query.data && all) : { kind: 'refused' }}
      type={types.find(one => one === address.asked.get('type')) ?? types[0]}
      onType={type => address.change({ type })}
      busy={command.busy}
      onChange={(type, rights) => {
        const of = all.find(({ loginType }) => loginType === type)
        if (of) void give(of, rights)
      }}
    />
  )
}
