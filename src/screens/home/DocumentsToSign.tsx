import { IconHourglass, IconSignature } from '@tabler/icons-react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useFirst } from '../shared/list/useFirst.ts'
import type { DocumentToSign } from './home.types.ts'
import classes from './home.module.css'

/** Asked for at once; home shows the first few and all at a tap. */
const most = 100
const often = 60_000

/** What one has to sign, and what waits for others before. */
export function useDocumentsToSign(): readonly DocumentToSign[] {
  const { user } = useSession()
  const { data } = $api.useQuery(
    'get',
    '/api/v1/documentsToSign',
    { params: { query: { limit: most, page: 1 } } },
    { enabled: mayCall(user, 'listDocumentsToSign'), refetchInterval: often },
  )
  return data?.items ?? []
}

export function DocumentsToSign({ documents }: { documents: readonly DocumentToSign[] }) {
  const { t } = useWords()
  const { shown, showAll } = useFirst(documents)
  if (documents.length === 0) return null
  return (
    <Section title={t('home.documents')} end={documents.filter(({ turn }) => turn).length}>
      <Rows label={t('home.documents')}>
        {shown.map(({ id, name, type, turn, place, signatories, waitsFor }) => (
          <Row
            key={id}
            wrap
            href={`/documents/${id}`}
            lead={<Tile icon={turn ? <IconSignature aria-hidden="true" /> : <IconHourglass aria-hidden="true" />} />}
            title={name}
            sub={[
              type.caption,
              turn
                ? t('home.documentToSign', { place, count: signatories })
                : t('home.documentWaits', { name: waitsFor ?? '' }),
            ].join(' · ')}
          />
        ))}
      </Rows>
      {showAll ? (
        <div className={classes['more']}>
          <Button onClick={showAll}>{t('home.showAll', { count: documents.length })}</Button>
        </div>
      ) : null}
    </Section>
  )
}
