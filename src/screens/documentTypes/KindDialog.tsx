import { IconTrash } from '@tabler/icons-react'
import { fields } from '../../client/fields.gen.ts'
import { wrongDocumentType } from '../../../domain/documents/document-type.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { MultiSelect, Select } from '../../ui/lazy-forms.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import { type Kind, type KindSaid, type Way, ofWay, subjectsOf, wayOf, ways } from './document-types.types.ts'
import { KindSignatories } from './KindSignatories.tsx'

interface KindDialogProps {
  /** Null: a new one. */
  kind: Kind | null
  onClose: () => void
}

const mostDays = fields['NewDocumentType.dueDays'].maximum
const touches = ['documentTypes', 'documentTypeRules'] as const
const first: KindSaid['signatories'] = [
  { role: '', who: 'person', personId: null },
  { role: '', who: 'agency', personId: null },
]

/** What papers of a kind want, whom they are about, who signs them and what they prove. */
export function KindDialog({ kind, onClose }: KindDialogProps) {
  const words = useWords()
  const { t } = words
  const create = useCommand('post', '/api/v1/documentTypes', { inForm: true, touches })
  const alter = useCommand('post', '/api/v1/documentTypes/{id}', { inForm: true, touches })
  const remove = useCommand('delete', '/api/v1/documentTypes/{id}', { touches })
  const restore = useCommand('post', '/api/v1/documentTypes/{id}/restore', { touches })
  const functions = $api.useQuery('get', '/api/v1/functions', { params: { query: wholeList } }).data?.items ?? []
  const said = (values: Values): KindSaid => ({
    caption: values.caption.trim(),
    ...ofWay(values.way),
    subject: values.subject,
    signatoriesOrder: values.order,
    asksRating: values.way === 'drawing' && values.asksRating,
    dueDays: values.dueDays.trim() === '' ? null : Number(values.dueDays),
    signatories: values.way === 'drawing' ? [...values.signatories] : [],
    functionIds: values.way === 'upload' ? [...values.functionIds] : [],
  })
  const start = {
    caption: kind?.caption ?? '',
    way: kind ? wayOf(kind) : ('drawing' as Way),
    subject: kind?.subject ?? ('person' as Kind['subject']),
    order: kind?.signatoriesOrder ?? ('one by one' as Kind['signatoriesOrder']),
    asksRating: kind?.asksRating ?? false,
    dueDays: kind?.dueDays === null || kind === null ? '' : String(kind.dueDays),
    signatories: (kind?.signatories.map(({ role, who, person }) => ({ role, who, personId: person?.id ?? null })) ??
      first) as readonly KindSaid['signatories'][number][],
    functionIds: (kind?.proves.map(({ id }) => id) ?? []) as readonly string[],
  }
  type Values = typeof start
  const form = useForm(
    start,
    values => {
      const rule = said(values)
      const signs = wrongDocumentType(rule).some(({ path }) => path.startsWith('signatories'))
      return {
        caption: isShort('NewDocumentType.caption', values.caption) && t('documentTypes.captionMissing'),
        dueDays:
          values.dueDays.trim() !== '' &&
          !(/^\d+$/.test(values.dueDays.trim()) && Number(values.dueDays) <= mostDays) &&
          t('documentTypes.daysWrong', { days: mostDays }),
        signatories: rule.signatories.some(({ role }) => role.trim() === '')
          ? t('documentTypes.roleMissing')
          : signs && t('documentTypes.signatoriesMissing'),
      }
    },
    create.failure ?? alter.failure,
  )
  const { values, set, error } = form
  const send = () => {
    const body = said(values)
    if (kind)
      void alter.give(
        { params: { path: { id: kind.id } }, body: { ...body, revision: kind.revision } },
        { done: t('documentTypes.saved'), then: onClose },
      )
    else void create.give({ body }, { done: t('documentTypes.added'), then: onClose })
  }
  const take = () => {
    if (!kind) return
    const params = { path: { id: kind.id } }
    void remove.give(
      { params },
      {
        done: t('documentTypes.removed', { name: kind.caption }),
        undo: () => () => void restore.give({ params }),
        then: onClose,
      },
    )
  }
  const toWay = (to: string) => {
    const way = ways.find(one => one === to) ?? values.way
    const subjects = subjectsOf(way)
    set({ way, subject: subjects.includes(values.subject) ? values.subject : (subjects[0] ?? 'person') })
  }
  const toSubject = (to: string) => {
    const subject = subjectsOf(values.way).find(one => one === to) ?? values.subject
    const signatories = values.signatories.map(one =>
      subject !== 'person' && one.who === 'person' ? { ...one, who: 'contact' as const } : one,
    )
    set({ subject, signatories })
  }
  const subjects = subjectsOf(values.way)
  return (
    <FormDialog
      form={form}
      title={t(kind ? 'documentTypes.changeTitle' : 'documentTypes.addTitle')}
      submitLabel={t(kind ? 'documentTypes.save' : 'documentTypes.make')}
      busy={create.busy || alter.busy || remove.busy}
      onSubmit={send}
      onClose={onClose}
      ways={
        kind ? (
          <Button variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={take}>
            {t('documentTypes.remove')}
          </Button>
        ) : undefined
      }
    >
      <TextField label={t('documentTypes.caption')} {...form.text('caption', 'NewDocumentType.caption')} />
      <Choices
        label={t('documentTypes.wants')}
        value={values.way}
        onChange={toWay}
        items={ways.map(value => ({
          value,
          label: t(`documentTypes.ways.${value}`),
          hint: t(`documentTypes.wayHints.${value}`),
        }))}
      />
      {subjects.length > 1 ? (
        <Select
          label={t('documentTypes.subject')}
          value={values.subject}
          onChange={toSubject}
          options={subjects.map(value => ({ value, label: t(`documentTypes.subjects.${value}`) }))}
        />
      ) : null}
      {values.way === 'drawing' ? (
        <>
          <KindSignatories
            signatories={values.signatories}
            ofPerson={values.subject === 'person'}
            onChange={signatories => set({ signatories })}
            error={error('signatories')}
          />
          <Segments
            label={t('documentTypes.order')}
            value={values.order}
            onChange={to => set({ order: to === 'any' ? 'any' : 'one by one' })}
            items={[
              { value: 'one by one', label: t('documentTypes.oneByOne') },
              { value: 'any', label: t('documentTypes.anyOrder') },
            ]}
          />
          <Check
            label={t('documentTypes.asksRating')}
            checked={values.asksRating}
            onChange={asksRating => set({ asksRating })}
          />
        </>
      ) : null}
      {values.way === 'upload' ? (
        <MultiSelect
          label={t('documentTypes.proves')}
          hint={t('documentTypes.provesHint')}
          values={values.functionIds}
          onChange={functionIds => set({ functionIds })}
          options={functions.map(one => ({ value: one.id, label: functionWords(words, one) }))}
          removeLabel={name => t('documentTypes.withoutName', { name })}
          noneLabel={t('documentTypes.noneFound')}
        />
      ) : null}
      <TextField
        label={t('documentTypes.dueDays')}
        hint={t('documentTypes.dueDaysHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.text('dueDays')}
      />
    </FormDialog>
  )
}
