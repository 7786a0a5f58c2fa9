import { useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useDownload } from '../../shared/useDownload.ts'
import type { Project } from '../project.types.ts'
import { AcceptDialog, DeclineDialog } from './AnswerDialogs.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'
import { QuotesView } from './QuotesView.tsx'
import type { Quotation } from './quoting.types.ts'

interface ProjectQuotesProps {
  project: Project
  now: number
  /** Shows nothing at all where nothing was offered. */
  quiet?: boolean
  /** What it takes and costs stands beside already: only offers are shown. */
  beside?: boolean
}

const groups: readonly Group[] = ['app', 'shell', 'projects', 'quotations', 'signOff', 'costs']
/** How often it is asked for again, ms: the other side answers meanwhile. */
const often = 10_000

/** What a project comes to and was offered for, with words that come with it. */
export function ProjectQuotes(props: ProjectQuotesProps) {
  const { t } = useWords()
  return (
    <LateWords groups={groups} waiting={props.quiet ? null : <SkeletonRows count={6} label={t('app.loading')} />}>
      <Quotes {...props} />
    </LateWords>
  )
}

type Doing = { what: 'quote' } | { what: 'accept' | 'decline' | 'withdraw'; quotation: Quotation }

function Quotes({ project, now, quiet = false, beside = false }: ProjectQuotesProps) {
  const { t } = useWords()
  const { user } = useSession()
  const path = { id: project.id }
  const asked = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/quotations',
    { params: { path } },
    { refetchInterval: often },
  )
  const withdraw = useCommand('post', '/api/v1/quotations/{id}/withdraw', { touches: ['projects', 'quotations'] })
  const file = useDownload('quotation')
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const known = asked.data
  if (quiet && !known?.quotations.length) return null
  const act = (what: 'accept' | 'decline' | 'withdraw', operation: Parameters<typeof mayCall>[1]) =>
    mayCall(user, operation) ? (quotation: Quotation) => setDoing({ what, quotation }) : undefined
  const suggested = project.contact?.name ?? ''
  const answering = { company: project.company.name, suggested, onClose: close }
  return (
    <>
      <Screen
        state={loadable([asked], known)}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={6} label={t('app.loading')} />}
        absent={{ title: t('projects.none'), text: t('projects.noneText') }}
      >
        {content => (
          <QuotesView
            known={content}
            beside={beside}
            now={now}
            onQuote={
              !project.closed && mayCall(user, 'releaseQuotation') ? () => setDoing({ what: 'quote' }) : undefined
            }
            onAccept={act('accept', 'acceptQuotation')}
            onDecline={act('decline', 'declineQuotation')}
            onWithdraw={act('withdraw', 'withdrawQuotation')}
            busy={file.busy}
            onFile={({ id, number }) =>
              void file.save(
                `${number}.pdf`,
                () => unwrap(api.GET('/api/v1/quotations/{id}/file', { params: { path: { id } }, parseAs: 'blob' })),
                t('quotations.saved'),
              )
            }
          />
        )}
      </Screen>
      {doing?.what === 'quote' && known?.planned ? (
        <QuoteDialog project={project.id} known={known} planned={known.planned} onClose={close} />
      ) : null}
      {doing?.what === 'accept' ? <AcceptDialog quotation={doing.quotation} {...answering} /> : null}
      {doing?.what === 'decline' ? <DeclineDialog quotation={doing.quotation} {...answering} /> : null}
      <ConfirmDialog
        opened={doing?.what === 'withdraw'}
        title={t('quotations.withdrawAsk')}
        subtitle={t('quotations.withdrawText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('quotations.withdraw')}
        onSafe={close}
        onRisky={() => {
          if (doing?.what !== 'withdraw') return
          close()
          void withdraw.give({ params: { path: { id: doing.quotation.id } } }, { done: t('quotations.withdrawn') })
        }}
      />
    </>
  )
}
