import { useCallback, useEffect, useState } from 'react'
import { requestMessage } from '../../../domain/http-message.ts'
import { useSession } from '../../access/session.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { type Build, type VersionState, VersionView } from './VersionView.tsx'

type Answer = { build: Build } | { technical: string }

const isBuild = (value: unknown): value is Build =>
  typeof value === 'object' && value !== null && 'version' in value && 'commit' in value && 'builtAt' in value

async function askBuild(): Promise<Answer> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    if (!answer.ok) return { technical: requestMessage({ kind: 'status', status: answer.status }) }
    const build: unknown = await answer.json().catch(() => null)
    return isBuild(build) ? { build } : { technical: 'version.json' }
  } catch {
    return { technical: requestMessage({ kind: 'network' }) }
  }
}

/** Open to everybody, also before a login: there are no answers kept and no session to ask with. */
export default function VersionScreen() {
  const { date } = useWords()
  const { tenant } = useSession()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [persisted, setPersisted] = useState<boolean | null>(null)
  const ask = useCallback(() => {
    setAnswer(null)
    void askBuild().then(setAnswer)
  }, [])
  useEffect(() => {
    let current = true
    void askBuild().then(found => current && setAnswer(found))
    if ('storage' in navigator && 'persisted' in navigator.storage)
      navigator.storage.persisted().then(
        kept => current && setPersisted(kept),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [])
  const state: VersionState =
    answer === null
      ? { kind: 'loading' }
      : 'technical' in answer
        ? { kind: 'failed', technical: answer.technical, retry: ask }
        : { kind: 'content', build: answer.build, builtAt: when(answer.build.builtAt, date) }
  return <VersionView state={state} agency={tenant.name} persisted={persisted} />
}

const when = (builtAt: string, date: Words['date']) => {
  const at = Date.parse(builtAt)
  return Number.isNaN(at) ? builtAt : date(at, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
}
