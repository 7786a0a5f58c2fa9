import {
  IconEyeCheck,
  IconFileUpload,
  IconPencilCheck,
  IconPlus,
  IconRosetteDiscountCheck,
  IconSignature,
} from '@tabler/icons-react'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { functionWords } from '../shared/words/shift-words.ts'
import { type Kind, type Way, wayOf } from './document-types.types.ts'
import classes from './documentTypes.module.css'

const icons = {
  drawing: IconSignature,
  ink: IconPencilCheck,
  qualified: IconRosetteDiscountCheck,
  upload: IconFileUpload,
  reading: IconEyeCheck,
} as const
const WayIcon = ({ way }: { way: Way }) => {
  const Icon = icons[way]
  return <Icon aria-hidden="true" />
}

/** Who signs, then what it proves, in one line. */
function kindWords(words: Words, kind: Kind): string {
  const { t, tn } = words
  const signers = kind.signatories.map(({ role, person }) => (person ? `${role} (${person.name})` : role))
  return [
    t(`documentTypes.ways.${wayOf(kind)}`),
    t(`documentTypes.subjects.${kind.subject}`),
    ...(signers.length ? [signers.join(kind.signatoriesOrder === 'one by one' ? ' → ' : ', ')] : []),
    ...(kind.proves.length
      ? [t('documentTypes.provesOf', { functions: kind.proves.map(one => functionWords(words, one)).join(', ') })]
      : []),
    ...(kind.dueDays === null ? [] : [tn('documentTypes.within', kind.dueDays)]),
  ].join(' · ')
}

interface DocumentTypesViewProps {
  state: Loadable<readonly Kind[]>
  /** Null: a new one. Absent: one may only look. */
  onOpen: ((kind: Kind | null) => void) | undefined
}

/** Kinds of papers: what each wants, who signs it, and how many there are. */
export function DocumentTypesView({ state, onOpen }: DocumentTypesViewProps) {
  const words = useWords()
  const { t, tn } = words
  const add = onOpen ? (
    <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={() => onOpen(null)}>
      {t('documentTypes.add')}
    </Button>
  ) : undefined
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
      {kinds => (
        <Page width="list">
          {kinds.length === 0 ? (
            <StatePanel kind="empty" title={t('documentTypes.none')} actions={add}>
              {t('documentTypes.noneText')}
            </StatePanel>
          ) : (
            <div className={classes['page']}>
              <div className={classes['head']}>
                <p>{t('documentTypes.intro')}</p>
                {add}
              </div>
              <Rows label={t('documentTypes.title')}>
                {kinds.map(kind => (
                  <Row
                    key={kind.id}
                    wrap
                    {...(onOpen ? { onClick: () => onOpen(kind), chevron: true } : {})}
                    lead={<Tile icon={<WayIcon way={wayOf(kind)} />} />}
                    title={kind.caption}
                    sub={kindWords(words, kind)}
                    end={kind.papers > 0 ? <span>{tn('documentTypes.papers', kind.papers)}</span> : undefined}
                  />
                ))}
              </Rows>
            </div>
          )}
        </Page>
      )}
    </Screen>
  )
}
