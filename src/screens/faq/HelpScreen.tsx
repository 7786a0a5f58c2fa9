import { useState } from 'react'
import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useCommand } from '../shared/useCommand.ts'
import { HelpView } from './HelpView.tsx'
import { audienceNamed, audiences } from './faq.types.ts'
import { useHelp } from './useHelp.ts'

const FaqDialog = lazily(
  () => import('./FaqDialog.tsx').then(all => all.FaqDialog),
  () => null,
)

/** The help centre of whoever is logged in; planning and the office keep it here as well. */
export default function HelpScreen() {
  const { t } = useWords()
  const { user } = useSession()
  const keeps = mayCall(user, 'saveFaq')
  const { asked, change, view, linkTo } = useHelp(mayUse(user, 'faq'))
  const vote = useCommand('post', '/api/v1/faq/{id}/vote')
  const [editing, setEditing] = useState<{ id: string | null } | null>(null)
  const id = editing?.id ?? null
  const details = $api.useQuery(
    'get',
    '/api/v1/faq/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== null },
  )
  const own = audiences.find(one => one !== 'everyone' && user.loginTypes.includes(one)) ?? 'everyone'
  const close = () => setEditing(null)
  return (
    <>
      <HelpView
        {...view}
        audience={
          keeps
            ? {
                value: audienceNamed(asked.get('for')) ?? own,
                onChange: audience => change({ for: audience === own ? null : audience, topic: null }),
              }
            : undefined
        }
        onAdd={keeps ? () => setEditing({ id: null }) : undefined}
        ways={{
          linkTo,
          onVote: ({ id: path }, helped) =>
            void vote.give({ params: { path: { id: path } }, body: { helped } }, { done: t('faq.thanks') }),
          ...(keeps ? { onEdit: faq => setEditing({ id: faq.id }) } : {}),
        }}
      />
      {editing && id === null ? <FaqDialog faq={null} onClose={close} /> : null}
      {id !== null && details.data ? <FaqDialog key={id} faq={details.data} onClose={close} /> : null}
    </>
  )
}
