import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useLeaving } from '../shared/useLeaving.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import type { Settings } from './SettingsView.tsx'
import { type Fields, changesOf, fieldsOf } from './settings-entered.ts'

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

/** Fields over what the server has: only what was touched is kept here, so that others' changes show. */
export function SettingsForm(settings: Settings) {
  const { values } = settings
  const words = useWords()
  const queries = useQueryClient()
  const [touched, setTouched] = useState<Fields>({})
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState<Saving>('idle')
  /** By value and what is to be saved: a request whose answer was lost is not done twice. */
  const [keys] = useState(() => new Map<string, string>())
  const change = $api.useMutation('post', '/api/v1/plusCrewValues/{id}')

  const fields = { ...fieldsOf(words, values), ...touched }
  const { changes, wrong } = changesOf(words, values, fields)
  const unsaved = changes.length > 0 || Object.keys(wrong).length > 0
  const leaving = useLeaving(unsaved)

  const save = async () => {
    setAsked(true)
    if (Object.keys(wrong).length > 0) return
    setSaving('saving')
    try {
      for (const { value, change: body } of changes) {
        const about = `${value.id} ${JSON.stringify(body)}`
        const key = keys.get(about) ?? crypto.randomUUID()
        keys.set(about, key)
        await change.mutateAsync({ params: { path: { id: value.id }, header: { 'Idempotency-Key': key } }, body })
        keys.delete(about)
      }
      setAsked(false)
      setSaving('saved')
    } catch {
      setSaving('failed')
    }
    await queries.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/v1/plusCrewValues'),
    })
  }
  return (
    <>
      <SettingsFields
        {...settings}
        fields={fields}
        wrong={asked ? wrong : {}}
        saving={saving === 'saved' && unsaved ? 'idle' : saving}
        unsaved={unsaved}
        onChange={(field, text) => {
          setTouched(before => ({ ...before, [field]: text }))
          if (saving !== 'saving') setSaving('idle')
        }}
        onSave={() => void save()}
      />
      <LeavingQuestion {...leaving} />
    </>
  )
}
