import { IconClipboardCopy } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import classes from './settings.module.css'

/** What has to be entered elsewhere, letter by letter. */
export function Copied({ text, onCopy }: { text: string; onCopy: (text: string) => void }) {
  const { t } = useWords()
  return (
    <span className={classes['copied']}>
      <code>{text}</code>
      <IconButton
        label={t('settings.hosts.copy', { what: text })}
        icon={<IconClipboardCopy aria-hidden="true" />}
        onClick={() => onCopy(text)}
      />
    </span>
  )
}
