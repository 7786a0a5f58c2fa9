import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { AskedList } from './AskedList.tsx'

interface AskedDialogProps {
  onClose: () => void
  onAsk: () => void
}

/** What was asked before, and who has answered what. */
export function AskedDialog({ onClose, onAsk }: AskedDialogProps) {
  const { t } = useWords()
  const now = useNow()
  const [opened, setOpened] = useState<string | null>(null)
  const list = $api.useQuery(
    'get',
    '/api/v1/dateQuestions',
    { params: { query: wholeList } },
    { refetchInterval: 30_000 },
  )
  const answers = $api.useQuery(
    'get',
    '/api/v1/dateQuestions/{id}',
    { params: { path: { id: opened ?? '' } } },
    { enabled: opened !== null, refetchInterval: 30_000 },
  )
  const close = useCommand('post', '/api/v1/dateQuestions/{id}/close', { touches: ['dateQuestions'] })
  return (
    <Dialog
      opened
      wide
      title={t('dateQuestions.earlier')}
      closeLabel={t('app.close')}
      onClose={onClose}
      footer={
        <Button variant="main" onClick={onAsk}>
          {t('dateQuestions.ask')}
        </Button>
      }
    >
      <Screen
        state={loadable([list], list.data)}
        width="inside"
        skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
      >
        {({ items }) => (
          <AskedList
            questions={items}
            answers={loadable([answers], answers.data?.id === opened ? answers.data : undefined)}
            opened={opened}
            now={now}
            busy={close.busy}
            onOpen={setOpened}
            onTakeBack={id => void close.give({ params: { path: { id } } }, { done: t('dateQuestions.takenBack') })}
          />
        )}
      </Screen>
    </Dialog>
  )
}
