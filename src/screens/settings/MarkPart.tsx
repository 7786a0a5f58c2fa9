import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { TenantMark } from '../../ui/TenantMark/TenantMark.tsx'
import classes from './settings.module.css'

const MarkDialog = lazily(
  async () => (await import('./MarkDialog.tsx')).MarkDialog,
  () => null,
)

/** What the agency is known by, and the way to another one; it is kept at once, whatever else of the form is not. */
export function MarkPart() {
  const { t } = useWords()
  const session = useSession().tenant.mark
  // Pages that are open already have the one they were opened with.
  const settings = $api.useQuery('get', '/api/v1/settings', {}, { enabled: false })
  const mark = settings.data?.look.mark ?? session
  const [opened, setOpened] = useState(false)
  const isOwn = mark.startsWith('/')
  return (
    <Sheet as="div">
      <div className={classes['mark']}>
        <TenantMark mark={mark} size="m" />
        <span>
          <b>{t('settings.mark.title')}</b>
          <br />
          {t(isOwn ? 'settings.mark.own' : 'settings.mark.drawn')}
        </span>
        <Button icon={<IconPencil aria-hidden="true" />} onClick={() => setOpened(true)}>
          {t('settings.mark.change')}
        </Button>
      </div>
      {opened ? <MarkDialog current={isOwn ? mark : null} onClose={() => setOpened(false)} /> : null}
    </Sheet>
  )
}
