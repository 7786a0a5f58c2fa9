import { IconWorldWww } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'

const HostsDialog = lazily(
  async () => (await import('./HostsDialog.tsx')).HostsDialog,
  () => null,
)

/** The way to where the agency is reached. */
export function HostsPart() {
  const { t } = useWords()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button icon={<IconWorldWww aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('settings.hosts.title')}
      </Button>
      {opened ? <HostsDialog onClose={() => setOpened(false)} /> : null}
    </>
  )
}
