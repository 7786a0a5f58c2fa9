import { IconPhone } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { telHref } from '../hrefs.ts'
import { functionWords, monthWords } from '../words/shift-words.ts'
import type { Approval } from './approvals.types.ts'
import classes from './approvals.module.css'

/** Whose it is, what they can do, and how they are reached. */
export function WhoCard({ person }: { person: Approval['person'] }) {
  const words = useWords()
  const { t } = words
  const { name, pictureUrl, phone, functions, since } = person
  return (
    <div className={classes['who']}>
      <Face name={name} src={pictureUrl ?? undefined} size="l" />
      <div className={classes['whoWords']}>
        <h3>{name}</h3>
        {functions.length > 0 ? (
          <p className={classes['soft']}>{functions.map(one => functionWords(words, one)).join(', ')}</p>
        ) : null}
        <p className={classes['soft']}>{t('approvals.since', { day: monthWords(words, since) })}</p>
      </div>
      {phone === null ? null : (
        <IconButton
          label={t('approvals.call', { name })}
          icon={<IconPhone aria-hidden="true" />}
          href={telHref(phone)}
        />
      )}
    </div>
  )
}
