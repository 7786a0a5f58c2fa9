import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import type { Going } from '../files/useArchive.ts'
import { sizeWords } from '../files/file-size.ts'
import { problemWords } from '../words/problem-words.ts'
import classes from './privacy.module.css'

interface PrivacyViewProps {
  name: string
  going: Going | null
  failure: Failure | null
  onTake: () => void
  onStop: () => void
  /** Null: they were erased. */
  onErase: (() => void) | null
}

/** What one may do about all that is known of somebody. */
export function PrivacyView({ name, going, failure, onTake, onStop, onErase }: PrivacyViewProps) {
  const words = useWords()
  const { t } = words
  return (
    <Section title={t('personPrivacy.title')}>
      <Sheet as="div">
        {failure ? (
          <Note tone="bad" live>
            {problemWords(words, failure)}
          </Note>
        ) : null}
        <p className={classes['soft']}>{t('personPrivacy.text', { name })}</p>
        {going ? (
          <p role="status">
            {t('personPrivacy.taking')} {going.received > 0 ? sizeWords(words.locale, going.received) : null}
          </p>
        ) : null}
        <div className={classes['acts']}>
          {going ? (
            <Button onClick={onStop}>{t('app.cancel')}</Button>
          ) : (
            <Button icon={<IconDownload aria-hidden="true" />} onClick={onTake}>
              {t('personPrivacy.take')}
            </Button>
          )}
          {onErase ? (
            <Button variant="danger" icon={<IconTrash aria-hidden="true" />} onClick={onErase}>
              {t('personPrivacy.erase')}
            </Button>
          ) : null}
        </div>
      </Sheet>
    </Section>
  )
}
