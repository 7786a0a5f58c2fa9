import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { viewerZone } from '../words/shift-words.ts'
import { whenWords } from '../words/when-words.ts'
import type { Approval, Deciding } from './approvals.types.ts'
import { CaseFrame } from './CaseFrame.tsx'
import classes from './approvals.module.css'

interface PictureCaseViewProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
  /** null: on its way, or put away. */
  blob: Blob | null
}

/** The new face beside the one that is seen until then. */
export function PictureCaseView({ item, deciding, now, blob }: PictureCaseViewProps) {
  const words = useWords()
  const { t } = words
  const { name, pictureUrl } = item.person
  return (
    <CaseFrame
      {...{ item, deciding, now }}
      title={t('approvals.picture')}
      onApprove={() => deciding?.onDecide({ outcome: 'approved', corrected: null })}
    >
      {deciding || blob ? (
        <div className={classes['faces']}>
          <figure>
            <figcaption>
              <b>{t('approvals.new')}</b>
              <span className={classes['soft']}>
                {t('approvals.sentAt', { at: whenWords(words, item.since, viewerZone(), now) })}
              </span>
            </figcaption>
            <Picture blob={blob} label={t('approvals.newFace', { name })} />
          </figure>
          {deciding ? (
            <figure>
              <figcaption>
                <b>{t('approvals.stillSeen')}</b>
              </figcaption>
              <Face name={name} src={pictureUrl ?? undefined} size="xl" />
            </figure>
          ) : null}
        </div>
      ) : null}
    </CaseFrame>
  )
}
