import { useState } from 'react'
import type { Line } from '../../../../domain/templates/matrix.ts'
import { fits } from '../../../../domain/templates/kept.ts'
import { useWords } from '../../../i18n/words.ts'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { itemsOf } from './items-of.ts'
import type { Template } from './templates.types.ts'

interface KeepTemplateProps {
  /** The one that is renamed, or the positions a new one keeps. */
  of: Template | readonly Line[]
  /** Whose project it is kept from. */
  company: { id: string; name: string }
  onClose: () => void
  onKept?: (template: Template) => void
}

const isTemplate = (of: Template | readonly Line[]): of is Template => 'id' in of

/** What a template is called and for whom it is. */
export function KeepTemplate({ of, company, onClose, onKept }: KeepTemplateProps) {
  const { t, tn } = useWords()
  const renamed = isTemplate(of) ? of : null
  // As it was when it was opened: what others do meanwhile is theirs.
  const [revision] = useState(renamed?.revision ?? 0)
  const lines = isTemplate(of) ? [] : of
  const create = useCommand('post', '/api/v1/templates', { inForm: true })
  const change = useCommand('post', '/api/v1/templates/{id}', { inForm: true })
  const form = useForm(
    { name: renamed?.name ?? '', companyId: renamed?.company?.id ?? '' },
    ({ name }) => ({ name: isShort('NewTemplate.name', name) && t('templates.nameMissing') }),
    create.failure ?? change.failure,
  )
  const { values, set, text } = form
  const whose = renamed?.company ?? company
  const tooLarge = renamed === null && !fits(lines)
  const send = () => {
    if (tooLarge) return
    const said = { name: values.name, companyId: values.companyId || null }
    const told = {
      done: ({ name }: Template) => t('templates.kept', { name }),
      then: (template: Template) => {
        onKept?.(template)
        onClose()
      },
    }
    if (renamed) void change.give({ params: { path: { id: renamed.id } }, body: { ...said, revision } }, told)
    else void create.give({ body: { ...said, type: 'POSITIONS', items: itemsOf(lines) } }, told)
  }
  const days = new Set(lines.flatMap(({ places }) => places.map(({ day }) => day))).size
  return (
    <FormDialog
      form={form}
      title={t(renamed ? 'templates.renameTitle' : 'templates.keep')}
      submitLabel={t('templates.save')}
      busy={create.busy || change.busy}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label={t('templates.name')} {...text('name', 'NewTemplate.name')} />
      <Choices
        label={t('templates.whose')}
        value={values.companyId}
        onChange={companyId => set({ companyId })}
        items={[
          { value: '', label: t('templates.forAll') },
          { value: whose.id, label: t('templates.forCompany', { company: whose.name }) },
        ]}
      />
      {renamed ? null : tooLarge ? (
        <Note tone="bad">{t('templates.tooLarge')}</Note>
      ) : (
        <Note tone="info">
          {t('templates.keepNote', {
            positions: tn('projectPlan.positions', lines.length),
            days: tn('projectPlan.daysCount', days),
          })}
        </Note>
      )}
    </FormDialog>
  )
}
