import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useLeaving } from '../../shared/useLeaving.ts'
import { LeavingQuestion } from '../../shared/form/LeavingQuestion.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import type { Settings } from './SettingsView.tsx'
import { type Fields, changesOf, fieldsOf } from './settings-entered.ts'

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

/** Fields over what the server has: only what was touched is kept here, so that others' changes show. */
export function SettingsForm(settings: Settings) {
  const { values } = settings
  const words = useWords()
  const [touched, setTouched] = useState<Fields>({})
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState<Saving>('idle')
  const change = useCommand('post', '/api/v1/plusCrewValues/{id}', { inForm: true })

  const fields = { ...fieldsOf(words, values), ...touched }
  const { changes, wrong } = changesOf(words, values, fields)
  const unsaved = changes.length > 0 || Object.keys(wrong).length > 0
  const leaving = useLeaving(unsaved)

  const save = async () => {
    setAsked(true)
    if (Object.keys(wrong).length > 0) return
    setSaving('saving')
    for (const { value, change: body } of changes)
      if (!(await change.give({ params: { path: { id: value.id } }, body }))) {
        setSaving('failed')
        return
      }
    setAsked(false)
    setSaving('saved')
  }
  return (
    <>
      <SettingsFields
        {...settings}
        fields={fields}
        wrong={asked ? wrong : {}}
        saving={saving === 'saved' && unsaved ? 'idle' : saving}
        failure={change.failure}
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
