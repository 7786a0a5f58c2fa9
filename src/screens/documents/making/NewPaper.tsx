import { useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { FileField } from '../../../ui/FileField/FileField.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { mostBytes, sizeWords } from '../../shared/files/file-size.ts'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { FoundField } from '../../shared/form/FoundField.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { type Kind, type PaperDraft, begun, paperOf, signedBy } from './paper-draft.ts'
import { SignatoryFields } from './SignatoryFields.tsx'
import { useCompanies, useContacts, usePeople, useProjects } from './useFound.ts'

interface NewPaperProps {
  onMade: (id: string) => void
  onClose: () => void
}

const finding = { person: usePeople, contact: useContacts, company: useCompanies, project: useProjects } as const

/** A paper of one of the agency's kinds: whom it is about, who signs it, until when, and its file. */
export function NewPaper({ onMade, onClose }: NewPaperProps) {
  const words = useWords()
  const { t, locale } = words
  const today = dateIn(viewerZone(), useNow())
  const kinds = $api.useQuery('get', '/api/v1/documentTypeRules', { params: { query: wholeList } }).data?.items ?? []
  const create = useCommand('post', '/api/v1/documents', { inForm: true })
  const upload = useCommand('post', '/api/v1/documents/{id}/file', { touches: ['documents'], inForm: true })
  // Once it is made, only its file may still be missing.
  const [made, setMade] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const tooLarge = file !== null && file.size > mostBytes
  const start: PaperDraft = { typeId: '', name: '', subject: null, dueDate: '', signatories: [] }
  const kindOf = (id: string): Kind | undefined => kinds.find(one => one.id === id)
  const form = useForm(
    start,
    ({ typeId, name, subject, signatories }) => {
      const kind = kindOf(typeId)
      return {
        typeId: !kind && t('paperMaking.kindMissing'),
        name: isShort('NewDocument.name', name) && t('paperMaking.nameMissing'),
        subject: kind && kind.subject !== 'crew' && !subject && t('paperMaking.subjectMissing'),
        signatories: signatories.some(({ who, found }) => who !== 'person' && !found) && t('paperMaking.whoMissing'),
      }
    },
    create.failure ?? upload.failure,
  )
  const { values, set, error } = form
  const kind = kindOf(values.typeId)
  // While the last answer is taken in: nothing is unsaved then.
  const finish = (id: string) => {
    onClose()
    onMade(id)
  }
  const send = async () => {
    if (!kind || tooLarge) return
    const then = file ? {} : { then: ({ id }: { id: string }) => finish(id) }
    const id = made ?? (await create.give({ body: paperOf(kind, values) }, then))?.answer.id
    if (id === undefined) return
    if (!file) return made === null ? undefined : finish(id)
    setMade(id)
    await upload.give({ params: { path: { id } }, body: file }, { done: t('paperMaking.sent'), then: () => finish(id) })
  }
  return (
    <FormDialog
      form={form}
      title={t('paperMaking.title')}
      submitLabel={t(file || kind?.wants === 'upload' ? 'paperMaking.send' : 'paperMaking.make')}
      busy={create.busy || upload.busy}
      onSubmit={() => void send()}
      onClose={onClose}
      note={
        made ? (
          <Note tone="wait" live>
            {t('paperMaking.madeOnly')}
          </Note>
        ) : undefined
      }
    >
      {made ? null : (
        <>
          <Select
            label={t('paperMaking.kind')}
            value={values.typeId}
            onChange={id => {
              const to = kindOf(id)
              if (to) set({ ...begun(to, today), ...(to.subject === kind?.subject ? {} : { subject: null }) })
            }}
            options={kinds.map(({ id, caption }) => ({ value: id, label: caption }))}
            error={error('typeId')}
          />
          {kind ? (
            <>
              <p>
                {t(kind.signedBy === null ? `paperMaking.wants.${kind.wants}` : `paperMaking.signed.${kind.signedBy}`)}
              </p>
              <TextField label={t('paperMaking.name')} {...form.text('name', 'NewDocument.name')} />
              {kind.subject === 'crew' ? null : (
                <FoundField
                  key={kind.subject}
                  label={t(`paperMaking.subjects.${kind.subject}`)}
                  value={values.subject}
                  onChange={subject =>
                    set({ subject, ...(kind.subject === 'contact' ? { signatories: signedBy(values, subject) } : {}) })
                  }
                  useOptions={finding[kind.subject]}
                  error={error('subject')}
                />
              )}
              <SignatoryFields
                signatories={values.signatories}
                companyId={kind.subject === 'company' ? values.subject?.id : undefined}
                given={kind.subject === 'contact' ? values.subject?.id : undefined}
                onChange={signatories => set({ signatories })}
                error={error('signatories')}
              />
              <DayField
                min={today}
                label={t('paperMaking.due')}
                hint={t('paperMaking.dueHint')}
                value={values.dueDate}
                onChange={dueDate => set({ dueDate })}
              />
            </>
          ) : null}
        </>
      )}
      {kind ? (
        <FileField
          label={t('paperMaking.file')}
          chooseLabel={t('paperMaking.choose')}
          accept="application/pdf"
          hint={t(kind.wants === 'upload' ? 'paperMaking.fileToPrint' : 'paperMaking.fileLater')}
          chosen={file && { name: file.name, size: sizeWords(locale, file.size) }}
          error={tooLarge ? t('paperMaking.tooLarge') : undefined}
          onChoose={chosen => {
            upload.forget()
            setFile(chosen)
          }}
        />
      ) : null}
    </FormDialog>
  )
}
