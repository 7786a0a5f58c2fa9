import {
  IconCircleCheck,
  IconEyeCheck,
  type IconFile,
  IconFileUpload,
  IconFolders,
  IconHourglass,
  IconPencil,
  IconPlus,
  IconSignature,
  IconTrash,
} from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Row, Tile } from '../../../ui/Rows/Rows.tsx'
import { deskWidth, useMatches } from '../../../ui/useMatches.ts'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import type { List } from '../../shared/list/useList.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { type Paper, paperStates } from './papers.types.ts'
import classes from './papers.module.css'

interface Shown {
  state: Paper['state'] | null
  typeId: string | null
}

interface PapersViewProps {
  state: Loadable<List<Paper>>
  types: readonly components['schemas']['Caption'][]
  shown: Shown
  address: ListAddress & { q?: string }
  onShow: (shown: Shown) => void
  /** Absent where somebody makes none. */
  onMake: (() => void) | undefined
}

const wantIcons = { signatures: IconSignature, upload: IconFileUpload, reading: IconEyeCheck } as const
const WantIcon = ({ wants }: Pick<Paper, 'wants'>) => {
  const Icon = wantIcons[wants]
  return <Icon aria-hidden="true" />
}
const chips: Record<Paper['state'], { tone: Tone; Icon: typeof IconFile }> = {
  draft: { tone: 'plain', Icon: IconPencil },
  open: { tone: 'wait', Icon: IconHourglass },
  done: { tone: 'good', Icon: IconCircleCheck },
  away: { tone: 'plain', Icon: IconTrash },
}

/** Papers of the agency, the newest first: whom each is about, what it still wants and from whom. */
export function PapersView({ state, types, shown, address, onShow, onMake }: PapersViewProps) {
  const words = useWords()
  const { t, tn } = words
  const wide = useMatches(deskWidth)
  const make = onMake ? (
    <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={onMake}>
      {t('papers.make')}
    </Button>
  ) : undefined
  return (
    <ListScreen
      state={state}
      label={t('papers.title')}
      searchLabel={t('papers.search')}
      address={address}
      countWords={total => tn('papers.count', total)}
      narrowed={shown.state !== null || shown.typeId !== null || (address.q ?? '') !== ''}
      filters={['state', 'type']}
      none={{ title: t('papers.none'), text: t('papers.noneText'), action: make }}
      noneFound={{ text: t('papers.noneFound'), action: t('papers.showAll') }}
      actions={
        <>
          <Button href="/document-types" icon={<IconFolders aria-hidden="true" />}>
            {t('papers.kinds')}
          </Button>
          {make}
        </>
      }
      tools={
        <span className={classes['tools']}>
          <FilterSelect
            label={t('papers.state')}
            anyLabel={t('papers.anyState')}
            value={shown.state ?? ''}
            onChange={to => onShow({ ...shown, state: paperStates.find(one => one === to) ?? null })}
            items={paperStates.map(value => ({ value, label: t(`papers.states.${value}`) }))}
          />
          <FilterSelect
            label={t('papers.kind')}
            anyLabel={t('papers.anyKind')}
            value={shown.typeId ?? ''}
            onChange={to => onShow({ ...shown, typeId: to || null })}
            items={types.map(({ id, caption }) => ({ value: id, label: caption }))}
          />
        </span>
      }
      row={(paper, place) => {
        const { tone, Icon } = chips[paper.state]
        const { concerns } = paper
        const chip = (
          <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
            {t(`papers.states.${paper.state}`)}
          </Chip>
        )
        // Who it is about is who uploads it.
        const waitsFor = paper.wants === 'upload' ? null : paper.waitsFor
        const sub = [
          ...(paper.type.caption === paper.name ? [] : [paper.type.caption]),
          ...(concerns ? [concerns.name ?? t('papers.wholeCrew')] : []),
          ...(paper.signatories > 0
            ? [t('papers.signed', { signed: paper.signed, signatories: paper.signatories })]
            : []),
          ...(waitsFor === null ? [] : [t('papers.waitsFor', { name: waitsFor })]),
          ...(paper.dueDate === null || paper.state !== 'open'
            ? []
            : [t('papers.until', { day: dayWords(words, paper.dueDate) })]),
        ].join(' · ')
        return (
          <Row
            key={paper.id}
            wrap
            place={place}
            href={`/documents/${paper.id}`}
            lead={<Tile icon={<WantIcon wants={paper.wants} />} />}
            title={paper.name}
            sub={
              wide ? (
                sub
              ) : (
                <span className={classes['sub']}>
                  {sub}
                  {chip}
                </span>
              )
            }
            end={wide ? chip : undefined}
          />
        )
      }}
    />
  )
}
