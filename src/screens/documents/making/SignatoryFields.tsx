import { useWords } from '../../../i18n/words.ts'
import { Select } from '../../../ui/lazy-forms.tsx'
import { FoundField } from '../../shared/form/FoundField.tsx'
import { useDeskPeople } from '../../shared/useDeskPeople.ts'
import type { Signatory } from './paper-draft.ts'
import { useContacts } from './useFound.ts'

interface SignatoryFieldsProps {
  signatories: readonly Signatory[]
  /** Of which client contacts are; absent: of any. */
  companyId: string | undefined
  /** The contact the paper is about; absent: it is about none. */
  given: string | undefined
  onChange: (signatories: readonly Signatory[]) => void
  error: string | undefined
}

/** Who signs in each place of the order; the person it is about is said before. */
export function SignatoryFields({ signatories, companyId, given, onChange, error }: SignatoryFieldsProps) {
  const { t } = useWords()
  const useOfClient = (q: string) => useContacts(q, companyId)
  const atDesk = useDeskPeople(signatories.some(({ who }) => who === 'agency'))
  const choose = (at: number, found: Signatory['found']) =>
    onChange(signatories.map((one, n) => (n === at ? { ...one, found } : one)))
  return (
    <>
      {signatories.map(({ role, who, found }, at) => {
        const label = t('papers.making.signs', { place: at + 1, role })
        const wrong = found ? undefined : error
        if (who === 'person') return null
        return who === 'contact' ? (
          <FoundField
            key={`${at} ${companyId ?? ''} ${given ?? ''}`}
            label={label}
            value={found}
            onChange={one => choose(at, one)}
            useOptions={useOfClient}
            error={wrong}
          />
        ) : (
          <Select
            key={at}
            label={label}
            value={found?.id ?? ''}
            onChange={id => choose(at, atDesk.find(one => one.id === id) ?? null)}
            options={atDesk.map(({ id, name }) => ({ value: id, label: name }))}
            error={wrong}
          />
        )
      })}
    </>
  )
}
