import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { fits, isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import { type Entry, type EntryKind, entryIcons, entryKinds } from './crew-info.types.ts'

interface EntryDialogProps {
  /** Null: a new one. */
  entry: Entry | null
  onClose: () => void
}

/** What an entry says, and as what: a number to call, something to look up, or news. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useWords()
  const create = useCommand('post', '/api/v1/crewInfo', { inForm: true })
  const alter = useCommand('post', '/api/v1/crewInfo/{id}', { inForm: true })
  const remove = useCommand('delete', '/api/v1/crewInfo/{id}', { touches: ['crewInfo'] })
  const [removing, setRemoving] = useState(false)
  const form = useForm(
    {
      kind: entry?.kind ?? ('topic' as EntryKind),
      title: entry?.title ?? '',
      body: entry?.body ?? '',
      icon: entry?.icon ?? '',
      phone: entry?.phone ?? '',
      important: entry?.important ?? false,
    },
    ({ kind, title, body, phone }) => ({
      title: isShort('CrewInfoEntry.title', title) && t('crewInfo.titleMissing'),
      body: kind !== 'emergency' && body.trim() === '' && t('crewInfo.bodyMissing'),
      phone: kind === 'emergency' && !fits('CrewInfoEntry.phone', phone) && t('crewInfo.phoneMissing'),
    }),
    create.failure ?? alter.failure,
  )
  const { values, set, text } = form
  const send = () => {
    const { kind, title, body, phone, important } = values
    const said = {
      kind,
      title,
      body,
      icon: entryIcons.find(icon => icon === values.icon) ?? null,
      phone: kind === 'emergency' ? phone : null,
      important,
    }
    if (entry)
      void alter.give({ params: { path: { id: entry.id } }, body: said }, { done: t('crewInfo.saved'), then: onClose })
    else void create.give({ body: said }, { done: t('crewInfo.added'), then: onClose })
  }
  const take = () => {
    if (!entry) return
    setRemoving(false)
    void remove.give(
      { params: { path: { id: entry.id } } },
      { done: t('crewInfo.removed', { title: entry.title }), then: onClose },
    )
  }
  return (
    <>
      <FormDialog
        form={form}
        title={t(entry ? 'crewInfo.changeTitle' : 'crewInfo.addTitle')}
        submitLabel={t(entry ? 'crewInfo.save' : 'crewInfo.add')}
        busy={create.busy || alter.busy || remove.busy}
        onSubmit={send}
        onClose={onClose}
        ways={
          entry ? (
            <Button variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setRemoving(true)}>
              {t('crewInfo.remove')}
            </Button>
          ) : undefined
        }
      >
        <Choices
          label={t('crewInfo.kind')}
          value={values.kind}
          onChange={kind => set({ kind: entryKinds.find(one => one === kind) ?? 'topic' })}
          items={entryKinds.map(value => ({
            value,
            label: t(`crewInfo.kinds.${value}`),
            hint: t(`crewInfo.kindHints.${value}`),
          }))}
        />
        <TextField label={t('crewInfo.title')} {...text('title', 'CrewInfoEntry.title')} />
        {values.kind === 'emergency' ? (
          <TextField label={t('crewInfo.phone')} type="tel" {...text('phone', 'CrewInfoEntry.phone')} />
        ) : null}
        <TextArea
          label={t('crewInfo.body')}
          hint={t('crewInfo.bodyHint')}
          rows={values.kind === 'emergency' ? 2 : 8}
          {...text('body', 'CrewInfoEntry.body')}
        />
        {values.kind === 'topic' ? (
          <Select
            label={t('crewInfo.icon')}
            value={values.icon}
            onChange={icon => set({ icon: entryIcons.find(one => one === icon) ?? '' })}
            options={entryIcons.map(value => ({ value, label: t(`crewInfo.icons.${value}`) }))}
          />
        ) : null}
        {values.kind === 'notice' ? (
          <Check
            label={t('crewInfo.importantHint')}
            checked={values.important}
            onChange={important => set({ important })}
          />
        ) : null}
      </FormDialog>
      <ConfirmDialog
        opened={removing}
        title={t('crewInfo.removeAsk', { title: entry?.title ?? '' })}
        safeLabel={t('app.cancel')}
        riskyLabel={t('crewInfo.remove')}
        onSafe={() => setRemoving(false)}
        onRisky={take}
      />
    </>
  )
}
