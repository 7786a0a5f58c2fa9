import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { MailNoticesView } from './MailNoticesView.tsx'

/** Whether one is sent e-mails that are not necessary; nothing where there is no address. */
export function MailNotices() {
  const { t } = useWords()
  const asked = $api.useQuery('get', '/api/v1/emailMessages/notices')
  const change = useCommand('post', '/api/v1/emailMessages/notices')
  const turn = (on: boolean) =>
    void change.give({ body: { on } }, { done: t(on ? 'profile.notices.turnedOn' : 'profile.notices.turnedOff') })
  if (asked.data?.address === null) return null
  return <MailNoticesView state={loadable([asked], asked.data)} busy={change.busy} onTurn={turn} />
}
