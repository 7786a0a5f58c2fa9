import { IconDownload } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { install, installWay, onInstall } from '../install.ts'
import classes from './Shell.module.css'

/** Puts the application on the device, where the browser offers it; on iOS, how to. */
export function InstallEntry() {
  const { t } = useWords()
  const way = useSyncExternalStore(onInstall, installWay)
  if (way === 'byHand') return <p className={classes['hint']}>{t('shell.install.byHand')}</p>
  if (way !== 'asks') return null
  return (
    <Button variant="line" full icon={<IconDownload aria-hidden="true" />} onClick={install}>
      {t('shell.install.button')}
    </Button>
  )
}
