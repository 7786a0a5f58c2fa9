import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { counts } from '../shared/form/counts.gen.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { useDeskPeople } from '../shared/useDeskPeople.ts'
import { type KindSaid, signatoryWhos } from './document-types.types.ts'
import classes from './documentTypes.module.css'

type Signatory = KindSaid['signatories'][number]
interface KindSignatoriesProps {
  signatories: readonly Signatory[]
  /** Papers are about a person, who may sign. */
  ofPerson: boolean
  onChange: (signatories: readonly Signatory[]) => void
  error: string | undefined
}

/** Who signs papers of a kind, in their order. */
export function KindSignatories({ signatories, ofPerson, onChange, error }: KindSignatoriesProps) {
  const { t } = useWords()
  const desk = useDeskPeople()
  const whos = signatoryWhos.filter(who => ofPerson || who !== 'person')
  const put = (at: number, change: Partial<Signatory>) =>
    onChange(signatories.map((one, n) => (n === at ? { ...one, ...change } : one)))
  const earlier = (at: number) => {
    const rest = signatories.filter((_, n) => n !== at)
    const moved = signatories[at]
    if (moved) onChange([...rest.slice(0, at - 1), moved, ...rest.slice(at - 1)])
  }
  return (
    <fieldset className={classes['signatories']}>
      <legend>{t('documentTypes.signatories')}</legend>
      {signatories.map(({ role, who, personId }, at) => (
        <div key={at} className={classes['signatory']}>
          <div>
            <TextField
              label={t('documentTypes.role', { place: at + 1 })}
              value={role}
              maxLength={fields['NewDocumentType.signatories.role'].maxLength}
              autoComplete="off"
              onChange={to => put(at, { role: to })}
              error={error !== undefined && role.trim() === '' ? error : undefined}
            />
            <Select
              label={t('documentTypes.who')}
              value={who}
              onChange={to => put(at, { who: whos.find(one => one === to) ?? 'agency', personId: null })}
              options={whos.map(value => ({ value, label: t(`documentTypes.whos.${value}`) }))}
            />
            {who === 'agency' ? (
              <Select
                label={t('documentTypes.person')}
                value={personId ?? ''}
                onChange={to => put(at, { personId: to || null })}
                options={[
                  { value: '', label: t('documentTypes.eachTime') },
                  ...desk.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            ) : null}
          </div>
          <div className={classes['tools']}>
            <IconButton
              label={t('documentTypes.earlier', { place: at + 1 })}
              icon={<IconArrowUp aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => earlier(at)}
            />
            <IconButton
              label={t('documentTypes.without', { place: at + 1 })}
              icon={<IconX aria-hidden="true" />}
              onClick={() => onChange(signatories.filter((_, n) => n !== at))}
            />
          </div>
        </div>
      ))}
      {error === undefined ? null : (
        <Note tone="bad" live>
          {error}
        </Note>
      )}
      <div>
        <Button
          size="small"
          icon={<IconPlus aria-hidden="true" />}
          disabled={signatories.length >= counts['NewDocumentType.signatories']}
          onClick={() => onChange([...signatories, { role: '', who: 'agency', personId: null }])}
        >
          {t('documentTypes.addSignatory')}
        </Button>
      </div>
    </fieldset>
  )
}
