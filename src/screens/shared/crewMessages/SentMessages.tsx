import { IconSpeakerphone } from '@tabler/icons-react'
import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { LateWords } from '../loading/LateWords.tsx'
import { type Audience, asksEvery, messageGroups } from './message.types.ts'
import { SentView } from './SentView.tsx'
import { WriteDialog } from './WriteDialog.tsx'

/** Messages that stand on the page of a crew; those before are old news. */
const shown = 3

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
    { params: { path: { id: crewId }, query: { limit: shown, page: 1 } } },
    { refetchInterval: asksEvery },
  )
  return (
    <>
      <Button variant="tonal" icon={<IconSpeakerphone aria-hidden="true" />} onClick={() => setWriting(true)}>
        {t('crewMessages.write')}
      </Button>
      <SentView messages={messages.data?.items ?? []} now={now} />
      {writing ? <WriteDialog crewId={crewId} counts={counts} onClose={() => setWriting(false)} /> : null}
    </>
  )
}
