import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { counts } from '../shared/form/counts.gen.ts'
import { useSession } from '../../access/session.ts'
import { fields } from '../../client/fields.gen.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { MultiSelect, Select } from '../../ui/lazy-forms.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { TagsField } from '../../ui/TagsField/TagsField.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import { type FaqDetails, type Language, audiences, faqScreens } from './faq.types.ts'
import { topicWords } from './topic-words.ts'
import classes from './faq.module.css'

interface FaqDialogProps {
  /** Null: a new one. */
  faq: FaqDetails | null
  onClose: () => void
}

const languages = ['en', 'de', 'deAt', 'es', 'nl', 'fr', 'cy'] as const satisfies readonly Language[]
/** As the field says them beside each other. */
const shortOf = (language: Language) => (language === 'deAt' ? 'AT' : language.toUpperCase())
const loginTypes = ['crew', 'clients', 'planners', 'office'] as const

type Texts = Record<Language, { question: string; answer: string }>
const isEmpty = ({ question, answer }: Texts[Language]) => question.trim() === '' && answer.trim() === ''
const isHalf = ({ question, answer }: Texts[Language]) => (question.trim() === '') !== (answer.trim() === '')

/** What is missing of question and answer, in the language that is shown or in another, and at which field it is said. */
function missingIn({ t }: Words, texts: Texts, shown: Language) {
  const { question, answer } = texts[shown]
  if (Object.values(texts).every(isEmpty) || (question.trim() === '' && answer.trim() !== ''))
    return { at: 'question', said: t('faq.questionMissing') } as const
  if (isHalf(texts[shown])) return { at: 'answer', said: t('faq.answerMissing') } as const
  const half = languages.find(code => isHalf(texts[code]))
  return half && ({ at: 'answer', said: t('faq.half', { language: t(`app.languages.${half}`) }) } as const)
}

