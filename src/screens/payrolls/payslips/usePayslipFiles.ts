import { useEffect, useRef, useState } from 'react'
import { counts } from '../../shared/form/counts.gen.ts'
import { mostUploadBytes, sendWhole } from '../../../client/files/send-pieces.ts'
import { api } from '../../../client/api.ts'
import { type Failure, failureFrom } from '../../../client/problem.ts'

/** Uploads that are looked at together. */
const mostFiles = counts['PayslipsAsked.uploadIds']

export interface ChosenFiles {
  count: number
  size: number
  /** Of the only one; null: they are several. */
  name: string | null
}
export type NotSent = { code: 'tooMany' | 'fileTooLarge'; failure: null } | { code: string; failure: Failure }

/**
 * Sends files, one after the other; what is chosen next takes the place of what was chosen before, whose uploads nobody
 * needs. `then` is told the uploads once all have arrived.
 */
export function usePayslipFiles(then: (uploadIds: string[]) => void) {
  const [chosen, setChosen] = useState<ChosenFiles | null>(null)
  const [uploadIds, setUploadIds] = useState<string[]>([])
  /** Counted from 1; null: none is on its way. */
  const [sending, setSending] = useState<number | null>(null)
  const [refused, setRefused] = useState<NotSent | null>(null)
  const [run, setRun] = useState<AbortController | null>(null)
  useEffect(() => () => run?.abort(), [run])
  /** Nothing uses them yet: they go with what was chosen, and with the page. */
  const unused = useRef<string[]>([])
  useEffect(() => () => throwAway(unused.current), [])

  const choose = async (files: readonly File[]) => {
    run?.abort()
    const going = new AbortController()
    setRun(going)
    throwAway(unused.current)
    unused.current = []
    setUploadIds([])
    setRefused(null)
    setSending(null)
    const [first] = files
    const size = files.reduce((all, one) => all + one.size, 0)
    setChosen(first ? { count: files.length, size, name: files.length === 1 ? first.name : null } : null)
    if (!first) return
    if (files.length > mostFiles) return setRefused({ code: 'tooMany', failure: null })
    if (files.some(one => one.size > mostUploadBytes)) return setRefused({ code: 'fileTooLarge', failure: null })
    const ids: string[] = []
    unused.current = ids
    try {
      for (const [at, file] of files.entries()) {
        setSending(at + 1)
        ids.push(await sendWhole(file, file.name, going.signal))
      }
    } catch (error) {
      if (going.signal.aborted) return
      const failure = failureFrom(error)
      setRefused({ code: failure.code, failure })
      setSending(null)
      return
    }
    if (going.signal.aborted) return
    setSending(null)
    setUploadIds(ids)
    then(ids)
  }
  /** They were taken over: nothing is left to be thrown away. */
  const forget = () => {
    unused.current = []
    setUploadIds([])
    setChosen(null)
  }
  return { chosen, uploadIds, sending, refused, choose, forget }
}

function throwAway(uploadIds: readonly string[]): void {
  for (const id of uploadIds)
    void api.DELETE('/api/v1/uploads/{id}', { params: { path: { id } } }).catch(() => undefined)
}
