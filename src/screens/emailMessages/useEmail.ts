import { mayUse } from '../../../domain/auth/rights.ts'
import { useSession } from '../../access/session.ts'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { loadable } from '../shared/loadable.ts'
import { useDownload } from '../shared/useDownload.ts'
import { useProjectHref } from '../shared/useProjectHref.ts'
import type { EmailViewProps } from './EmailView.tsx'
import { useReadsMail } from './useReadsMail.ts'

/** An e-mail with its files, and what may be done with it; null: none is chosen. */
export function useEmail(id: string | null): EmailViewProps {
  const { t } = useWords()
  const { user } = useSession()
  const reads = useReadsMail()
  const projectHref = useProjectHref()
  const download = useDownload('email attachment')
  const enabled = { enabled: reads && id !== null }
  const path = { id: id ?? '' }
  const message = $api.useQuery('get', '/api/v1/emailMessages/{id}', { params: { path } }, enabled)
  const files = $api.useQuery(
    'get',
    '/api/v1/emailMessages/{id}/emailMessageAttachments',
    { params: { path, query: wholeList } },
    { enabled: enabled.enabled && message.data !== undefined && message.data.attachments > 0 },
  )
  const content =
    message.data && (message.data.attachments === 0 || files.data)
      ? { message: message.data, attachments: files.data?.items ?? [] }
      : undefined
  return {
    state: reads ? loadable([message, files], content) : { kind: 'refused' },
    aboutHref: ({ kind, key }) => {
      const named = encodeURIComponent(key)
      if (kind === 'project') return projectHref(key)
      if (kind === 'document') return `/documents/${named}`
      return mayUse(user, 'invoices') ? `/invoice/${named}` : null
    },
    downloading: download.busy,
    onDownload: ({ id: file, name }) =>
      void download.save(
        name,
        () =>
          unwrap(
            api.GET('/api/v1/emailMessageAttachments/{id}/download', {
              params: { path: { id: file } },
              parseAs: 'blob',
            }),
          ),
        t('mailbox.downloaded'),
      ),
  }
}