/** A question with its answer, once for each language it is written in. */
export function FaqDialog({ faq, onClose }: FaqDialogProps) {
  const words = useWords()
  const { t } = words
  const { language, tenant } = useSession()
  const save = useCommand('post', '/api/v1/faq', { inForm: true })
  const remove = useCommand('delete', '/api/v1/faq/{id}', { touches: ['faq'] })
  const whole = { params: { query: wholeList } }
  const topics = $api.useQuery('get', '/api/v1/categories', whole).data?.items ?? []
  const companies = $api.useQuery('get', '/api/v1/tenant/companies', whole).data?.items ?? []
  const written = (code: Language) => faq?.texts.find(text => text.language === code)
  const [shown, setShown] = useState<Language>(
    written(language) || !faq ? language : (faq.texts[0]?.language ?? language),
  )
  const [removing, setRemoving] = useState(false)
  const texts = Object.fromEntries(
    languages.map(code => [code, { question: written(code)?.question ?? '', answer: written(code)?.answer ?? '' }]),
  ) as Texts
  const form = useForm(
    {
      companyId: faq?.company?.id ?? '',
      categoryIds: faq?.categories.map(({ id }) => id) ?? [],
      loginTypes: faq?.loginTypes ?? [],
      tags: faq?.tags ?? [],
      /** A tag that is not ended: it is asked about as well. */
      tag: '',
      screen: faq?.screen ?? '',
      texts,
    },
    values => {
      return {
        tags: values.tags.length > counts['FaqEntry.tags'] && t('faq.tooManyTags'),
        texts: missingIn(words, values.texts, shown)?.said,
      }
    },
    save.failure,
  )
  const { values, set, error } = form
  const text = values.texts[shown]
  const missing = missingIn(words, values.texts, shown)
  const write = (change: Partial<Texts[Language]>) =>
    set({ texts: { ...values.texts, [shown]: { ...text, ...change } } })
  const send = () =>
    void save.give(
      {
        body: {
          ...(faq ? { id: faq.id } : {}),
          companyId: values.companyId || null,
          categoryIds: values.categoryIds,
          loginTypes: values.loginTypes,
          tags: values.tags,
          screen: faqScreens.find(screen => screen === values.screen) ?? null,
          texts: languages.flatMap(code =>
            isEmpty(values.texts[code]) ? [] : [{ language: code, ...values.texts[code] }],
          ),
        },
      },
      { done: t('faq.saved'), then: onClose },
    )
  const take = () => {
    if (!faq) return
    setRemoving(false)
    void remove.give({ params: { path: { id: faq.id } } }, { done: t('faq.removed'), then: onClose })
  }
  const removeLabel = (name: string) => t('faq.removeOne', { name })
  return (
    <>
      <FormDialog
        form={form}
        title={t(faq ? 'faq.editTitle' : 'faq.addTitle')}
        submitLabel={t('faq.save')}
        busy={save.busy || remove.busy}
        onSubmit={send}
        onClose={onClose}
        ways={
          faq ? (
            <Button variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setRemoving(true)}>
              {t('faq.remove')}
            </Button>
          ) : undefined
        }
      >
        <Segments
          label={t('faq.language')}
          value={shown}
          onChange={code => setShown(languages.find(one => one === code) ?? shown)}
          items={languages.map(value => ({
            value,
            label: shortOf(value),
            mark: isEmpty(values.texts[value]) ? <span className={classes['language']} /> : undefined,
          }))}
        />
        <TextField
          label={t('faq.question')}
          value={text.question}
          onChange={question => write({ question })}
          error={missing?.at === 'question' ? error('texts') : undefined}
          hint={
            isEmpty(text) && shown !== language
              ? t('faq.languageEmpty', { language: t(`app.languages.${shown}`) })
              : undefined
          }
          maxLength={fields['FaqEntry.texts.question'].maxLength}
        />
        <TextArea
          label={t('faq.answer')}
          hint={t('faq.answerHint')}
          rows={6}
          value={text.answer}
          onChange={answer => write({ answer })}
          error={missing?.at === 'answer' ? error('texts') : undefined}
          maxLength={fields['FaqEntry.texts.answer'].maxLength}
        />
        <MultiSelect
          label={t('faq.categories')}
          values={values.categoryIds}
          onChange={categoryIds => set({ categoryIds })}
          options={topics.map(topic => ({ value: topic.id, label: topicWords(words, topic) }))}
          removeLabel={removeLabel}
          noneLabel={t('faq.noOption')}
        />
        <MultiSelect
          label={t('faq.loginTypes')}
          hint={t('faq.loginTypesHint')}
          values={values.loginTypes}
          onChange={chosen => set({ loginTypes: loginTypes.filter(type => chosen.includes(type)) })}
          options={audiences
            .filter(one => one !== 'everyone')
            .map(value => ({ value, label: t(`faq.audiences.${value}`) }))}
          removeLabel={removeLabel}
          noneLabel={t('faq.noOption')}
        />
        <TagsField
          label={t('faq.tags')}
          hint={t('faq.tagsHint')}
          values={values.tags}
          onChange={tags => set({ tags })}
          typed={values.tag}
          onTyped={tag => set({ tag })}
          error={error('tags')}
          removeLabel={removeLabel}
          maxLength={fields['FaqEntry.tags'].maxLength}
        />
        <Select
          label={t('faq.screen')}
          value={values.screen}
          onChange={screen => set({ screen: faqScreens.find(one => one === screen) ?? '' })}
          options={[
            { value: '', label: t('faq.nowhere') },
            ...faqScreens.map(value => ({ value, label: t(`shell.nav.${value}`) })),
          ]}
        />
        {companies.length > 1 ? (
          <Select
            label={t('faq.company')}
            value={values.companyId}
            onChange={companyId => set({ companyId })}
            options={[
              { value: '', label: t('faq.wholeAgency', { agency: tenant.name }) },
              ...companies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : null}
      </FormDialog>
      <ConfirmDialog
        opened={removing}
        title={t('faq.removeAsk', { question: faq?.texts[0]?.question ?? '' })}
        safeLabel={t('app.cancel')}
        riskyLabel={t('faq.remove')}
        onSafe={() => setRemoving(false)}
        onRisky={take}
      />
    </>
  )
}
