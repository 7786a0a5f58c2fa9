import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { dateIn } from '../../../domain/shift-display.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { dateWords, viewerZone } from '../shared/shift-words.ts'
import { whenWords } from '../shared/when-words.ts'
import type { HandedForm } from './questionnaires.types.ts'

type Shown = 'all' | 'waiting' | 'handedIn'
const shownOnes = ['all', 'waiting', 'handedIn'] as const

interface HandedFormsViewProps {
  state: Loadable<List<HandedForm>>
  address: ListAddress
  shown: Shown
  onShow: (shown: Shown) => void
  narrowed: boolean
  now: number
  onOpen: (form: HandedForm) => void
  onTakeBack?: ((form: HandedForm) => void) | undefined
  /** All that nobody has begun; absent: others are shown. */
  onTakeAllBack?: (() => void) | undefined
}

const dayOf = (words: Words, day: string) => dateWords(words, day, { day: 'numeric', month: 'short', year: 'numeric' })

/** How far it is, and by when it has to be. */
function subWords(words: Words, { answered, asked, dueDate, handedInAt, result }: HandedForm, now: number): string {
  const { t } = words
  if (handedInAt !== null)
    return [
      t('questionnaires.handedInAt', { at: whenWords(words, handedInAt, viewerZone(), now) }),
      ...(result ? [t('questionnaires.rightOf', { right: result.right, count: result.judged })] : []),
      ...(result?.validUntil ? [t('questionnaires.holdsTo', { day: dayOf(words, result.validUntil) })] : []),
    ].join(' · ')
  const late = dueDate !== null && dueDate < dateIn(viewerZone(), now)
  return [
    t('questionnaires.openForm', { answered, count: asked }),
    ...(dueDate === null
      ? []
      : [t(late ? 'questionnaires.overdue' : 'questionnaires.dueBy', { day: dayOf(words, dueDate) })]),
  ].join(' · ')
}

function noneWords(t: Words['t'], shown: Shown, gone: boolean) {
  if (gone) return { title: t('questionnaires.gone'), text: t('questionnaires.goneText') }
  if (shown === 'waiting') return { title: t('questionnaires.noneWaiting'), text: t('questionnaires.noneWaitingText') }
  if (shown === 'handedIn') return { title: t('questionnaires.noneIn'), text: t('questionnaires.noneInText') }
  return { title: t('questionnaires.noResults'), text: t('questionnaires.noResultsText') }
}

/** Everybody it was handed out to; who has handed it in opens to the answers. */
export function HandedFormsView(props: HandedFormsViewProps) {
  const { state, address, shown, onShow, narrowed, now, onOpen, onTakeBack, onTakeAllBack } = props
  const words = useWords()
  const { t, tn } = words
  return (
    <ListScreen
      state={state}
      address={address}
      label={t('questionnaires.resultsTitle')}
      searchLabel={t('questionnaires.search')}
      countWords={total => tn('questionnaires.count', total)}
      none={noneWords(t, shown, state.kind === 'absent')}
      noneFound={{ text: t('questionnaires.notFoundText'), action: t('questionnaires.showAll') }}
      narrowed={narrowed}
      filters={['state']}
      tabs={
        <Tabs
          label={t('questionnaires.stateLabel')}
          value={shown}
          onChange={one => onShow(shownOnes.find(known => known === one) ?? 'all')}
          items={shownOnes.map(value => ({ value, label: t(`questionnaires.states.${value}`) }))}
        />
      }
      {...(onTakeAllBack
        ? { actions: <Button onClick={onTakeAllBack}>{t('questionnaires.takeAllBack')}</Button> }
        : {})}
      row={(form, place) => (
        <Row
          key={form.id}
          place={place}
          wrap
          lead={<Face name={form.person.name} src={form.person.pictureUrl ?? undefined} />}
          title={form.person.name}
          sub={subWords(words, form, now)}
          {...(form.handedInAt === null ? {} : { onClick: () => onOpen(form) })}
          end={
            form.result ? (
              <Chip
                tone={form.result.passed ? 'good' : 'bad'}
                icon={form.result.passed ? <IconCircleCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
              >
                {t(form.result.passed ? 'questionnaires.passed' : 'questionnaires.failed')}
              </Chip>
            ) : form.handedInAt === null && form.answered === 0 && onTakeBack ? (
              <Button size="small" onClick={() => onTakeBack(form)}>
                {t('questionnaires.takeBack')}
              </Button>
            ) : null
          }
        />
      )}
    />
  )
}
