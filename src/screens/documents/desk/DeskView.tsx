import { IconCircleCheck, IconDownload, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { BesideTitle } from '../../shared/list/BesideTitle.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { type Document, isSigned } from '../document.types.ts'
import type { DocumentTrail } from './desk.types.ts'
import { ChangeDocument, type Changing } from './ChangeDocument.tsx'
import { NewVersion, type Uploading } from './NewVersion.tsx'
import { type Reminding, type Saving, Signatories } from './Signatories.tsx'
import { Trail } from './Trail.tsx'
import { useStacked } from './useStacked.ts'
import { Versions } from './Versions.tsx'
import classes from './desk.module.css'

interface DeskViewProps {
  document: Document
  /** The finished paper is there, and can be saved. */
  saving: Saving | null
  /** null: this one may not remind. */
  reminding: Reminding | null
  /** Saves it marked as a draft; null: this one may not, or it is finished. */
  drafting: Saving | null
  /** null: this one changes nothing. */
  changing: Changing | null
  /** null: this one uploads nothing. */
  uploading: Uploading | null
  trail: Loadable<DocumentTrail>
  checkedAt: number
  checking: boolean
  onCheck: () => void
  now: number
  /** The paper, to be read; null: there is no file yet. */
  children: ReactNode
}

/** A document for whoever keeps an eye on it: the paper, who has signed, which files there were and what happened. */
export function DeskView({
  document,
  saving,
  reminding,
  drafting,
  changing,
  uploading,
  trail,
  checkedAt,
  checking,
  onCheck,
  now,
  children,
}: DeskViewProps) {
  const { t } = useWords()
  const stacked = useStacked()
  const all = document.signatories.length
  const isSignedByMany = document.wants === 'signatures'
  const signed = document.signatories.filter(isSigned).length
  const signatories = isSignedByMany ? (
    <Signatories document={document} saving={saving} reminding={reminding} now={now} />
  ) : null
  const rest = (
    <Screen
      state={trail}
      width="inside"
      level={2}
      skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
      absent={null}
      refused={null}
    >
      {known => (
        <>
          <Versions versions={known.versions}>
            {uploading ? <NewVersion document={document} uploading={uploading} /> : null}
          </Versions>
          <Trail document={document} trail={known} checkedAt={checkedAt} checking={checking} onCheck={onCheck} />
        </>
      )}
    </Screen>
  )
  return (
    <Page width="wide">
      <BesideTitle>
        {isSignedByMany ? (
          <Chip
            tone={signed === all ? 'good' : 'wait'}
            icon={signed === all ? <IconCircleCheck aria-hidden="true" /> : <IconHourglass aria-hidden="true" />}
          >
            {t('documents.desk.signedOf', { signed, all })}
          </Chip>
        ) : null}
        {drafting ? (
          <Button size="small" icon={<IconDownload aria-hidden="true" />} busy={drafting.busy} onClick={drafting.save}>
            {t('documents.desk.draft')}
          </Button>
        ) : null}
        {changing ? <ChangeDocument document={document} changing={changing} /> : null}
      </BesideTitle>
      {stacked ? (
        <div className={classes['stacked']}>
          {signatories}
          {children}
          {rest}
        </div>
      ) : (
        <div className={classes['desk']}>
          {children ?? <p className={classes['none']}>{t('documents.noFile')}</p>}
          <div className={classes['side']} tabIndex={0} role="group" aria-label={t('documents.desk.side')}>
            {signatories}
            {rest}
          </div>
        </div>
      )}
    </Page>
  )
}
