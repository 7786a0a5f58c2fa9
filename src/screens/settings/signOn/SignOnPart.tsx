import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { lazily } from '../../../ui/lazily.tsx'

const SignOnDialog = lazily(
  async () => (await import('./SignOnDialog.tsx')).SignOnDialog,
  () => null,
)

/** The way to where planners and the office log in. */
export function SignOnPart() {
  const { t } = useWords()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button icon={<IconUserCheck aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('settings.signOn.title')}
      </Button>
      {opened ? <SignOnDialog onClose={() => setOpened(false)} /> : null}
    </>
  )
}
