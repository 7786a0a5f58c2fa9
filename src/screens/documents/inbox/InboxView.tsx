import { IconHourglass } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useFirst } from '../../shared/list/useFirst.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { CertificateRow } from './CertificateRow.tsx'
import { inboxGroups } from './inbox-groups.ts'
import type { Inbox, OwnPaper, PersonDocument } from './inbox.types.ts'
import { OwnRow } from './OwnRow.tsx'
import classes from './inbox.module.css'

interface InboxViewProps {
  state: Loadable<Inbox>
  /** YYYY-MM-DD. */
  today: string
}

/** What waits for oneself, what one has shown, and what waits for others. */
export function InboxView({ state, today }: InboxViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<SkeletonRows count={7} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('payrollsDocuments.none'), text: t('payrollsDocuments.noneText') }}
    >
      {inbox => <Groups inbox={inbox} today={today} />}
    </Screen>
  )
}

function Groups({ inbox, today }: { inbox: Inbox; today: string }) {
  const { t } = useWords()
  const { own, certificates, others } = inboxGroups(inbox)
  if (own.length + certificates.length + others.length === 0)
    return (
      <Page>
        <StatePanel kind="empty" title={t('payrollsDocuments.none')}>
          {t('payrollsDocuments.noneText')}
        </StatePanel>
      </Page>
    )
  return (
    <Page width="list">
      <div className={classes['parts']}>
        {own.length > 0 ? (
          <Section title={t('payrollsDocuments.forYou')} end={own.length}>
            <Rows label={t('payrollsDocuments.forYou')}>
              {own.map(paper => (
                <OwnRow key={idOf(paper)} paper={paper} today={today} />
              ))}
            </Rows>
          </Section>
        ) : null}
        {certificates.length > 0 ? (
          <div className={classes['certificates']}>
            <Certificates certificates={certificates} today={today} />
          </div>
        ) : null}
        {others.length > 0 ? (
          <div>
            <Section title={t('payrollsDocuments.forOthers')} end={others.length}>
              <Rows label={t('payrollsDocuments.forOthers')}>
                {others.map(document => (
                  <OthersRow key={document.id} document={document} />
                ))}
              </Rows>
            </Section>
          </div>
        ) : null}
      </div>
    </Page>
  )
}

function idOf(paper: OwnPaper): string {
  if (paper.kind === 'form') return paper.form.id
  return paper.kind === 'again' ? paper.training.id : paper.document.id
}

function Certificates({ certificates, today }: { certificates: readonly PersonDocument[]; today: string }) {
  const { t } = useWords()
  const { shown, showAll } = useFirst(certificates)
  return (
    <Section
      title={t('payrollsDocuments.certificates')}
      end={
        showAll ? (
          <TextLink onClick={showAll}>{t('payrollsDocuments.all', { count: certificates.length })}</TextLink>
        ) : (
          certificates.length
        )
      }
    >
      <Rows label={t('payrollsDocuments.certificates')}>
        {shown.map(document => (
          <CertificateRow key={document.id} document={document} today={today} />
        ))}
      </Rows>
    </Section>
  )
}

function OthersRow({ document: { id, name, type, waitsFor } }: { document: PersonDocument }) {
  const { t } = useWords()
  return (
    <Row
      wrap
      href={`/documents/${id}`}
      lead={<Tile tone="plain" icon={<IconHourglass aria-hidden="true" />} />}
      title={name}
      sub={waitsFor ? t('payrollsDocuments.waitsFor', { name: waitsFor }) : type.caption}
      chevron={false}
    />
  )
}
