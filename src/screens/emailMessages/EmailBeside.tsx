import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { EmailView } from './EmailView.tsx'
import { useEmail } from './useEmail.ts'

/** The one that is opened, beside the list. */
export function EmailBeside({ id }: { id: string }) {
  const { t } = useWords()
  return (
    <EmailView
      {...useEmail(id)}
      inside
      tools={
        <IconButton
          label={t('mailbox.own')}
          icon={<IconArrowsDiagonal aria-hidden="true" />}
          href={`/email-messages/${id}`}
        />
      }
    />
  )
}
