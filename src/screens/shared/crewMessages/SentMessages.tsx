import { IconSpeakerphone } from '@tabler/icons-react'
import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { loadable } from '../loadable.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { type Audience, asksEvery, messageGroups } from './message.types.ts'
import { Screen } from '../Screen.tsx'
import { SentView } from './SentView.tsx'
import { WriteDialog } from './WriteDialog.tsx'

interface SentMessagesProps {
  crewId: string
  counts: Readonly<Record<Audience, number>>
  now: number
}

/** What whoever leads a crew has to say to it. */
export const SentMessages = (props: SentMessagesProps) => (
  <LateWords groups={messageGroups} waiting={null}>
    <Sent {...props} />
  </LateWords>
)

function Sent({ crewId, counts, now }: SentMessagesProps) {
  const { t } = useWords()
  const [writing, setWriting] = useState(false)
  const messages = $api.useQuery(
    'get',
    '/api/v1/projectCrews/{id}/messages',
    { params: { path: { id: crewId }, query: wholeList } },
    { refetchInterval: asksEvery },
  )
  return (
    <>
      <Button variant="tonal" icon={<IconSpeakerphone aria-hidden="true" />} onClick={() => setWriting(true)}>
        {t('crewMessages.write')}
      </Button>
      <Screen
        state={loadable([messages], messages.data?.items, { keeps: true })}
        width="inside"
        level={3}
        refused={null}
        skeleton={null}
      >
        {items => <SentView messages={items} now={now} />}
      </Screen>
      {writing ? <WriteDialog crewId={crewId} counts={counts} onClose={() => setWriting(false)} /> : null}
    </>
  )
}
