import { IconShieldCheck } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { checkHref } from '../../shared/hrefs.ts'
import { checkWords } from '../check-words.ts'
import type { CrewCheck } from '../useChecks.ts'

interface CheckNotesProps {
  crewId: string
  checks: readonly CrewCheck[]
}

/** The way to what is gone through before the shift; once it is finished, for whoever comes later. */
export function CheckNotes({ crewId, checks }: CheckNotesProps) {
  const words = useWords()
  const { t } = words
  return checks.map(due => {
    const { formId, date, shift, name, check } = due
    const finished = check?.finishedAt != null
    return (
      <Note
        key={`${formId} ${date} ${shift}`}
        tone={finished ? 'good' : 'wait'}
        icon={<IconShieldCheck aria-hidden="true" />}
        action={
          <Button size="small" variant={finished ? 'line' : 'main'} href={checkHref(crewId, { formId, date, shift })}>
            {t(finished ? 'crews.securityCheck.see' : check ? 'crews.securityCheck.on' : 'crews.securityCheck.go')}
          </Button>
        }
      >
        <b>{`${t('crews.securityCheck.title')}: ${name}`}</b> {checkWords(words, due)}
      </Note>
    )
  })
}
