import { useEffect, useRef, useState } from 'react'
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

interface Tick {
  loginType: LoginType
  code: RightChange['code']
  to: { given: boolean }
}

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
  /** Answers that are newer than the list; what was ticked and is not answered yet lies over both. */
  const [answers, setAnswers] = useState<{ at: number; of: readonly TypeRights[] }>({ at: 0, of: [] })
  const [ticks, setTicks] = useState<readonly Tick[]>([])
  const queue = useRef(Promise.resolve())
  const known = useRef<readonly TypeRights[]>([])
  const settled = types.flatMap(type => {
    const newer =
      answers.at === query.dataUpdatedAt ? answers.of.find(({ loginType }) => loginType === type) : undefined
    return newer ?? query.data?.items.find(({ loginType }) => loginType === type) ?? []
  })
  useEffect(() => {
    known.current = settled
  })
  const all = settled.map(one => ({
    ...one,
    rights: one.rights.map(right => ({
      ...right,
      ...ticks.findLast(({ loginType, code }) => loginType === one.loginType && code === right.code)?.to,
    })),
  }))

  /** One after the other, in the order they were ticked in. */
  const give = (loginType: LoginType, rights: readonly RightChange[], isUndo = false) => {
    const own: Tick[] = rights.map(({ code, given }) => ({ loginType, code, to: { given } }))
    setTicks(before => [...before, ...own])
    queue.current = queue.current.then(async () => {
      const before = known.current.find(one => one.loginType === loginType)
      await command.give(
        { params: { path: { loginType } }, body: { rights: [...rights] } },
        {
          done: saidOf(rights),
          // With one of them others may have come or gone.
          undo: after => {
            const back = before?.rights.filter(({ code, given }) =>
              after.rights.some(other => other.code === code && other.given !== given),
            )
            return isUndo || !back?.length
              ? undefined
              : () =>
                  give(
                    loginType,
                    back.map(({ code, given }) => ({ code, given })),
                    true,
                  )
          },
          then: answer => {
            known.current = known.current.map(one => (one.loginType === loginType ? answer : one))
            setAnswers({ at: query.dataUpdatedAt, of: known.current })
          },
        },
      )
      setTicks(some => some.filter(one => !own.includes(one)))
    })
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
      onChange={give}
    />
  )
}
